import { HealthCheckPage } from "@/components/check/health-check-page";
import { ResumingScript } from "@/components/check/resuming-script";
import { BrandMark } from "@/components/site/marks";
import { LanguageSwitch } from "@/components/site/links";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { pathIn } from "@/lib/domain/core/languages";
import { type SectionId, SECTIONS } from "@/lib/domain/check/sections";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";
import { Drawing } from "@/components/shared/drawing";

type QuestionListProps = {
  areas: ReadonlyArray<{
    id: SectionId;
    title: string;
    questions: ReadonlyArray<{ id: string; text: string; step: string }>;
  }>;
  words: { heading: string; lead: string; scoring: string; firstStep: string };
  method: { href: string; text: string };
};

/** All questions with their free first steps, for visitors without JavaScript, for paper, and for search engines. */
const QuestionList = ({ areas, words, method }: QuestionListProps) => (
  <section className="check-list bg-card" aria-labelledby="all-questions">
    <details className="page max-w-[39rem]">
      <summary className="py-5">
        <h2 id="all-questions" className="inline text-[1.125rem]">
          {words.heading}
        </h2>
      </summary>
      <p className="mt-3 text-soft">{words.lead}</p>
      {areas.map(({ id: area, title, questions }) => (
        <section key={title} className="mt-10">
          <h3 className="flex items-center gap-3">
            <Drawing name={`area-${area}`} className="w-12" />
            {title}
          </h3>
          <div className="mt-3 border-b border-rule">
            {questions.map(({ id, text, step }) => (
              <details key={id} id={id} className="entry">
                <summary>{text}</summary>
                <p>
                  <strong className="block text-base text-red">{words.firstStep}</strong>
                  <span>{step}</span>
                </p>
              </details>
            ))}
          </div>
        </section>
      ))}
      <p className="mt-8 text-base text-soft">{words.scoring}</p>
      <a className="text-link mb-12" href={method.href}>
        {method.text}
      </a>
    </details>
  </section>
);

export const generateMetadata = publicMetadata("/health-check");

export default async function Page() {
  const lang = await currentLang();
  const { areas, chrome, healthCheck, pages, questions } = contentIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/health-check")]} />
      <ResumingScript />
      <div className="check-room">
        <div className="check-page">
          <HealthCheckPage
            lang={lang}
            words={checkWordsIn(lang)}
            heading={healthCheck.title}
            links={
              <span className="check-links">
                <a
                  className="bar-link"
                  href={pathIn(lang, "/")}
                  aria-label={chrome.brand}
                  target="_self"
                >
                  <BrandMark />
                </a>
                <LanguageSwitch lang={lang} className="bar-link text-red" />
              </span>
            }
          />
        </div>
        <div className="check-intro px-4 pt-4 pb-8">
          <p className="mt-3 text-soft">{healthCheck.lead}</p>
          <p className="mt-6 hidden max-w-prose noscript:block">{healthCheck.withoutScript}</p>
        </div>
      </div>
      <QuestionList
        words={healthCheck.list}
        method={{ href: pathIn(lang, "/health-check/method"), text: pages.names.method }}
        areas={SECTIONS.map(({ id, questionIds }) => ({
          id,
          title: areas.titles[id],
          questions: questionIds.map((question) => ({
            id: question,
            text: questions.wording[question],
            step: questions.steps[question],
          })),
        }))}
      />
    </>
  );
}
