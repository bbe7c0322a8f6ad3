import { QuestionPractices } from "@/components/about/question-practices";
import { SourceEntry } from "@/components/blog/source-entry";
import { Drawing } from "@/components/shared/drawing";
import { FactList, TextList } from "@/components/shared/lists";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { dateIn } from "@/lib/content/facts/facts-in";
import { METHOD_SOURCES, type MethodSourceId } from "@/lib/content/facts/method-facts";
import { CONCERN_POINTS } from "@/lib/domain/check/answers";
import { levelPercent } from "@/lib/domain/check/level-areas";
import { QUESTIONS_SINCE, QUESTIONS_VERSION } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/health-check/method");

export default async function MethodPage() {
  const lang = await currentLang();
  const { limits, made, questions, score, sources, ...words } = contentIn(lang).method;
  const shares = { level: levelPercent(0), close: levelPercent(CONCERN_POINTS.maybe) };
  const version = { version: QUESTIONS_VERSION, date: dateIn(lang, QUESTIONS_SINCE) };
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/health-check/method")]} />
      <PageHead
        title={words.title}
        lead={words.lead}
        drawing={<Drawing name="measuring-tape" className="hidden w-52 shrink-0 md:block" />}
      />
      <LedgerSection id="score" title={score.title}>
        <p className="border-y border-ink py-4 text-lead font-bold text-balance">{score.formula}</p>
        <TextList items={score.points} />
      </LedgerSection>
      <LedgerSection id="limits" title={limits.title}>
        <TextList items={limits.points.map((point) => fill(point, shares))} />
      </LedgerSection>
      <LedgerSection id="questions" title={questions.title} lead={questions.lead}>
        <QuestionPractices lang={lang} />
      </LedgerSection>
      <LedgerSection id="sources" title={words.sourcesTitle}>
        <ul className="entries">
          {(Object.keys(METHOD_SOURCES) as MethodSourceId[]).map((id) => (
            <SourceEntry
              key={id}
              id={id}
              lang={lang}
              source={METHOD_SOURCES[id]}
              said={sources[id]}
            />
          ))}
        </ul>
      </LedgerSection>
      <LedgerSection id="made" title={made.title}>
        <FactList
          facts={[
            { label: made.labels.version, fact: fill(made.version, version) },
            { label: made.labels.review, fact: made.review },
          ]}
        />
        <p className="mt-4 flex flex-wrap gap-x-8">
          <a className="text-link" href={pathIn(lang, "/health-check")}>
            {made.check}
          </a>
          <a className="text-link" href={pathIn(lang, "/contact")}>
            {made.write}
          </a>
        </p>
      </LedgerSection>
    </>
  );
}
