import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QuizButton } from "@/components/check/quiz-button";
import { Contents } from "@/components/shared/lists";
import { PostBody } from "@/components/blog/post-body";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import {
  headingsIn,
  type Post,
  postsByProblem,
  postsIn,
  sheetFilePath,
} from "@/lib/content/slices/posts";
import { PAGE_DRAWINGS, postPath, toolPath } from "@/lib/content/facts/public-pages";
import { currentLang } from "@/lib/server/site/page-here";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { blogPosting, breadcrumbs } from "@/lib/server/site/structured-data";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { site } from "@/lib/content/facts/site";
import { Drawing } from "@/components/shared/drawing";
import { PostDate, SourceEntry } from "@/components/blog/source-entry";
import { sheetPath } from "@/lib/content/blog/sheet-facts";
import { QUESTION_IDS, sectionOf } from "@/lib/domain/check/sections";
import { LedgerSection } from "@/components/shared/sections";

/** A link to the post after this one: of the same problem, after its last one of the next problem. */
function NextPost({ lang, post }: { lang: Lang; post: Post }) {
  const { next, problems } = contentIn(lang).blog;
  const path = postsByProblem(lang).flatMap(({ posts }) => posts);
  const at = path.findIndex(({ slug }) => slug === post.slug);
  const { area, slug, words } = path[(at + 1) % path.length]!;
  return (
    <LedgerSection id="next" title={next} lead={problems[area]}>
      <p>
        <a className="text-xl font-bold text-red underline" href={pathIn(lang, postPath(slug))}>
          {words.title}
        </a>
      </p>
      <p className="mt-2 max-w-prose">{words.description}</p>
    </LedgerSection>
  );
}

/** What a post rests on: what each source says. */
function PostSources({ lang, post }: { lang: Lang; post: Post }) {
  const words = contentIn(lang).blog.sources;
  return (
    <LedgerSection id="sources" title={words.title} lead={words.lead}>
      <ul className="entries">
        {post.sources.map((source, at) => (
          <SourceEntry key={source.url} lang={lang} source={source} said={post.words.sources[at]} />
        ))}
        {post.sources.length === 0 && (
          <li>
            <p>{words.none}</p>
          </li>
        )}
      </ul>
    </LedgerSection>
  );
}

/** The questions of the check that a post helps with, each linked to its place on the check's page. */
function PostHelps({ lang, post }: { lang: Lang; post: Post }) {
  const { blog, questions } = contentIn(lang);
  const { helps } = post.words;
  return (
    <LedgerSection id="helps" title={blog.helps.title} lead={blog.helps.lead}>
      <ul className="entries">
        {QUESTION_IDS.filter((id) => helps[id]).map((id) => (
          <li key={id} className="flex items-start gap-4">
            <Drawing name={`area-${sectionOf(id).id}`} className="mt-1 w-12" />
            <div>
              <a className="text-link" href={pathIn(lang, `/health-check#${id}`)}>
                {questions.wording[id]}
              </a>
              <p>{helps[id]}</p>
            </div>
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}

const LINK = "inline-flex min-h-11 items-center underline";

/** What belongs to a post: a tool, or a sheet to print with its file for a spreadsheet. */
function PostHelp({ lang, post: { help } }: { lang: Lang; post: Post }) {
  const { blog, sheets, tools } = contentIn(lang);
  const isTool = "tool" in help;
  const path = isTool ? toolPath(help.tool) : sheetPath(help.sheet);
  return (
    <>
      <p className="font-semibold">{isTool ? blog.tool : blog.sheet}</p>
      <a className={`${LINK} mt-1 text-red`} href={pathIn(lang, path)}>
        {isTool ? tools.all[help.tool].question : sheets.all[help.sheet].title}
      </a>
      {!isTool && (
        <p>
          <a
            className={`${LINK} text-base text-soft`}
            href={sheetFilePath(lang, help.sheet)}
            download
          >
            {sheets.csv}
          </a>
        </p>
      )}
    </>
  );
}

/** The top of a post: breadcrumbs, title, lead, author and date. */
function PostHead({ lang, post }: { lang: Lang; post: Post }) {
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

export const dynamicParams = false;
export const generateStaticParams = () => POST_FACTS.map(({ slug }) => ({ slug }));

type PostPageProps = { params: Promise<{ slug: string }> };

const postAt = async (params: PostPageProps["params"]) => {
  const { slug } = await params;
  return postsIn(await currentLang()).find((post) => post.slug === slug) ?? notFound();
};

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { slug, date, updated } = await postAt(params);
  return pageMetadata(await currentLang(), postPath(slug), { date, updated });
}

export default async function PostPage({ params }: PostPageProps) {
  const lang = await currentLang();
  const { blog } = contentIn(lang);
  const post = await postAt(params);
  return (
    <>
      <JsonLd things={[blogPosting(lang, post), breadcrumbs(lang, postPath(post.slug))]} />
      <article>
        <PostHead lang={lang} post={post} />
        <div className="page margin-line ledger-columns">
          <div className="ledger-head">
            <div className="lg:sticky lg:top-8">
              <PostHelp lang={lang} post={post} />
              <div className="mt-5 lg:mt-8">
                <Contents
                  title={blog.contents}
                  items={headingsIn(post.words.body).map((text, at) => ({
                    href: `#part-${at + 1}`,
                    text,
                  }))}
                />
              </div>
            </div>
          </div>
          <div className="ledger-body">
            <PostBody lang={lang} blocks={post.words.body}>
              <aside className="mt-8 border-l-4 border-red bg-card px-4 py-4 sm:px-6">
                <p className="font-semibold">{blog.close.title}</p>
                <p className="mt-1 mb-3">{blog.close.text}</p>
                <QuizButton lang={lang} kind="check" className={buttonClass("secondary")}>
                  {blog.close.button}
                </QuizButton>
              </aside>
            </PostBody>
          </div>
        </div>
        <PostHelps lang={lang} post={post} />
        <PostSources lang={lang} post={post} />
      </article>
      <NextPost lang={lang} post={post} />
    </>
  );
}
