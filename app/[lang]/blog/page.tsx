import type { Metadata } from "next";
import { QuizButton } from "@/components/check/quiz-button";
import { Drawing } from "@/components/shared/drawing";
import { PageHead } from "@/components/shared/page-head";
import { WashBand } from "@/components/shared/wash-band";
import { PostList } from "@/components/blog/post-list";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { postsIn } from "@/lib/content/slices/posts";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/blog");

export default async function BlogPage() {
  const lang = await currentLang();
  const { areas, blog } = contentIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/blog")]} />
      <PageHead
        title={blog.title}
        lead={blog.lead}
        drawing={<Drawing name="tea-glass" className="mr-6 hidden w-44 shrink-0 sm:block" />}
      />
      <div className="page py-8 lg:py-12">
        <PostList lang={lang} posts={postsIn(lang)} areaTitles={areas.titles} />
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
