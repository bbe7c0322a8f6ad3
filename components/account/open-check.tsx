import { buttonClass } from "@/components/ui/button";
import { type Answers, firstUnanswered, isComplete } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { AccountWords } from "@/lib/content/en/account";
import { LedgerProgress } from "@/components/check/ledger-progress";

type OpenCheckProps = { lang: Lang; words: AccountWords["open"]; answers: Answers };

/** An unfinished check; the check's page opens at its first open question. */
export function OpenCheck({ lang, words, answers }: OpenCheckProps) {
  const total = QUESTION_IDS.length;
  const done = Object.keys(answers).length;
  const isDone = isComplete(answers);
  const label = fill(isDone ? words.complete : words.text, { done, total });
  return (
    <>
      <div className="max-w-md">
        <LedgerProgress done={done} total={total} label={label} section="" />
      </div>
      <a className={buttonClass("primary", "mt-5")} href={pathIn(lang, "/health-check")}>
        {isDone ? words.finish : fill(words.next, { n: firstUnanswered(answers) + 1 })}
      </a>
    </>
  );
}
