import { type ReactNode, type Ref, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { offeredPackage } from "@/lib/domain/check/offered-package";
import { firstReason, planNow, planOf } from "@/lib/domain/check/plan";
import { LastRequest } from "@/components/calls/last-request";
import { AllAnswers } from "./all-answers";
import { loadResultEnd, ResultEnds } from "./result-keep";
import { StillYours } from "./same-shop";
import { type SheetFacts, SheetHead } from "./sheet-head";
import "./check.css";
import { priorityText } from "@/lib/domain/check/priority-text";
import { ResultSection } from "./result-section";
import { isWithoutConcern, pointsLeft, weakestAreas } from "@/lib/domain/check/scoring";
import { tellOffline } from "@/components/ui/offline-note";
import { Drawing } from "@/components/shared/drawing";
import { bandOf } from "@/lib/domain/check/grades";
import { ScoreAndGrade } from "./score-and-grade";
import { becauseOf, OPEN_REMARKS, remarksOf } from "@/lib/domain/check/remarks";

/** What do my answers show? An AI's remarks with their answers, the two strongest open. */
function ResultAnalysis({ words, outcome }: { words: CheckWords; outcome: Outcome }) {
  const { answers, source } = outcome;
  const text = words.quiz.results.analysis;
  const [first] = useState(source);
  const remarks = remarksOf(outcome).map((remark) => (
    <li key={remark.text}>
      {remark.text}
      {becauseOf(remark, answers, words.result).map((line) => (
        <span key={line} className="block text-base text-soft" data-label>
          {line}
        </span>
      ))}
    </li>
  ));
  const others = remarks.slice(OPEN_REMARKS);
  return (
    <>
      <p role="status" className="pb-3 text-base text-soft empty:pb-0">
        {source === "silent" ? text.silent : first !== source && text.updated}
      </p>
      {remarks.length > 0 && (
        <ResultSection title={text.title}>
          <p className="mt-2 text-base text-soft" data-label>
            <span className="tag bg-marigold-wash">{text.ai}</span> {text.aiNote}
          </p>
          <ul className="list-dash mt-1">{remarks.slice(0, OPEN_REMARKS)}</ul>
          {others.length > 0 && (
            <details className="result-details border-t border-rule">
              <summary>{text.more}</summary>
              <ul className="list-dash">{others}</ul>
            </details>
          )}
        </ResultSection>
      )}
    </>
  );
}

type ResultPartProps = { words: CheckWords; outcome: Outcome };

/** What do I do on Monday? Why step 1 is the first, then the plan; for a perfect score questions that make sure of it. */
function ResultPlan({ words, outcome, plan }: ResultPartProps & { plan: ReactNode }) {
  const { firstSteps } = words.quiz.results;
  const [first] = planNow(outcome.answers, outcome.marks ?? {}).steps;
  return (
    <ResultSection title={firstSteps.title}>
      {isWithoutConcern(outcome.result) ? (
        <>
          <p className="mt-2">{firstSteps.none}</p>
          <ul className="list-dash mt-1">
            {Object.values(firstSteps.sure).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          {first && <p className="mt-2">{words.result.plan.first[firstReason(first)]}</p>}
          {plan}
        </>
      )}
    </ResultSection>
  );
}

/** The glass in the units of its picture: the wall goes from the rim to the bottom and leans in on the way. */
const RIM = 10;
const FULL = 14;
const BOTTOM = 80;
const LEFT = 12;
const RIGHT = 60;
const LEAN = 9;

const leanAt = (y: number) => ((y - RIM) * LEAN) / (BOTTOM - RIM);
const round = (value: number) => Math.round(value * 10) / 10;

/** An area as a glass of tea, as full as points are left; steaming when none is lost. */
function TeaGlass({ left, total }: { left: number; total: number }) {
  const heightOf = (points: number) => round(BOTTOM - ((BOTTOM - FULL) * points) / total);
  const level = heightOf(left);
  const surface = `M${round(LEFT + leanAt(level))} ${level}h${round(RIGHT - LEFT - 2 * leanAt(level))}`;
  const marks = Array.from({ length: total - 1 }, (_, at) => {
    const y = heightOf(at + 1);
    return `M${round(RIGHT - leanAt(y))} ${y}h-7`;
  });
  return (
    <svg
      viewBox="0 -10 72 96"
      className="h-26 w-full border-b-3 border-ink narrow:row-span-3 narrow:h-20"
      aria-hidden="true"
    >
      <path d="M12 10h48l-9 70H21z" className="fill-card" />
      {left > 0 && <path d={`${surface}L51 80H21z`} className="fill-marigold" />}
      <g className="fill-transparent stroke-ink" strokeLinecap="round" strokeLinejoin="round">
        <path d={marks.join("")} strokeWidth="1.5" />
        {left > 0 && <path d={surface} strokeWidth="3" />}
        <path d="M12 10l9 70h30l9-70" strokeWidth="2.5" />
        {left === total && (
          <path d="M27 4c-4-5 4-6 0-11M36 4c-4-5 4-6 0-11M45 4c-4-5 4-6 0-11" strokeWidth="2" />
        )}
      </g>
    </svg>
  );
}

/** The priority area in one sentence, and all three as glasses on one shelf, the emptiest marked. */
function ResultAreas({ words, outcome: { result } }: ResultPartProps) {
  const { priority } = words.quiz.results;
  const weakest = weakestAreas(result);
  return (
    <ResultSection title={priority.title}>
      <p className="mt-2">{priorityText(result, priority, words.areaTitles)}</p>
      <ul
        className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-y-4 text-center wrap-anywhere narrow:grid-cols-[1fr] narrow:text-left"
        data-label
      >
        {result.sectionScores.map((section) => {
          const { sectionId, score, totalQuestions: total } = section;
          return (
            <li
              key={sectionId}
              className="flex flex-col items-center text-sm leading-[1.35] narrow:grid narrow:grid-cols-[3rem_auto_1fr] narrow:justify-items-start narrow:gap-x-2 narrow:gap-y-1"
            >
              <TeaGlass left={total - score} total={total} />
              <span className="mt-2 text-[1.0625rem] font-extrabold narrow:col-3 narrow:row-1 narrow:mt-0">
                {pointsLeft(section)}
              </span>
              <Drawing
                name={`area-${sectionId}`}
                className="mt-1 w-9 print:hidden narrow:col-2 narrow:row-1"
                loading="eager"
              />
              <span className="narrow:col-[2/4]">{words.areaTitles[sectionId]}</span>
              {weakest.length === 1 && weakest.includes(section) && (
                <span className="mx-0.5 mt-2 -rotate-3 rounded-[4px] border-2 px-1.5 py-0.5 font-bold text-red narrow:col-[2/4] narrow:mt-0">
                  {words.result.priority}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </ResultSection>
  );
}

type ResultsViewProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Outcome;
  /** Whose check it is, and from when, for the sheet on paper. */
  facts: SheetFacts;
  heading?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The steps, as their reader may use them. */
  plan: ReactNode;
  onRetake?: () => void;
  /** For a guest, who opened a private link, in place of what only its owner can do. */
  guest?: ReactNode;
};

/** The result: a short head, the plan, then why, in the order of an owner's questions (docs/product/check.md#result). */
export function ResultsView(props: ResultsViewProps) {
  const { lang, words, outcome, facts, heading, headingRef, plan, onRetake, guest } = props;
  const { answers, result } = outcome;
  const part = { words, outcome };
  const offered = offeredPackage(result, planOf(answers)[0]?.questionId);
  const [way, setWay] = useState<Awaited<ReturnType<typeof loadResultEnd>> | null>(null);
  const onLeave = () =>
    void loadResultEnd(lang).then(setWay, () => tellOffline({ click: onLeave }));
  return (
    <div className="result">
      {onRetake && <StillYours words={words.quiz.results.sameShop} onLeave={onLeave} />}
      {way && (
        <way.NextOwnerDialog lang={lang} words={way.words.owner} onClose={() => setWay(null)} />
      )}
      <SheetHead lang={lang} words={words} facts={facts} />
      <div className="result-columns">
        <header className="result-head">
          <h2 ref={headingRef} tabIndex={-1} className="text-2xl font-bold print:hidden">
            {heading ?? words.quiz.results.heading}
          </h2>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2" data-label>
            <ScoreAndGrade words={words.quiz.results.health} result={result} />
            <p className="flex-[1_1_7rem] text-xl leading-tight font-bold">
              {words.bands[bandOf(result.healthScore)]}
            </p>
          </div>
          {onRetake && (
            <LastRequest lang={lang} words={words.lastRequest} className="print:hidden" />
          )}
        </header>
        <ResultPlan {...part} plan={plan} />
        <ResultAreas {...part} />
        {guest}
        <div className="print:hidden">
          <ResultAnalysis words={words} outcome={outcome} />
          <AllAnswers words={words} outcome={outcome} />
        </div>
        {guest === undefined && (
          <ResultEnds
            {...{ lang, words, offered, outcome, onLeave }}
            {...(onRetake && { onRetake })}
          />
        )}
      </div>
    </div>
  );
}
