import type { SharedResultWords } from "@/lib/content/slices/share-words";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { noteText } from "@/lib/domain/check/report";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { whysOf } from "@/lib/domain/check/plan-texts";
import type { SharedResult } from "@/lib/domain/share/shared-result";
import { buttonClass } from "@/components/ui/button";
import { PlanSteps } from "@/components/plan/plan-steps";
import { dayIn, planDayIn } from "@/components/ui/date-format";
import { ResultSection } from "./result-section";
import { SheetHead } from "./sheet-head";
import { ResultsView } from "./results-view";

type SharedResultViewProps = {
  lang: Lang;
  words: SharedResultWords;
  check: CheckWords;
  link: SharedResult;
};

/** For a guest, who can read and print it, and take the check himself: the plan's steps, or the owner's whole result. */
export function SharedResultView({ lang, words, check, link }: SharedResultViewProps) {
  const { completedAt, expiresAt, plan: steps } = link;
  const date = dayIn(lang, completedAt);
  const plan = (
    <PlanSteps
      {...{ steps }}
      words={check}
      {...(link.scope === "answers" && { whys: whysOf(steps, link) })}
      below={(step) => (
        <p className="mt-1 font-semibold empty:hidden">
          {noteText(step, check.result.sheet, (at) => planDayIn(lang, at))}
        </p>
      )}
    />
  );
  const own = (
    <ResultSection title={words.own.title} className="print:hidden">
      <p className="mt-2">{words.own.text}</p>
      <a className={buttonClass("primary", "mt-4")} href={pathIn(lang, "/health-check")}>
        {words.own.button}
      </a>
    </ResultSection>
  );
  const facts = { shop: null, answeredAt: completedAt };
  return (
    <div className="page margin-line py-8">
      <p className="max-w-prose text-soft print:hidden">
        {fill(words.facts, { date, until: dayIn(lang, expiresAt) })}
      </p>
      <div className="mt-6">
        {link.scope === "plan" ? (
          <div className="result max-w-2xl">
            <SheetHead lang={lang} words={check} facts={facts} />
            <h2 className="text-2xl font-bold">{fill(words.plan, { date })}</h2>
            {steps.length > 0 ? plan : <p className="mt-2">{check.quiz.results.firstSteps.none}</p>}
            {own}
          </div>
        ) : (
          <ResultsView
            {...{ lang, facts, plan }}
            words={check}
            outcome={link}
            heading={fill(words.result, { date })}
            guest={own}
          />
        )}
      </div>
    </div>
  );
}
