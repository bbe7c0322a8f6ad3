import { fill } from "@/lib/domain/core/fill";
import type { ChangedAnswer } from "@/lib/domain/account/progress";
import type { AccountWords } from "@/lib/content/en/account";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ChangeMark } from "./change-mark";

type ChangedAnswersProps = {
  words: AccountWords["areas"];
  check: CheckWords;
  /** The date of the previous check. */
  date: string;
  changed: readonly ChangedAnswer[];
};

/** The questions of a section with another answer in the previous check, open where one got worse; nothing without one. */
export function ChangedAnswers({ words, check, date, changed }: ChangedAnswersProps) {
  if (changed.length === 0) return null;
  const { answers } = check.quiz.question;
  return (
    <details className="entry mt-3" open={changed.some(({ turn }) => turn === "worse")}>
      <summary className="text-base">{`${fill(words.changed, { date })}: ${changed.length}`}</summary>
      <ul>
        {changed.map(({ questionId, from, to, turn }) => (
          <li key={questionId} className="border-t border-rule py-2.5">
            <p>{check.questions[questionId]}</p>
            <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4 text-base">
              <ChangeMark turn={turn} label={words.turns[turn]} />
              <span>{fill(words.fromTo, { from: answers[from], to: answers[to] })}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
