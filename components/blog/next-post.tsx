import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { Post } from "@/lib/content/slices/posts";
import { LedgerSection } from "@/components/shared/ledger-section";

type NextPostProps = { lang: Lang; title: string; post: Post };

/** A link to the next post. */
export function NextPost({ lang, title, post }: NextPostProps) {
  return (
    <LedgerSection id="next" title={title}>
      <p>
        <a
          className="text-xl font-bold text-red underline"
          href={pathIn(lang, `/blog/${post.slug}`)}
        >
          {post.words.title}
        </a>
      </p>
      <p className="mt-2 max-w-prose">{post.words.description}</p>
    </LedgerSection>
  );
}
