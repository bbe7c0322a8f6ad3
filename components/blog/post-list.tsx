import type { Post } from "@/lib/content/slices/posts";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { PostDate } from "./post-date";

type PostListProps = { lang: Lang; posts: readonly Post[] };

/** The posts as lines of a ledger: date, title, summary. */
export function PostList({ lang, posts }: PostListProps) {
  return (
    <ul className="entries">
      {posts.map(({ slug, date, words: { title, description } }) => (
        <li key={slug} className="gap-x-8 md:grid md:grid-cols-[11rem_1fr]">
          <p className="text-base text-soft md:pt-1">
            <PostDate lang={lang} date={date} />
          </p>
          <div>
            <h2 className="text-2xl">
              <a
                className="underline decoration-rule decoration-2 hover:decoration-red"
                href={pathIn(lang, `/blog/${slug}`)}
              >
                {title}
              </a>
            </h2>
            <p className="mt-2 max-w-prose">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
