import type { QuizWords } from "@/lib/content/en/quiz";
import { Button } from "@/components/ui/button";
import "./check.css";

type AnalysingViewProps = {
  words: QuizWords["analysing"];
  isLong: boolean;
  headingRef: React.Ref<HTMLHeadingElement>;
  onShowStandard: () => void;
};

/** Progress while the AI writes: two steps are done, the third is under way. */
export function AnalysingView({ words, isLong, headingRef, onShowStandard }: AnalysingViewProps) {
  const last = words.steps.length - 1;
  return (
    <div className="flex flex-1 flex-col justify-center py-8">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl font-bold sm:text-3xl">
        {words.title}
      </h2>
      <ol className="mt-6 border-t border-rule">
        {words.steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3 border-b border-rule py-3">
            <span className={index < last ? "step-done" : "step-now"} aria-hidden="true" />
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-base text-soft">{words.wait}</p>
      <div className="mt-6 min-h-36" aria-live="polite">
        {isLong && (
          <>
            <Button onClick={onShowStandard} className="w-full sm:w-auto">
              {words.offer}
            </Button>
            <p className="mt-2 text-base text-soft">{words.offerNote}</p>
          </>
        )}
      </div>
    </div>
  );
}
