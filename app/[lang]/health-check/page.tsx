import type { Metadata } from "next";
import { HealthCheckPage } from "@/components/check/health-check-page";
import { QuestionList } from "@/components/check/question-list";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { SECTIONS } from "@/lib/domain/check/sections";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/health-check");

export default async function Page() {
  const lang = await currentLang();
  const { areas, healthCheck, questions } = contentIn(lang);
  const { questions: _questions, steps: _steps, ...words } = checkWordsIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/health-check")]} />
      <div className="check-room px-4 pt-8 sm:px-6">
        <div className="check-intro">
          <h1>{healthCheck.title}</h1>
          {/* Larger than the question, which is drawn later: the largest text of the page is there at once. */}
          <p className="mt-3 text-xl/normal text-soft">{healthCheck.lead}</p>
        </div>
        <p className="mt-6 mb-12 hidden max-w-prose noscript:block">{healthCheck.withoutScript}</p>
        <div className="check-page my-6 noscript:hidden">
          <HealthCheckPage lang={lang} words={words} />
        </div>
      </div>
      <div className="check-list">
        <QuestionList
          words={healthCheck.list}
          areas={SECTIONS.map(({ id, questionIds }) => ({
            title: areas.titles[id],
            questions: questionIds.map((question) => ({
              id: question,
              text: questions.wording[question],
              step: questions.steps[question],
            })),
          }))}
        />
      </div>
    </>
  );
}
