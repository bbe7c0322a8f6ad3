import type { ReactNode } from "react";
import { ScoreAndGrade } from "@/components/check/score-and-grade";
import { LedgerProgress } from "@/components/check/ledger-progress";
import { usePlanNotes } from "@/components/plan/use-plan-notes";
import { LedgerSection } from "@/components/shared/sections";
import { buttonClass } from "@/components/ui/button";
import { dayIn, weekdayIn } from "@/components/ui/date-format";
import type { FinishedCheck } from "@/lib/browser/account/my-record";
import type { AccountCheckWords } from "@/lib/content/slices/account-words";
import type { AccountPageWords, AccountWords } from "@/lib/content/en/account";
import type { Attempt } from "@/lib/domain/account/record";
import { type Answers, firstUnanswered, isComplete } from "@/lib/domain/check/answers";
import { bandOf } from "@/lib/domain/check/grades";
import { planProgress } from "@/lib/domain/check/plan";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

type OpenCheckProps = { lang: Lang; words: AccountWords["open"]; answers: Answers };

/** An unfinished check; the check's page opens at its first open question. */
function OpenCheck({ lang, words, answers }: OpenCheckProps) {
  const total = QUESTION_IDS.length;
  const done = Object.keys(answers).length;
  const isDone = isComplete(answers);
  const label = fill(isDone ? words.complete : words.text, { done, total });
  return (
    <LedgerSection id="open" title={words.title}>
      <div className="max-w-md">
        <LedgerProgress done={done} total={total} label={label} section="" />
      </div>
      <a className={buttonClass("primary", "mt-5")} href={pathIn(lang, "/health-check")}>
        {isDone ? words.finish : fill(words.next, { n: firstUnanswered(answers) + 1 })}
      </a>
    </LedgerSection>
  );
}

type HalfSectionProps = { id: string; title: string; children: ReactNode };

/** A section beside another one on a wide screen, below it on a phone. */
const HalfSection = ({ id, title, children }: HalfSectionProps) => (
  <section className="min-w-0" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** The plan shows this many steps: those of now, or the last ones that are done. */
const SHOWN_STEPS = 3;

type PlanProps = {
  lang: Lang;
  words: AccountWords["plan"];
  topics: AccountCheckWords["topics"];
  last: FinishedCheck;
};

/** The steps of the plan, what is done and for when, and the way to them; without a concern nothing. */
function Plan({ lang, words, topics, last }: PlanProps) {
  const { marks } = usePlanNotes(lang);
  const steps = planProgress(last.answers, marks).slice(-SHOWN_STEPS);
  if (steps.length === 0) return null;
  return (
    <HalfSection id="plan" title={words.title}>
      <ul className="entries mt-5">
        {steps.map(({ n, questionId, doneAt, dueAt }) => (
          <li key={questionId} className="flex items-baseline justify-between gap-4">
            <span className="flex min-w-0 gap-2 font-semibold">
              <span className="text-red">{n}.</span>
              <span className="first-letter:uppercase">{topics[questionId]}</span>
            </span>
            {doneAt !== null ? (
              <span className="shrink-0 font-semibold text-green">{words.done}</span>
            ) : (
              <span className="shrink-0 text-soft">
                {dueAt === null ? words.open : weekdayIn(lang, dueAt)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <a
        className={buttonClass("primary", "mt-5")}
        href={pathIn(lang, "/health-check")}
        target="_self"
      >
        {words.button}
      </a>
    </HalfSection>
  );
}

type LastProps = {
  lang: Lang;
  words: AccountWords["last"];
  check: AccountCheckWords;
  last: FinishedCheck;
  attempts: readonly Attempt[];
};

/** The score of the last finished check with its day; behind a line those before. */
const Last = ({ lang, words, check, last, attempts }: LastProps) => (
  <HalfSection id="last" title={words.title}>
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <ScoreAndGrade words={check.health} result={last.result} />
      <p className="flex-[1_1_7rem]">
        <span className="text-xl leading-tight font-bold">
          {check.bands[bandOf(last.result.healthScore)]}
        </span>
        {last.completedAt !== null && (
          <span className="mt-1 block text-soft">{dayIn(lang, last.completedAt)}</span>
        )}
      </p>
    </div>
    {attempts.length > 1 && (
      <details className="entry mt-5 border-y border-rule">
        <summary>{fill(words.all, { n: attempts.length })}</summary>
        <ul className="pb-3">
          {[...attempts].reverse().map(({ completedAt, result }) => (
            <li key={completedAt} className="flex justify-between gap-4 py-1.5">
              <span>{dayIn(lang, completedAt)}</span>
              <span className="font-semibold">{`${result.healthScore} / 100 · ${result.grade}`}</span>
            </li>
          ))}
        </ul>
      </details>
    )}
  </HalfSection>
);

type MyChecksProps = {
  lang: Lang;
  words: AccountPageWords;
  check: AccountCheckWords;
  last: FinishedCheck | null;
  /** With their dates, oldest first; empty if only the device's data is known. */
  attempts: readonly Attempt[];
  openAnswers: Answers | null;
};

/** The open check, else the plan; and the last score. */
export const MyChecks = ({ lang, words, check, last, attempts, openAnswers }: MyChecksProps) => (
  <>
    {openAnswers && <OpenCheck lang={lang} words={words.open} answers={openAnswers} />}
    {last && (
      <div className="page margin-line grid items-start gap-x-14 gap-y-10 py-8 lg:auto-cols-fr lg:grid-flow-col lg:py-14">
        {!openAnswers && <Plan {...{ lang, last }} words={words.plan} topics={check.topics} />}
        <Last {...{ lang, check, last, attempts }} words={words.last} />
      </div>
    )}
  </>
);
