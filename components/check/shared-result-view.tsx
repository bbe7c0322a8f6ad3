import type { SharedResultWords } from "@/lib/content/slices/share-words";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SharedResult } from "@/lib/domain/share/shared-result";
import { buttonClass } from "@/components/ui/button";
import type { ShownStep } from "@/components/plan/plan-steps";
import { dayIn, planDayIn } from "@/components/ui/date-format";
import { ResultSection } from "./result-section";
import { ResultsView } from "./results-view";

type SharedResultViewProps = {
  lang: Lang;
  words: SharedResultWords;
  check: CheckWords;
  link: SharedResult;
};

/** The owner's own results view for a guest, who can read and print it, and take the check himself. */
export function SharedResultView({ lang, words, check, link }: SharedResultViewProps) {
  const { completedAt, expiresAt } = link;
  const date = dayIn(lang, completedAt);
  const own = (
    <ResultSection title={words.own.title} className="print:hidden">
      <p className="mt-2">{words.own.text}</p>
      <a className={buttonClass("primary", "mt-4")} href={pathIn(lang, "/health-check")}>
        {words.own.button}
      </a>
    </ResultSection>
  );
  return (
    <div className="page margin-line py-8">
      <p className="max-w-prose text-soft print:hidden">
        {fill(words.facts, { date, until: dayIn(lang, expiresAt) })}
      </p>
      <div className="mt-6">
        <ResultsView
          lang={lang}
          words={check}
          outcome={link}
          facts={{ shop: null, answeredAt: completedAt }}
          heading={fill(words.result, { date })}
          below={(step) => daysOf(lang, words, step)}
          guest={own}
        />
      </div>
    </div>
  );
}

/** The day that the owner chose for a step, or on which it was done. */
const daysOf = (lang: Lang, words: SharedResultWords, { doneAt, dueAt }: ShownStep) => {
  if (doneAt)
    return (
      <p className="mt-1 font-semibold text-green">
        {fill(words.done, { day: dayIn(lang, doneAt) })}
      </p>
    );
  return dueAt ? (
    <p className="mt-1 font-semibold">{fill(words.due, { day: planDayIn(lang, dueAt) })}</p>
  ) : null;
};
