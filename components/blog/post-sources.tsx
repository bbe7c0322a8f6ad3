import { contentIn } from "@/lib/content";
import type { Source } from "@/lib/content/facts/post-facts";
import type { Post } from "@/lib/content/slices/posts";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PostDate } from "./post-date";

/** Publisher and date, and where the text was read: enough to find it when the link is dead. */
function Origin({ lang, source }: { lang: Lang; source: Source }) {
  const words = contentIn(lang).blog.sources;
  const { publisher, published, checkedOn, copyAt } = source;
  return (
    <p className="text-base text-soft">
      <span lang="en">{publisher}</span>
      {published && (
        <>
          , <PostDate lang={lang} date={published} />
        </>
      )}
      . {words.read}: <PostDate lang={lang} date={checkedOn} />
      {copyAt && `, ${fill(words.copy, { at: copyAt })}`}
    </p>
  );
}

/** What a post rests on: what each source says, and what was corrected since the post was published. */
export function PostSources({ lang, post }: { lang: Lang; post: Post }) {
  const words = contentIn(lang).blog.sources;
  const { corrected, sources: said } = post.words;
  return (
    <LedgerSection id="sources" title={words.title} lead={words.lead}>
      <ul className="entries">
        {post.sources.map((source, at) => (
          <li key={source.url}>
            <a className="text-link" href={source.url} rel="noopener" lang="en">
              {source.title}
            </a>
            <p>{said[at]}</p>
            <Origin lang={lang} source={source} />
          </li>
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
