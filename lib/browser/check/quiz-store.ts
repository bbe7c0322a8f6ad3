import type { AnalysisWords } from "@/lib/domain/check/analysis";
import {
  type Answer,
  type CompleteAnswers,
  isHasty,
  sameAnswers,
} from "@/lib/domain/check/answers";
import {
  ADVANCE_AFTER_MS,
  INITIAL_QUIZ,
  OFFER_STANDARD_AFTER_MS,
  questionAt,
  type QuizEvent,
  quizReducer,
  type QuizState,
} from "@/lib/domain/check/quiz";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";
import { afterPaint } from "@/lib/browser/core/timing";
import { onOtherTabChange } from "@/lib/browser/core/device-store";
import { flush, keepSending, onOutboxChange, recall } from "./outbox";
import {
  allowsAi,
  beginAnew,
  changeMemory,
  completeAnswersIn,
  readMemory,
  rememberAnswer,
} from "./quiz-memory";
import { onDevice, standardOutcome } from "./quiz-outcome";
import { onHintChange, readHint } from "./sign-in-hint";
import { QUIZ_MEMORY_KEY } from "./unsent";
import { ANALYSIS_TIMEOUT_MS } from "./visitor-client";
import { isKnownVisitor } from "./visitor-id";

/** The longest wait for the server's copy, in ms; then the check opens with the device's data. */
const RECALL_WITHIN_MS = 2_500;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** Asks the server first if the device has no answers yet, or another device may have continued. */
const recallOnce = async (lang: Lang): Promise<void> => {
  const isAnonymous = readHint() === null;
  if (isAnonymous && (readMemory() || !isKnownVisitor())) return;
  await Promise.race([recall(lang), after(RECALL_WITHIN_MS)]);
};

/**
 * The state of one check on the screen, as an external store for React. Answers and analysis are persisted in
 * quiz-memory.ts before the screen shows them; the phase follows from them by the domain's reducer. Timers and calls of
 * a phase run from its first subscriber to its last.
 */
export const quizStore = (lang: Lang, words: AnalysisWords) => {
  const listeners = new Set<() => void>();
  let state: QuizState = INITIAL_QUIZ;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  /** A retake in another tab took this one's result away. */
  let isBegunElsewhere = false;
  /** Who has been asked once is not asked again. */
  let hasLookedAgain = false;

  const send = (event: QuizEvent) => {
    const before = state;
    if (listeners.size === 0) return;
    state = quizReducer(before, event);
    if (state === before) return;
    enter(before);
    for (const listener of listeners) listener();
  };

  const sync = () => {
    const { answers, outcome } = onDevice(lang);
    const wasDone = state.phase === "results" || state.phase === "analysing";
    if (wasDone && Object.keys(answers).length === 0)
      isBegunElsewhere = (readMemory()?.begunAt ?? 0) > 0;
    if (outcome) send({ type: "analysed", outcome });
    send({ type: "synced", answers, outcome, isUnseen: document.visibilityState === "hidden" });
  };

  const advance = (questionId: QuestionId) => {
    const given = Object.values(readMemory()?.answers ?? {});
    send({ type: "advanced", questionId, isHasty: !hasLookedAgain && isHasty(given) });
  };

  const wait = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };

  const analyse = async (answers: CompleteAnswers) => {
    const memory = changeMemory((known) =>
      completeAnswersIn(known) ? { ...known, isAnalysisWanted: true } : known,
    );
    // Nothing to wait for: the server will answer with the same advice.
    if (!allowsAi(memory)) {
      send({ type: "analysed", outcome: standardOutcome(answers, words) });
      return flush(lang);
    }
    await Promise.race([flush(lang), after(ANALYSIS_TIMEOUT_MS)]);
    const { outcome } = onDevice(lang);
    // Another tab may have changed an answer meanwhile: then the outcome belongs to another check.
    const isOurs = outcome !== null && sameAnswers(outcome.answers, answers);
    send({ type: "analysed", outcome: isOurs ? outcome : standardOutcome(answers, words) });
  };

  /** Starts the timer or the call of the phase just entered; a changed answer restarts its timer. */
  const enter = (before: QuizState) => {
    if (state.phase === "answered") {
      const questionId = questionAt(state.index);
      const answer = state.answers[questionId];
      const isSame = before.phase === "answered" && before.index === state.index;
      if (isSame && before.answers[questionId] === answer) return;
      wait(ADVANCE_AFTER_MS, () => {
        // The answer changed after this timer began: its own timer will advance.
        const newest = readMemory()?.answers[questionId]?.answer ?? answer;
        if (newest === answer) advance(questionId);
      });
    } else if (state.phase === "analysing") {
      if (before.phase === "analysing" && before.answers === state.answers) return;
      wait(OFFER_STANDARD_AFTER_MS, () => send({ type: "waited" }));
      void analyse(state.answers);
    } else clearTimeout(timer);
  };

  const start = () => {
    let isCurrent = true;
    void recallOnce(lang).then(() => {
      if (isCurrent) send({ type: "restored", ...onDevice(lang) });
      void flush(lang);
    });
    // Another tab or device continued, an analysis arrived after the results were shown, or the device was wiped.
    const ends = [
      onOtherTabChange(QUIZ_MEMORY_KEY, sync),
      onOutboxChange(sync),
      onHintChange(sync),
      keepSending(lang),
    ];
    stop = () => {
      isCurrent = false;
      clearTimeout(timer);
      state = INITIAL_QUIZ;
      hasLookedAgain = false;
      for (const end of ends) end();
    };
  };

  return {
    state: () => state,
    isBegunElsewhere: () => isBegunElsewhere,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    choose: (questionId: QuestionId, answer: Answer) => {
      rememberAnswer(questionId, answer, Date.now());
      // The answer is stored and its button is pressed: on a slow phone the rest takes longer than a frame.
      afterPaint(() => {
        send({ type: "chosen", questionId, answer });
        afterPaint(() => void flush(lang));
      });
    },
    goBack: () => send({ type: "wentBack" }),
    goOn: () => {
      if (state.phase === "asking") advance(questionAt(state.index));
    },
    lookAgain: () => {
      hasLookedAgain = true;
      send({ type: "lookedAgain" });
    },
    confirm: () => send({ type: "confirmed" }),
    showStandard: () => {
      if (state.phase === "analysing")
        send({ type: "analysed", outcome: standardOutcome(state.answers, words) });
    },
    retake: () => {
      beginAnew();
      hasLookedAgain = false;
      isBegunElsewhere = false;
      send({ type: "retaken" });
      void flush(lang);
    },
  };
};
