import { SourceEntry } from "@/components/blog/source-entry";
import { Drawing } from "@/components/shared/drawing";
import { FactList, TextList } from "@/components/shared/lists";
import { LedgerSection, PageHead } from "@/components/shared/sections";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { dateIn } from "@/lib/content/facts/facts-in";
import {
  METHOD_SOURCES,
  type MethodSourceId,
  QUESTION_SOURCES,
} from "@/lib/content/facts/method-facts";
import { CONCERN_POINTS } from "@/lib/domain/check/answers";
import { levelPercent } from "@/lib/domain/check/level-areas";
import {
  type QuestionId,
  QUESTIONS_SINCE,
  QUESTIONS_VERSION,
  SECTIONS,
} from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

/** Where the practice behind a question comes from: the source, listed further down, or our judgement. */
function Origin({ lang, id }: { lang: Lang; id: QuestionId }) {
  const words = contentIn(lang).method.questions;
  const source = QUESTION_SOURCES[id];
  return (
    <p className="text-base text-soft">
      {source ? (
        <>
          {words.source}{" "}
          <a className="text-red underline" href={`#${source}`} lang="en">
            {METHOD_SOURCES[source].publisher}
          </a>
        </>
      ) : (
        words.own
      )}
    </p>
  );
}

/** Every question with the practice behind it and its source. */
function QuestionPractices({ lang }: { lang: Lang }) {
  const { areas, method, questions } = contentIn(lang);
  return SECTIONS.map(({ id: area, questionIds }) => (
    <section key={area} className="mt-10 first:mt-0" aria-labelledby={area}>
      <h3 id={area} className="flex items-center gap-3">
        <Drawing name={`area-${area}`} className="w-12" />
        {areas.titles[area]}
      </h3>
      <ul className="entries mt-3">
        {questionIds.map((id) => (
          <li key={id}>
            <p className="font-semibold">{questions.wording[id]}</p>
            <p>{method.practices[id]}</p>
            <Origin lang={lang} id={id} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

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
