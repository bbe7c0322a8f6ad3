import { contentIn } from "@/lib/content";
import type { Post } from "@/lib/content/slices/posts";
import type { Lang } from "@/lib/domain/core/languages";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PostDate } from "./post-date";
import { SourceEntry } from "./source-entry";

/** What a post rests on: what each source says, and what was corrected since the post was published. */
export function PostSources({ lang, post }: { lang: Lang; post: Post }) {
  const words = contentIn(lang).blog.sources;
  const { corrected, sources: said } = post.words;
  return (
    <LedgerSection id="sources" title={words.title} lead={words.lead}>
      <ul className="entries">
        {post.sources.map((source, at) => (
          <SourceEntry key={source.url} lang={lang} source={source} said={said[at]} />
        ))}
        {corrected && (
          <li>
            <p>
              <strong>
                {words.corrected} <PostDate lang={lang} date={post.updated} />:
              </strong>{" "}
              {corrected}
            </p>
          </li>
        )}
        {post.sources.length === 0 && (
          <li>
            <p>{words.none}</p>
          </li>
        )}
      </ul>
    </LedgerSection>
  );
}
