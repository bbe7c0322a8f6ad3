import { useState } from "react";
import { openRemarks } from "@/lib/domain/check/open-remarks";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";

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

/** What do we see? Labelled by who wrote it; explanations are in a closed `<details>`. */
export function ResultAnalysis({ words, outcome }: ResultAnalysisProps) {
  const { answers, analysis, source } = outcome;
  const text = words.quiz.results.analysis;
  const [first] = useState(source);
  const isAi = source === "ai";
  const open = openRemarks(analysis);
  const remarks = analysis.insights.map((insight, at) => (
    <Remark
      key={insight}
      words={words}
      answers={answers}
      text={insight}
      ids={analysis.insightIds[at]?.questionIds ?? []}
    />
  ));
  return (
    <ResultSection title={text.title}>
      <p className="mt-2 text-base text-soft" data-label>
        <span className={isAi ? "tag bg-marigold-wash" : "tag bg-green-wash"}>
          {isAi ? text.ai : text.standard}
        </span>{" "}
        {isAi ? text.aiNote : text.standardNote}
      </p>
      <p role="status" className="text-base font-semibold text-green">
        {first !== source && text.updated}
      </p>
      <ul className="list-dash mt-1">{remarks.slice(0, open)}</ul>
      <details className="result-details border-t border-rule">
        <summary>{words.result.more}</summary>
        <ul className="list-dash">
          {remarks.slice(open)}
          {[...analysis.keyFindings, analysis.timeline].map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      </details>
    </ResultSection>
  );
}
