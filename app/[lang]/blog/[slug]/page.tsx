import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QuizButton } from "@/components/check/quiz-button";
import { Contents } from "@/components/shared/contents";
import { NextPost } from "@/components/blog/next-post";
import { PostBody } from "@/components/blog/post-body";
import { PostHead } from "@/components/blog/post-head";
import { PostHelp } from "@/components/blog/post-help";
import { PostHelps } from "@/components/blog/post-helps";
import { PostSources } from "@/components/blog/post-sources";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { POST_FACTS } from "@/lib/content/facts/post-facts";
import { headingsIn, postsIn } from "@/lib/content/slices/posts";
import { postPath } from "@/lib/content/facts/public-pages";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { blogPosting, breadcrumbs } from "@/lib/server/site/structured-data";

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
