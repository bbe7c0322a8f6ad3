import type { QuizWords } from "@/lib/content/en/quiz";
import { Button } from "@/components/ui/button";

type LookAgainViewProps = {
  words: QuizWords["lookAgain"];
  headingRef: React.Ref<HTMLHeadingElement>;
  onAgain: () => void;
  onGoOn: () => void;
};

/** A gentle question after 15 equal answers in very little time; both ways are equal. */
export function LookAgainView({ words, headingRef, onAgain, onGoOn }: LookAgainViewProps) {
  return (
    <div className="flex flex-1 flex-col justify-center py-8">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl font-bold sm:text-3xl">
        {words.title}
      </h2>
      <p className="mt-3 text-soft">{words.text}</p>
      <div className="mt-6 grid gap-3 sm:flex">
        <Button onClick={onAgain}>{words.again}</Button>
        <Button onClick={onGoOn}>{words.goOn}</Button>
      </div>
    </div>
  );
}
