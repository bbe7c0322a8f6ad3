import { useState } from "react";
import { ownFindings } from "@/lib/domain/check/analysis";
import { planNow } from "@/lib/domain/check/plan";
import { whysOf } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";

/** So many remarks are read without opening anything, those at the steps included. */
const LEAST_OPEN = 2;

type ResultAnalysisProps = { words: CheckWords; outcome: Outcome };

type RemarkProps = {
  words: CheckWords;
  answers: Outcome["answers"];
  text: string;
  ids: readonly QuestionId[];
};

/** A remark with the owner's answers on which it rests; an older analysis does not know them. */
function Remark({ words: { result }, answers, text, ids }: RemarkProps) {
  return (
    <li>
      {text}
      {(["yes", "maybe"] as const).map((answer) => {
        const topics = ids.filter((id) => answers[id] === answer).map((id) => result.topics[id]);
        return topics.length === 0 ? null : (
          <span key={answer} className="block text-base text-soft" data-label>
            {result.because[answer]} {topics.join(", ")}
          </span>
        );
      })}
    </li>
  );
}

/**
 * What do we see? Labelled by who wrote it. The remarks that say why a step of the plan matters are at the steps; the
 * others are closed, but where fewer than two are there.
 */
export function ResultAnalysis({ words, outcome }: ResultAnalysisProps) {
  const { answers, result, analysis, source, marks = {} } = outcome;
  const text = words.quiz.results.analysis;
  const [first] = useState(source);
  const isAi = source === "ai";
  const whys = whysOf(planNow(answers, marks).steps, analysis);
  const { keyFindings, timeline } = ownFindings(answers, result, { ...words, ...words.analysis });
  const open = Math.max(0, LEAST_OPEN - whys.filter((at) => at >= 0).length);
  const remarks = analysis.insights.flatMap((insight, at) =>
    whys.includes(at) ? (
      []
    ) : (
      <Remark
        key={insight}
        words={words}
        answers={answers}
        text={insight}
        ids={analysis.insightIds[at]?.questionIds ?? []}
      />
    ),
  );
  return (
    <ResultSection title={text.title}>
      <p className="mt-2 text-base text-soft" data-label>
        <span className={isAi ? "tag bg-marigold-wash" : "tag bg-green-wash"}>
          {isAi ? text.ai : text.standard}
        </span>{" "}
        {{ ai: text.aiNote, standard: text.standardNote, silent: text.silentNote }[source]}
      </p>
      <p role="status" className="text-base font-semibold text-green">
        {first !== source && text.updated}
      </p>
      <ul className="list-dash mt-1">{remarks.slice(0, open)}</ul>
      <details className="result-details border-t border-rule">
        <summary>{words.result.more}</summary>
        <ul className="list-dash">
          {remarks.slice(open)}
          {[...keyFindings, timeline].map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      </details>
    </ResultSection>
  );
}
