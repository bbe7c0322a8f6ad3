import { useState } from "react";
import { becauseOf, OPEN_REMARKS, remarksOf } from "@/lib/domain/check/remarks";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";

/**
 * What do my answers show? What an AI wrote, each remark with the answers on which it rests: the
 * two strongest, then the others behind one line. No section where it wrote nothing; one line says
 * where it was asked in vain.
 */
export function ResultAnalysis({ words, outcome }: { words: CheckWords; outcome: Outcome }) {
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
