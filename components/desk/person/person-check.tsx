import type { LeadCheck } from "@/lib/domain/leads/visible-check";
import { LANGS } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import type { Answers } from "@/lib/domain/check/answers";
import type { PlanMarks } from "@/lib/domain/check/plan-marks";
import { daysLate, planProgress } from "@/lib/domain/check/plan";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { buttonClass } from "@/components/ui/button";
import { momentIn, planDayIn } from "@/components/ui/date-format";
import { Fold } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";

type PersonCheckProps = DeskProps & {
  /** The id of the lead with the check. */
  id: string;
  check: LeadCheck;
  /** The server's time, epoch ms. */
  now: number;
};

/** Results, answers and analysis, if their owner consented. */
export function PersonCheck({ lang, words, id, check, now }: PersonCheckProps) {
  const { detail, questions, answers: answerWords } = words;
  const given = QUESTION_IDS.filter((id) => check.answers[id]);
  if (given.length === 0) return <p className="max-w-prose">{detail.noCheck}</p>;
  const { answers, analysis, attempts, plan } = check;
  // What fills up an AI's list is ours, and is tied to no answer.
  const isOfSource = (_: string, at: number) =>
    analysis?.source !== "ai" || analysis.insightIds[at]?.questionIds.length !== 0;
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
          <PlanLine {...{ lang, words, now }} answers={attempts[0]!.answers} marks={plan.marks} />
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
      <Fold title={detail.answers}>
        <dl>
          {given.map((id) => (
            <div key={id} className="border-t border-rule py-3 first:border-0 sm:flex sm:gap-6">
              <dt className="min-w-0 flex-1">{questions[id]}</dt>
              <dd className="font-semibold sm:w-40">{answerWords[answers[id]!]}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      {analysis && (
        <Fold title={detail.insights}>
          <ul lang={analysis.lang} className="list-tick mt-3">
            {analysis.insights.filter(isOfSource).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2">{detail.source[analysis.source]}</p>
        </Fold>
      )}
    </>
  );
}

type PlanLineProps = DeskProps & { answers: Answers; marks: PlanMarks; now: number };

/** How far the owner is with the plan of the newest check, in one line; nothing before the first tick or day. */
function PlanLine({ lang, words, answers, marks, now }: PlanLineProps) {
  const { plan } = words.detail;
  const said = planProgress(answers, marks).flatMap((step) => {
    const days = daysLate(step, now);
    if (step.doneAt !== null) return [fill(plan.done, { n: step.n })];
    if (days) return [fill(plan.late, { n: step.n, days })];
    return step.dueAt === null
      ? []
      : [fill(plan.due, { n: step.n, day: planDayIn(lang, step.dueAt) })];
  });
  return said.length === 0 ? null : <p className="mt-4 font-semibold">{said.join(" · ")}</p>;
}
