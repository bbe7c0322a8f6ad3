import { HealthCheckPage } from "@/components/check/health-check-page";
import { ResumingScript } from "@/components/check/resuming-script";
import { QuestionList } from "@/components/check/question-list";
import { BrandMark } from "@/components/site/marks";
import { LanguageSwitch } from "@/components/site/language-switch";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { pathIn } from "@/lib/domain/core/languages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

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
