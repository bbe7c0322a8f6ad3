import { QuizButton } from "@/components/check/quiz-button";
import { PageHead, WashBand } from "@/components/shared/sections";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";
import { PAGE_DRAWINGS, postPath } from "@/lib/content/facts/public-pages";
import { postsByProblem } from "@/lib/content/slices/posts";
import { Drawing } from "@/components/shared/drawing";

/** The posts by the problem they are about: a column each where there is room. */
const PostList = ({ lang }: { lang: Lang }) => (
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

export const generateMetadata = publicMetadata("/blog");

export default async function BlogPage() {
  const lang = await currentLang();
  const { blog } = contentIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/blog")]} />
      <PageHead title={blog.title} lead={blog.lead} />
      <div className="page py-8 lg:py-12">
        <PostList lang={lang} />
        <p className="mt-4">
          <a
            className="inline-flex min-h-11 items-center text-red underline"
            href={pathIn(lang, "/feed")}
            target="_self"
          >
            {blog.feed}
          </a>
        </p>
      </div>
      <WashBand id="check" title={blog.close.title} text={blog.close.text} drawing="phone">
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary")}>
          {blog.close.button}
        </QuizButton>
      </WashBand>
    </>
  );
}
