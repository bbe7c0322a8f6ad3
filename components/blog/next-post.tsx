import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import type { Post } from "@/lib/content/slices/posts";
import { LedgerSection } from "@/components/shared/ledger-section";

/** A link to the next post. */
export function NextPost({ lang, post }: { lang: Lang; post: Post }) {
  return (
    <LedgerSection id="next" title={contentIn(lang).blog.next}>
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
