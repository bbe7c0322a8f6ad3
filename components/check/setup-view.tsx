import type { QuizWords } from "@/lib/content/en/quiz";

/** Shown while earlier answers are loaded. */
export function SetupView({ words }: { words: QuizWords["setup"] }) {
  return (
    <div className="flex flex-1 flex-col justify-center py-8">
      <h2 className="text-2xl font-bold sm:text-3xl">{words.title}</h2>
      <p className="mt-3 text-soft">{words.text}</p>
    </div>
  );
}
