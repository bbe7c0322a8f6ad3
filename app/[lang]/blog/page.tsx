import { QuizButton } from "@/components/check/quiz-button";
import { PageHead } from "@/components/shared/page-head";
import { WashBand } from "@/components/shared/wash-band";
import { PostList } from "@/components/blog/post-list";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

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
