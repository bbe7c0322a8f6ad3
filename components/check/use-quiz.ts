"use client";

import { useCallback, useEffect, useReducer, useSyncExternalStore } from "react";
import { afterPaint } from "@/lib/browser/core/after-paint";
import { onOtherTabChange } from "@/lib/browser/core/device-store";
import { flush, keepSending, onOutboxChange, recall, saveStatus } from "@/lib/browser/check/outbox";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import {
  answersIn,
  beginAnew,
  changeMemory,
  completeAnswersIn,
  type QuizMemory,
  readMemory,
  rememberAnswer,
} from "@/lib/browser/check/quiz-memory";
import { onHintChange, readHint } from "@/lib/browser/check/sign-in-hint";
import { ANALYSIS_TIMEOUT_MS } from "@/lib/browser/check/visitor-client";
import { isKnownVisitor } from "@/lib/browser/check/visitor-id";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import { type Answer, type CompleteAnswers, sameAnswers } from "@/lib/domain/check/answers";
import type { Lang } from "@/lib/domain/core/languages";
import {
  ADVANCE_AFTER_MS,
  INITIAL_QUIZ,
  OFFER_STANDARD_AFTER_MS,
  type Outcome,
  questionAt,
  quizReducer,
} from "@/lib/domain/check/quiz";
import { quizResult } from "@/lib/domain/check/scoring";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { CheckWords } from "@/lib/content/slices/check-words";

/** The server is asked first for at most this long. */
const RECALL_WITHIN_MS = 2_500;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** The result with our own advice: needs no network. */
const standardOutcome = (answers: CompleteAnswers, words: CheckWords): Outcome => {
  const result = quizResult(answers);
  const analysis = standardAnalysis(answers, result, {
    ...words.analysis,
    areaTitles: words.areaTitles,
  });
  return { answers, result, analysis, source: "standard" };
};

/** The outcome of a finished check as this device remembers it in this language, else null. */
const outcomeIn = (memory: QuizMemory, lang: Lang): Outcome | null => {
  const answers = completeAnswersIn(memory);
  return answers && memory.analysis?.lang === lang
    ? { answers, result: quizResult(answers), ...memory.analysis }
    : null;
};

/** What the server knows comes first where the device knows nothing, or another one may have gone on. */
const recallOnce = async (lang: Lang): Promise<void> => {
  const isAlone = readHint() === null;
  if (isAlone && (readMemory() || !isKnownVisitor())) return;
  await Promise.race([recall(lang), after(RECALL_WITHIN_MS)]);
};

/** Where the check stands on this device; a finished one without advice in this language asks for it again. */
const restore = (lang: Lang) => {
  const memory = readMemory();
  if (!memory) return { answers: {}, outcome: null };
  return { answers: answersIn(memory), outcome: outcomeIn(memory, lang) };
};

/**
 * The check as a component sees it: its state, how the answers are saved, and what the visitor can do.
 * One effect a phase; an answer is kept on the device before anything else happens with it.
 */
export const useQuiz = (lang: Lang, words: CheckWords) => {
  const [state, dispatch] = useReducer(quizReducer, INITIAL_QUIZ);
  const status = useSyncExternalStore(onOutboxChange, saveStatus, () => "saved" as const);
  const { phase } = state;

  useEffect(() => keepSending(lang), [lang]);

  useEffect(() => {
    if (phase !== "setup") return;
    let isCurrent = true;
    void recallOnce(lang).then(() => {
      if (isCurrent) dispatch({ type: "restored", ...restore(lang) });
      void flush(lang);
    });
    return () => {
      isCurrent = false;
    };
  }, [phase, lang]);

  const answeredId = phase === "answered" ? questionAt(state.index) : null;
  const answeredWith = answeredId && phase === "answered" ? state.answers[answeredId] : null;
  useEffect(() => {
    if (!answeredId) return;
    const timer = setTimeout(() => {
      // An answer changed in this very frame is about to get a time of its own.
      const newest = readMemory()?.answers[answeredId]?.answer ?? answeredWith;
      if (newest === answeredWith) dispatch({ type: "advanced", questionId: answeredId });
    }, ADVANCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answeredId, answeredWith]);

  const finished = phase === "analysing" ? state.answers : null;
  useEffect(() => {
    if (!finished) return;
    const timer = setTimeout(() => dispatch({ type: "waited" }), OFFER_STANDARD_AFTER_MS);
    changeMemory((memory) =>
      completeAnswersIn(memory) ? { ...memory, isAnalysisWanted: true } : memory,
    );
    void Promise.race([flush(lang), after(ANALYSIS_TIMEOUT_MS)]).then(() => {
      const memory = readMemory();
      const kept = memory && outcomeIn(memory, lang);
      // Another tab may have changed an answer meanwhile: then what is kept is another check's.
      const isOurs = kept && sameAnswers(kept.answers, finished);
      dispatch({ type: "analysed", outcome: isOurs ? kept : standardOutcome(finished, words) });
    });
    return () => clearTimeout(timer);
  }, [finished, lang, words]);

  /** Another tab or device went on, an analysis arrived after the results were shown, or the device was wiped. */
  useEffect(() => {
    const sync = () => {
      const { answers, outcome } = restore(lang);
      if (outcome) dispatch({ type: "analysed", outcome });
      dispatch({ type: "synced", answers, outcome });
    };
    const ends = [
      onOtherTabChange(QUIZ_MEMORY_KEY, sync),
      onOutboxChange(sync),
      onHintChange(sync),
    ];
    return () => ends.forEach((end) => end());
  }, [lang]);

  const choose = useCallback(
    (questionId: QuestionId, answer: Answer) => {
      rememberAnswer(questionId, answer, Date.now());
      // The answer is on the device, and the button is pressed: on a slow phone all else takes longer than a frame.
      afterPaint(() => {
        dispatch({ type: "chosen", questionId, answer });
        afterPaint(() => void flush(lang));
      });
    },
    [lang],
  );

  return {
    state,
    status,
    choose,
    goBack: () => dispatch({ type: "wentBack" }),
    goOn: () => {
      if (state.phase === "asking")
        dispatch({ type: "advanced", questionId: questionAt(state.index) });
    },
    showStandard: () => {
      if (state.phase === "analysing")
        dispatch({ type: "analysed", outcome: standardOutcome(state.answers, words) });
    },
    retake: () => {
      beginAnew();
      dispatch({ type: "retaken" });
      void flush(lang);
    },
  };
};
