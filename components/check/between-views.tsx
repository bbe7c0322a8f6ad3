import type { ReactNode, Ref } from "react";
import type { QuizWords } from "@/lib/content/en/quiz";
import { Button } from "@/components/ui/button";
import "./check.css";

type ViewProps = { title: string; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

/** A screen of the check that asks nothing of the business. */
const View = ({ title, headingRef, children }: ViewProps) => (
  <div className="flex flex-1 flex-col justify-center py-8">
    <h2 ref={headingRef} tabIndex={-1} className="text-2xl font-bold sm:text-3xl">
      {title}
    </h2>
    {children}
  </div>
);

/** Shown while earlier answers are loaded. */
export const SetupView = ({ words }: { words: QuizWords["setup"] }) => (
  <View title={words.title}>
    <p className="mt-3 text-soft">{words.text}</p>
  </View>
);

type LookAgainViewProps = {
  words: QuizWords["lookAgain"];
  headingRef: Ref<HTMLHeadingElement>;
  onAgain: () => void;
  onGoOn: () => void;
};

/** A gentle question after 15 equal answers in very little time; both ways are equal. */
export const LookAgainView = ({ words, headingRef, onAgain, onGoOn }: LookAgainViewProps) => (
  <View title={words.title} headingRef={headingRef}>
    <p className="mt-3 text-soft">{words.text}</p>
    <div className="mt-6 grid gap-3 sm:flex">
      <Button onClick={onAgain}>{words.again}</Button>
      <Button onClick={onGoOn}>{words.goOn}</Button>
    </div>
  </View>
);

type AnalysingViewProps = {
  words: QuizWords["analysing"];
  isLong: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onShowStandard: () => void;
};

/** Progress while the AI writes: two steps are done, the third is under way. */
export function AnalysingView({ words, isLong, headingRef, onShowStandard }: AnalysingViewProps) {
  const last = words.steps.length - 1;
  return (
    <View title={words.title} headingRef={headingRef}>
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
    </View>
  );
}
