import type { ReactNode } from "react";
import { fill } from "@/lib/domain/core/fill";
import { bandOf } from "@/lib/domain/check/grades";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { offeredPackage } from "@/lib/domain/check/offered-package";
import { twoNames } from "@/lib/domain/check/packages";
import { planOf } from "@/lib/domain/check/plan";
import { priorityText } from "@/lib/domain/check/priority-text";
import type { FinishedCheck } from "@/lib/browser/account/my-record";
import type { AccountWords } from "@/lib/content/en/account";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ScoreAndGrade } from "@/components/check/score-and-grade";

type LastCheckProps = {
  lang: Lang;
  words: AccountWords["last"];
  check: CheckWords;
  last: FinishedCheck;
  children: ReactNode;
};

/** The result of the last finished check: score, grade, band, what is said of the areas; the package in small type. */
export function LastCheck({
  lang,
  words,
  check,
  last: { answers, result },
  children,
}: LastCheckProps) {
  const { health, priority } = check.quiz.results;
  const band = bandOf(result.healthScore);
  const offered = offeredPackage(result, planOf(answers)[0]?.questionId);
  return (
    <>
      <div className="sample-page flex flex-wrap items-center gap-x-3 gap-y-5 sm:gap-x-7">
        <div className="flex flex-wrap items-center gap-2.5 sm:gap-4">
          <ScoreAndGrade words={health} result={result} />
        </div>
        <div className="min-w-[min(14rem,100%)] flex-1">
          <p className="text-xl leading-tight font-bold">{check.bands[band]}</p>
          <p className="mt-3">
            {result.recommendation.score > 0
              ? priorityText(result, priority, check.areaTitles)
              : words.none}
          </p>
        </div>
      </div>
      {children}
      {offered && (
        <p className="mt-6 text-base text-soft">
          {fill(words.package, {
            package: twoNames(check.packages[offered.pack.id]!.plain, offered.name),
            price: check.packages[offered.pack.id]!.price.whole,
          })}{" "}
          <a className="underline" href={pathIn(lang, `/services#${offered.pack.id}`)}>
            {words.packageLink}
          </a>
        </p>
      )}
    </>
  );
}
