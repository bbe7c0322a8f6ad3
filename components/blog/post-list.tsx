import { contentIn } from "@/lib/content";
import { postsIn } from "@/lib/content/slices/posts";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Drawing } from "@/components/shared/drawing";
import { PostDate } from "./post-date";

/** The posts with the drawing of the area each is about: the newest across the page, the others in two columns. */
export function PostList({ lang }: { lang: Lang }) {
  return (
    <ul className="grid gap-x-14 border-t border-ink lg:grid-cols-2">
      {postsIn(lang).map(({ slug, date, words, area }, at) => {
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
                {contentIn(lang).areas.titles[area]}
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
