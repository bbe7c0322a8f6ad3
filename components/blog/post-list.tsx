import type { Post } from "@/lib/content/slices/posts";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SectionId } from "@/lib/domain/check/sections";
import { Drawing } from "@/components/shared/drawing";
import { PostDate } from "./post-date";

type PostListProps = {
  lang: Lang;
  /** The newest first. */
  posts: readonly Post[];
  areaTitles: Readonly<Record<SectionId, string>>;
};

/** The posts with the drawing of the area each is about: the newest across the page, the others in two columns. */
export function PostList({ lang, posts, areaTitles }: PostListProps) {
  return (
    <ul className="grid gap-x-14 border-t border-ink lg:grid-cols-2">
      {posts.map(({ slug, date, words, area }, at) => {
        const isNewest = at === 0;
        return (
          <li
            key={slug}
            className={`flex gap-4 border-b border-rule py-5 ${isNewest ? "lg:col-span-2 lg:items-center lg:gap-10 lg:py-9" : "sm:gap-6"}`}
          >
            <Drawing
              name={`area-${area}`}
              loading={isNewest ? "eager" : "lazy"}
              className={`size-12 shrink-0 ${isNewest ? "sm:size-20 lg:size-36" : "sm:size-16"}`}
            />
            <div className="min-w-0">
              <p className="text-base leading-snug text-soft">
                {areaTitles[area]}
                <span className="block">
                  <PostDate lang={lang} date={date} />
                </span>
              </p>
              <h2 className={`mt-1.5 ${isNewest ? "max-w-2xl text-2xl lg:text-title" : "text-xl"}`}>
                <a className="underline" href={pathIn(lang, `/blog/${slug}`)}>
                  {words.title}
                </a>
              </h2>
              <p className="mt-2 max-w-prose">{words.description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
