import { PAGE_DRAWINGS } from "@/lib/content/facts/page-drawings";
import { postPath } from "@/lib/content/facts/public-pages";
import { postsByProblem } from "@/lib/content/slices/posts";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Drawing } from "@/components/shared/drawing";

/** The posts by the problem they are about: a column each where there is room. */
export const PostList = ({ lang }: { lang: Lang }) => (
  <div className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
    {postsByProblem(lang).map(({ id, title, posts }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <ul className="entries mt-4">
          {posts.map(({ slug, words }) => (
            <li key={slug}>
              <Drawing
                name={PAGE_DRAWINGS[postPath(slug)]}
                className="float-right mb-2 ml-4 w-16"
              />
              <h3>
                <a className="underline" href={pathIn(lang, postPath(slug))}>
                  {words.title}
                </a>
              </h3>
              <p className="mt-2 text-base">{words.description}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
