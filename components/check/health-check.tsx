import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Answer } from "@/lib/domain/check/answers";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { questionAt } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { loadPlanTools } from "@/components/plan/own-plan";
import { usePlanNotes } from "@/components/plan/use-plan-notes";
import { useLazyPart } from "@/components/ui/lazy-part";
import { AnalysingView, LookAgainView, SetupView } from "./between-views";
import { CheckFrame, type Exit } from "./check-frame";
import { QuestionView } from "./question-view";
import { loadResultEnd } from "./result-keep";
import { ResultsView } from "./results-view";
import { useVisitCounts } from "./use-visit-counts";
import { useQuestionHistory } from "./use-question-history";
import { useQuiz, useSheetFacts } from "./use-quiz";

/** Keys that answer a question (docs/product/check.md#questions). */
const ANSWER_KEYS: Readonly<Record<string, Answer>> = {
  y: "yes",
  m: "maybe",
  n: "no",
  1: "yes",
  2: "maybe",
  3: "no",
};

type HealthCheckProps = {
  lang: Lang;
  words: CheckWords;
  leave: Exit;
  page?: { heading: string; links?: ReactNode };
};

/** The whole check, in a dialog or as a page, with a view for each phase. */
export function HealthCheck({ lang, words, leave, page }: HealthCheckProps) {
  const quiz = useQuiz(lang, words);
  const { state } = quiz;
  useVisitCounts(lang, state);
  const facts = useSheetFacts();
  const { marks } = usePlanNotes(lang);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answering = state.phase === "asking" || state.phase === "answered" ? state : null;
  const question = answering?.index ?? null;
  // A page shows question 1 before earlier answers are known.
  const asked = answering ?? (state.phase === "setup" && page ? { index: 0, answers: {} } : null);
  const screen = question ?? state.phase;
  const shown = useRef(screen);
  // Loaded while the questions are answered: at the result the network may be gone.
  const isBegun = answering !== null && Object.keys(answering.answers).length > 0;
  useLazyPart(loadResultEnd, lang, isBegun);
  useLazyPart(loadPlanTools, lang, isBegun);

  // A new screen starts at its top, and screen readers begin at its heading.
  useEffect(() => {
    if (shown.current === screen) return;
    const isFirst = shown.current === "setup";
    shown.current = screen;
    // Who has just come to the page begins at its top.
    if (isFirst && page) return;
    heading.current?.focus({ preventScroll: true });
    if (frame.current && frame.current.getBoundingClientRect().top < 0)
      frame.current.scrollIntoView({ block: "start" });
  }, [screen, page]);

  useQuestionHistory({
    index: question,
    isDone: state.phase === "results",
    onBack: quiz.goBack,
    onClose: "onExit" in leave ? leave.onExit : undefined,
    address: pathIn(lang, "/health-check"),
  });

  /** Keys answer only while the focus is in the check (WCAG 2.1.4). */
  const onKeyDown = (event: KeyboardEvent) => {
    if (question === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const answer = ANSWER_KEYS[event.key.toLowerCase()];
    if (answer) quiz.choose(questionAt(question), answer);
    else if (event.key === "ArrowLeft") quiz.goBack();
    else return;
    event.preventDefault();
  };

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
      leave={leave}
      page={page}
      onKeyDown={onKeyDown}
      note={hasAnswers ? text.saved[quiz.status] : quiz.isBegunElsewhere() ? text.elsewhere : ""}
      isSaved={hasAnswers && quiz.status === "saved"}
    >
      {state.phase === "setup" && !page && <SetupView words={text.setup} />}
      {asked && (
        <QuestionView
          lang={lang}
          words={words}
          index={asked.index}
          answers={asked.answers}
          headingRef={heading}
          onChoose={(answer) => quiz.choose(questionAt(asked.index), answer)}
          onBack={quiz.goBack}
          onNext={quiz.goOn}
          isFirstPaint={state.phase === "setup"}
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
          outcome={{ ...state.outcome, marks }}
          facts={facts}
          headingRef={heading}
          onRetake={quiz.retake}
        />
      )}
    </CheckFrame>
  );
}
