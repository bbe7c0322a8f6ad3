"use client";

import { useEffect, useRef } from "react";
import type { Answer } from "@/lib/domain/check/answers";
import type { Lang } from "@/lib/domain/core/languages";
import { questionAt } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { AnalysingView } from "./analysing-view";
import { CheckFrame } from "./check-frame";
import { LookAgainView } from "./look-again-view";
import { QuestionView } from "./question-view";
import { ResultsView } from "./results-view";
import { SetupView } from "./setup-view";
import { useCounts } from "./use-counts";
import { useQuiz } from "./use-quiz";
import { useSheetFacts } from "./use-sheet-facts";

/** Keys that answer a question (docs/product.md#questions). */
const ANSWER_KEYS: Readonly<Record<string, Answer>> = {
  y: "yes",
  m: "maybe",
  n: "no",
  1: "yes",
  2: "maybe",
  3: "no",
};

type HealthCheckProps = { lang: Lang; words: CheckWords; onExit: () => void };

/** The whole check, in a dialog or as a page, with a view for each phase. */
export function HealthCheck({ lang, words, onExit }: HealthCheckProps) {
  const quiz = useQuiz(lang, words);
  const { state } = quiz;
  useCounts(lang, state);
  const facts = useSheetFacts();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = state.phase === "asking" || state.phase === "answered" ? state.index : null;
  const screen = question ?? state.phase;
  const shown = useRef(screen);

  // A new screen starts at its top, and screen readers begin at its heading.
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus({ preventScroll: true });
    if (frame.current && frame.current.getBoundingClientRect().top < 0)
      frame.current.scrollIntoView({ block: "start" });
  }, [screen]);

  useEffect(() => {
    if (question === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const answer = ANSWER_KEYS[event.key.toLowerCase()];
      if (answer) quiz.choose(questionAt(question), answer);
      else if (event.key === "ArrowLeft") quiz.goBack();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const text = words.quiz;
  const isDone = state.phase === "results";
  const hasAnswers =
    isDone ||
    state.phase === "analysing" ||
    (state.phase !== "setup" && Object.keys(state.answers).length > 0);
  return (
    <CheckFrame
      ref={frame}
      name={text.name}
      exit={isDone ? text.results.keep.close : text.question.exit}
      onExit={onExit}
      note={hasAnswers ? text.saved[quiz.status] : ""}
      isSaved={quiz.status === "saved"}
    >
      {state.phase === "setup" && <SetupView words={text.setup} />}
      {(state.phase === "asking" || state.phase === "answered") && (
        <QuestionView
          lang={lang}
          words={words}
          index={state.index}
          answers={state.answers}
          headingRef={heading}
          onChoose={(answer) => quiz.choose(questionAt(state.index), answer)}
          onBack={quiz.goBack}
          onNext={quiz.goOn}
        />
      )}
      {state.phase === "lookAgain" && (
        <LookAgainView
          words={text.lookAgain}
          headingRef={heading}
          onAgain={quiz.lookAgain}
          onGoOn={quiz.confirm}
        />
      )}
      {state.phase === "analysing" && (
        <AnalysingView
          words={text.analysing}
          isLong={state.isLong}
          headingRef={heading}
          onShowStandard={quiz.showStandard}
        />
      )}
      {state.phase === "results" && (
        <ResultsView
          lang={lang}
          words={words}
          outcome={state.outcome}
          facts={facts}
          headingRef={heading}
          onRetake={quiz.retake}
        />
      )}
    </CheckFrame>
  );
}
