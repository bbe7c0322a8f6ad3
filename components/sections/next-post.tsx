import { type Lang, pathIn } from "@/lib/domain/languages";
import type { Post } from "@/lib/content/posts";
import { LedgerSection } from "./ledger-section";

type NextPostProps = { lang: Lang; title: string; post: Post };

/** What to read after a post. */
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
