import { CheckPaper } from "@/components/check/check-paper";
import { HealthCheckPage } from "@/components/check/health-check-page";
import { ResumingScript } from "@/components/check/resuming-script";
import { BrandMark } from "@/components/site/marks";
import { LanguageSwitch } from "@/components/site/links";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { pathIn } from "@/lib/domain/core/languages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { env } from "@/lib/server/core/env";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";
import { Drawing } from "@/components/shared/drawing";

export const generateMetadata = publicMetadata("/health-check");

export default async function Page() {
  const lang = await currentLang();
  const words = contentIn(lang);
  const { areas, chrome, healthCheck, pages, questions } = words;
  const { list, paper } = healthCheck;
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
        <div className="check-intro px-4 pt-4 pb-8 print:hidden">
          <p className="mt-3 text-soft">{healthCheck.lead}</p>
          <p className="mt-6 hidden max-w-prose noscript:block">{healthCheck.withoutScript}</p>
        </div>
      </div>
      <CheckPaper words={words} url={new URL(pathIn(lang, "/health-check"), env().siteUrl).href} />
      {/* For visitors without JavaScript, and for search engines. */}
      <section className="check-list bg-card print:hidden" aria-labelledby="all-questions">
        <details className="page max-w-[39rem]">
          <summary className="py-5">
            <h2 id="all-questions" className="inline text-[1.125rem]">
              {list.heading}
            </h2>
          </summary>
          <p className="mt-3 text-soft">{list.lead}</p>
          {SECTIONS.map(({ id: area, questionIds }) => (
            <section key={area} className="mt-10">
              <h3 className="flex items-center gap-3">
                <Drawing name={`area-${area}`} className="w-12" />
                {areas.titles[area]}
              </h3>
              <div className="mt-3 border-b border-rule">
                {questionIds.map((id) => (
                  <details key={id} id={id} className="entry">
                    <summary>{questions.wording[id]}</summary>
                    <p>
                      <strong className="block text-base text-red">{list.firstStep}</strong>
                      <span>{questions.steps[id]}</span>
                    </p>
                  </details>
                ))}
              </div>
            </section>
          ))}
          <p className="mt-8 text-base text-soft">{list.scoring}</p>
          <p className="mb-12 flex flex-wrap gap-x-6">
            <a className="text-link" href={pathIn(lang, "/sheets/health-check")}>
              {paper.title}
            </a>
            <a className="text-link" href={pathIn(lang, "/health-check/method")}>
              {pages.names.method}
            </a>
          </p>
        </details>
      </section>
    </>
  );
}
