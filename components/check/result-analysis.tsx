import { useState } from "react";
import { fill } from "@/lib/domain/core/fill";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";

type ResultAnalysisProps = { words: CheckWords; outcome: Outcome };

/** The analysis with its author; a confidence is shown only for the AI's. */
export function ResultAnalysis({ words, outcome: { analysis, source } }: ResultAnalysisProps) {
  const text = words.quiz.results.analysis;
  const [first] = useState(source);
  const isAi = source === "ai";
  return (
    <ResultSection title={text.title}>
      <p className="mt-3">
        <span className={isAi ? "tag bg-marigold-wash" : "tag bg-green-wash"}>
          {isAi ? text.ai : text.standard}
        </span>
      </p>
      <p className="mt-2 text-base text-soft">
        {isAi ? text.aiNote : text.standardNote}
        {isAi && ` ${fill(text.confidence, { confidence: analysis.confidence })}`}
      </p>
      <p role="status" className="text-base font-semibold text-green">
        {first !== source && text.updated}
      </p>
      <div className="advice">
        <h4 className="mt-4 font-bold">{text.keyFindings}</h4>
        <ul className="list-dash mt-1">
          {analysis.keyFindings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
        <h4 className="mt-4 font-bold">{text.insights}</h4>
        <ul className="list-dash mt-1">
          {analysis.insights.map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
        <h4 className="mt-4 font-bold">{text.nextSteps}</h4>
        <ol className="list-numbered mt-1">
          {analysis.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h4 className="mt-4 font-bold">{text.timeline}</h4>
        <p className="mt-1">{analysis.timeline}</p>
      </div>
    </ResultSection>
  );
}
