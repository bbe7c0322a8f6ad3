import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { PAGE_DRAWINGS } from "@/lib/content/facts/page-drawings";
import { postPath } from "@/lib/content/facts/public-pages";
import type { Post } from "@/lib/content/slices/posts";
import { Drawing } from "@/components/shared/drawing";
import { PostDate } from "./post-date";

/** The top of a post: breadcrumbs, title, lead, author and date. */
export function PostHead({ lang, post }: { lang: Lang; post: Post }) {
  const words = contentIn(lang).blog;
  const author = site.author?.[lang] ?? site.name;
  return (
    <header className="border-b border-rule">
      <div className="page margin-line flex items-end justify-between gap-10 pt-4 pb-8 lg:pt-8 lg:pb-12">
        <div>
          <nav aria-label={words.path}>
            <ol className="flex flex-wrap gap-x-2 text-base text-soft">
              {(
                [
                  ["/", words.home],
                  ["/blog", words.name],
                ] as const
              ).map(([path, name]) => (
                <li key={path}>
                  <a
                    className="inline-flex min-h-11 items-center text-ink underline"
                    href={pathIn(lang, path)}
                  >
                    {name}
                  </a>
                  <span aria-hidden="true" className="pl-2">
                    /
                  </span>
                </li>
              ))}
              <li className="inline-flex min-h-11 items-center" aria-current="page">
                {post.words.short}
              </li>
            </ol>
          </nav>
          <h1 className="mt-3 max-w-4xl">{post.words.title}</h1>
          <p className="mt-4 max-w-2xl text-lead text-soft">{post.words.lead}</p>
          <p className="mt-5 flex flex-wrap gap-x-6 text-base text-soft">
            <span>{fill(words.byline, { author })}</span>
            <span>
              {words.published}: <PostDate lang={lang} date={post.date} />
            </span>
            {post.updated !== post.date && (
              <span>
                {words.updated}: <PostDate lang={lang} date={post.updated} />
              </span>
            )}
          </p>
        </div>
        <Drawing
          name={PAGE_DRAWINGS[postPath(post.slug)]}
          loading="eager"
          className="hidden w-44 shrink-0 lg:block"
        />
      </div>
    </header>
  );
}
