import { useState } from "react";
import { type Answer, ANSWERS } from "@/lib/domain/check/answers";
import { planProgress } from "@/lib/domain/check/plan";
import { NO_MARK } from "@/lib/domain/check/plan-marks";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { QuestionId } from "@/lib/domain/check/sections";
import { fill, inRupees } from "@/lib/domain/core/fill";
import type { CheckWords } from "@/lib/content/slices/check-words";
import type { PlanPartWords } from "@/lib/content/slices/plan-words";
import type { OwnNotes } from "./use-plan-notes";

type AskAgainProps = {
  words: PlanPartWords;
  check: CheckWords;
  outcome: Outcome;
  /** When the check was finished, epoch ms. */
  finishedAt: number;
  notes: OwnNotes;
};

const AGAIN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** Thirty days later: the questions of the plan again, before and after beside each other. It is no new check. */
export function AskAgain({ words, check, outcome, finishedAt, notes }: AskAgainProps) {
  const { marks, mark } = notes;
  const [isDue] = useState(() => Date.now() - finishedAt >= AGAIN_AFTER_MS);
  if (!isDue) return null;
  const { title, lead, before, now } = words.again;
  const { kept } = words.win;
  const { answers: text } = check.quiz.question;
  const option = (id: QuestionId, answer: Answer) => (
    <button
      key={answer}
      type="button"
      className="choice"
      aria-pressed={marks[id]?.again === answer}
      onClick={() => mark(id, { again: answer })}
    >
      {text[answer]}
    </button>
  );
  return (
    <section className="mt-5 print:hidden" aria-label={title}>
      <h4 className="text-lg font-bold">{title}</h4>
      <p className="text-base text-soft">{lead}</p>
      <ul className="entries">
        {planProgress(outcome.answers, marks).map(({ questionId: id, answer }) => {
          const { again, won } = marks[id] ?? NO_MARK;
          return (
            <li key={id}>
              <p className="text-lead font-semibold">{check.questions[id]}</p>
              <p className="mt-1 grid grid-cols-2 gap-3">
                <span className="text-soft">{fill(before, { answer: text[answer] })}</span>
                <span className="font-semibold" role="status">
                  {again && fill(now, { answer: text[again] })}
                </span>
              </p>
              {won !== null && <p>{fill(kept, { sum: inRupees(won) })}</p>}
              <div
                role="group"
                aria-label={check.questions[id]}
                className="mt-2 grid max-w-xl gap-2 sm:grid-cols-3"
              >
                {ANSWERS.map((one) => option(id, one))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
