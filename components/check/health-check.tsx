import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Answer } from "@/lib/domain/check/answers";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { INITIAL_QUIZ, questionAt } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { loadPlanTools, OwnPlan } from "@/components/plan/own-plan";
import { usePlanNotes } from "@/components/plan/use-plan-notes";
import { useLazyPart } from "@/components/ui/lazy-part";
import { CheckFrame, type Exit } from "./check-frame";
import { QuestionView } from "./question-view";
import { loadResultEnd } from "./result-keep";
import { ResultsView } from "./results-view";
import { useVisitCounts } from "./use-visit-counts";
import { useQuestionHistory } from "./use-question-history";
import { onOutboxChange, saveStatus } from "@/lib/browser/check/outbox";
import { quizStore } from "@/lib/browser/check/quiz-store";
import { newestAnswerIn, readMemory } from "@/lib/browser/check/quiz-memory";
import type { SheetFacts } from "./sheet-head";
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
const SetupView = ({ words }: { words: QuizWords["setup"] }) => (
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
const LookAgainView = ({ words, headingRef, onAgain, onGoOn }: LookAgainViewProps) => (
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
function AnalysingView({ words, isLong, headingRef, onShowStandard }: AnalysingViewProps) {
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

const atFirst = () => INITIAL_QUIZ;
const saved = () => "saved" as const;

/** The check for components: its state, where the answers are stored, and the visitor's actions. */
const useQuiz = (lang: Lang, words: CheckWords) => {
  const quiz = useMemo(() => quizStore(lang, { ...words, ...words.analysis }), [lang, words]);
  const state = useSyncExternalStore(quiz.subscribe, quiz.state, atFirst);
  const status = useSyncExternalStore(onOutboxChange, saveStatus, saved);
  return { ...quiz, state, status };
};

const shopOnDevice = () => readMemory()?.shop ?? null;
const answeredAtOnDevice = () => {
  const memory = readMemory();
  return memory ? newestAnswerIn(memory) : 0;
};
const none = () => null;
const never = () => 0;

/** What the device knows for the head of the printed result. */
const useSheetFacts = (): SheetFacts => ({
  shop: useSyncExternalStore(onOutboxChange, shopOnDevice, none),
  answeredAt: useSyncExternalStore(onOutboxChange, answeredAtOnDevice, never),
});

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
  const finished = state.phase === "results" ? state.outcome : null;
  const outcome = useMemo(() => finished && { ...finished, marks }, [finished, marks]);
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
      {outcome && (
        <ResultsView
          lang={lang}
          words={words}
          outcome={outcome}
          facts={facts}
          plan={<OwnPlan {...{ lang, words, outcome }} finishedAt={facts.answeredAt} />}
          headingRef={heading}
          onRetake={quiz.retake}
        />
      )}
    </CheckFrame>
  );
}
