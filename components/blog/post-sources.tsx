import type { BlogWords } from "@/lib/content/en/blog";
import type { Post } from "@/lib/content/slices/posts";
import { LedgerSection } from "@/components/shared/ledger-section";

type PostSourcesProps = { words: BlogWords["sources"]; post: Post };

/** The sources of a post, and what each says. */
export function PostSources({ words, post }: PostSourcesProps) {
  return (
    <LedgerSection id="sources" title={words.title} lead={words.lead}>
      <ul className="entries">
        {post.sources.map(({ name, url }, at) => (
          <li key={name}>
            {url ? (
              <a
                className="inline-flex min-h-11 items-center font-semibold text-red underline"
                href={url}
                rel="noopener"
                lang="en"
              >
                {name}
              </a>
            ) : (
              <span className="font-semibold" lang="en">
                {name}
              </span>
            )}
            <p>{post.words.sources[at]}</p>
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}
