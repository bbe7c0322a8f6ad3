import type { LeadCheck } from "@/lib/domain/leads/visible-check";
import { LANGS } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { MAX_PLAN_STEPS } from "@/lib/domain/check/plan";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { buttonClass } from "@/components/ui/button";
import { momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadCheckProps = DeskProps & { id: string; check: LeadCheck | null };

/** Results, answers and analysis, if their owner consented. */
export function LeadCheck({ lang, words, id, check }: LeadCheckProps) {
  const { detail, questions, answers: answerWords } = words;
  const given = QUESTION_IDS.filter((id) => check?.answers[id]);
  if (!check || given.length === 0) return <p className="max-w-prose">{detail.noCheck}</p>;
  const { answers, analysis, attempts } = check;
  return (
    <>
      {attempts.length === 0 ? (
        <p>{detail.open}</p>
      ) : (
        <>
          <h3>{detail.checks}</h3>
          <ul className="mt-2">
            {attempts.map(({ completedAt, result }) => (
              <li key={completedAt}>
                {fill(detail.scoreOf, {
                  date: momentIn(lang, completedAt),
                  score: result.healthScore,
                  grade: result.grade,
                })}
              </li>
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap gap-3">
            {LANGS.map((one) => (
              <a
                key={one}
                className={buttonClass("secondary")}
                href={`/api/desk/leads/${id}/report.pdf?lang=${one}`}
                download
              >
                {detail.pdf[one]}
              </a>
            ))}
          </p>
        </>
      )}
      <details className="entry">
        <summary>{detail.answers}</summary>
        <dl>
          {given.map((id) => (
            <div key={id} className="border-t border-rule py-3 first:border-0 sm:flex sm:gap-6">
              <dt className="min-w-0 flex-1">{questions[id]}</dt>
              <dd className="font-semibold sm:w-40">{answerWords[answers[id]!]}</dd>
            </div>
          ))}
        </dl>
      </details>
      {analysis && (
        <details className="entry">
          <summary>{detail.insights}</summary>
          <Lines lines={analysis.insights} lang={analysis.lang} />
          <p className="mt-2">{detail.source[analysis.source]}</p>
          <h3 className="mt-6">{detail.steps}</h3>
          <Lines lines={analysis.nextSteps.slice(0, MAX_PLAN_STEPS)} lang={analysis.lang} />
        </details>
      )}
    </>
  );
}

const Lines = ({ lines, lang }: { lines: readonly string[]; lang: string }) => (
  <ul lang={lang} className="list-tick mt-3">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
