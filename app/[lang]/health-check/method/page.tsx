import { SourceEntry } from "@/components/blog/source-entry";
import { Drawing } from "@/components/shared/drawing";
import { FactList, TextList } from "@/components/shared/lists";
import { LedgerSection, PageHead, WideSection } from "@/components/shared/sections";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { dateIn } from "@/lib/content/facts/facts-in";
import {
  METHOD_SOURCES,
  type MethodSourceId,
  QUESTION_SOURCES,
} from "@/lib/content/facts/method-facts";
import { QUESTION_IDS, QUESTIONS_SINCE, QUESTIONS_VERSION } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

/** The problems of the check that rest on a source, in the order asked; null: on our own judgement. */
const topicsOf = (lang: Lang, source: MethodSourceId | null): string =>
  QUESTION_IDS.filter((id) => QUESTION_SOURCES[id] === source)
    .map((id) => contentIn(lang).result.topics[id])
    .join(" · ");

export const generateMetadata = publicMetadata("/health-check/method");

export default async function MethodPage() {
  const lang = await currentLang();
  const { limits, made, questions, score, sources, ...words } = contentIn(lang).method;
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
        <TextList items={limits.points} />
      </LedgerSection>
      <WideSection id="questions" title={questions.title} lead={questions.lead}>
        <ul className="entries sm:grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {(Object.keys(METHOD_SOURCES) as MethodSourceId[]).map((id) => (
            <SourceEntry
              key={id}
              lang={lang}
              source={METHOD_SOURCES[id]}
              said={sources[id]}
              topics={topicsOf(lang, id)}
            />
          ))}
          <li>
            <p className="mb-1 font-semibold first-letter:uppercase">{topicsOf(lang, null)}</p>
            <p>{questions.own}</p>
          </li>
        </ul>
      </WideSection>
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
