import type { PlanMarks } from "./plan-marks";
import { type Analysis, type AnalysisSource } from "./analysis";
import {
  type Answer,
  type Answers,
  type CompleteAnswers,
  firstUnanswered,
  isComplete,
  sameAnswers,
} from "./answers";
import { type QuizResult } from "./scoring";
import { QUESTION_IDS, type QuestionId } from "./sections";

export const ADVANCE_AFTER_MS = 600;
/** After this time, in ms, the loading screen offers the standard advice. */
export const OFFER_STANDARD_AFTER_MS = 4_000;

/** A finished check. Everything but the analysis is computed from the answers. */
export type Outcome = {
  answers: CompleteAnswers;
  result: QuizResult;
  analysis: Analysis;
  source: AnalysisSource;
  /** What its owner noted on its plan; without, the plan is as the check left it. */
  marks?: PlanMarks;
};

/** The check's states (docs/product/check.md#the-health-check). `index` 0-14 is the question on the screen. */
export type QuizState =
  | { phase: "setup" }
  | { phase: "asking"; answers: Answers; index: number }
  | { phase: "answered"; answers: Answers; index: number }
  | { phase: "lookAgain"; answers: CompleteAnswers }
  | { phase: "analysing"; answers: CompleteAnswers; isLong: boolean }
  | { phase: "results"; outcome: Outcome };

export type QuizEvent =
  | { type: "restored"; answers: Answers; outcome: Outcome | null }
  | { type: "chosen"; questionId: QuestionId; answer: Answer }
  /** `isHasty`: the answers are worth another look (look-again.ts). */
  | { type: "advanced"; questionId: QuestionId; isHasty?: boolean }
  | { type: "lookedAgain" }
  | { type: "confirmed" }
  | { type: "wentBack" }
  | { type: "waited" }
  | { type: "analysed"; outcome: Outcome }
  /** `isUnseen`: nobody looks at this tab. */
  | { type: "synced"; answers: Answers; outcome: Outcome | null; isUnseen?: boolean }
  | { type: "retaken" };

export const INITIAL_QUIZ: QuizState = { phase: "setup" };

/** The id of the question at an index of 0-14. */
export const questionAt = (index: number): QuestionId => QUESTION_IDS[index]!;

const asked = (answers: Answers, index: number): QuizState => ({ phase: "asking", answers, index });

/** The state of a check with these answers: its results, its analysis, or its first open question. */
const resumed = (answers: Answers, outcome: Outcome | null): QuizState => {
  if (!isComplete(answers)) return asked(answers, firstUnanswered(answers));
  return outcome && sameAnswers(outcome.answers, answers)
    ? { phase: "results", outcome }
    : { phase: "analysing", answers, isLong: false };
};

/** The next question; after the last one the first that is still open, else a second look or the analysis. */
const advanced = (answers: Answers, index: number, isHasty: boolean): QuizState => {
  if (index + 1 < QUESTION_IDS.length) return asked(answers, index + 1);
  return isHasty && isComplete(answers) ? { phase: "lookAgain", answers } : resumed(answers, null);
};

/** Takes over the answers of another tab or device, at the same question where that is possible. */
const synced = (
  state: QuizState,
  answers: Answers,
  outcome: Outcome | null,
  isUnseen: boolean,
): QuizState => {
  if (state.phase === "setup") return state;
  if (state.phase === "analysing" || state.phase === "results")
    return Object.keys(answers).length === 0 ? asked({}, 0) : state;
  if (sameAnswers(state.answers, answers) && !outcome) return state;
  if (state.phase === "lookAgain") return resumed(answers, outcome);
  if (isComplete(answers) && outcome) return resumed(answers, outcome);
  if (isUnseen && !isComplete(answers)) return resumed(answers, null);
  const index = Math.min(state.index, firstUnanswered(answers), QUESTION_IDS.length - 1);
  const isStill = index === state.index && answers[questionAt(index)] !== undefined;
  return isStill ? { ...state, answers } : asked(answers, index);
};

/** The check as a state machine; an event that does not fit the phase returns the same object. */
export const quizReducer = (state: QuizState, event: QuizEvent): QuizState => {
  switch (event.type) {
    case "restored":
      return state.phase === "setup" ? resumed(event.answers, event.outcome) : state;
    case "chosen": {
      if (state.phase !== "asking" && state.phase !== "answered") return state;
      if (questionAt(state.index) !== event.questionId) return state;
      if (state.phase === "answered" && state.answers[event.questionId] === event.answer)
        return state;
      const answers = { ...state.answers, [event.questionId]: event.answer };
      return { phase: "answered", answers, index: state.index };
    }
    case "advanced": {
      if (state.phase !== "asking" && state.phase !== "answered") return state;
      const isAnswered = state.answers[event.questionId] !== undefined;
      return questionAt(state.index) === event.questionId && isAnswered
        ? advanced(state.answers, state.index, event.isHasty === true)
        : state;
    }
    case "lookedAgain":
      return state.phase === "lookAgain" ? asked(state.answers, 0) : state;
    case "confirmed":
      return state.phase === "lookAgain" ? resumed(state.answers, null) : state;
    case "wentBack":
      return (state.phase === "asking" || state.phase === "answered") && state.index > 0
        ? asked(state.answers, state.index - 1)
        : state;
    case "waited":
      return state.phase === "analysing" && !state.isLong ? { ...state, isLong: true } : state;
    case "analysed": {
      if (state.phase === "analysing" && sameAnswers(state.answers, event.outcome.answers))
        return { phase: "results", outcome: event.outcome };
      const isBetter =
        state.phase === "results" &&
        state.outcome.source !== "ai" &&
        event.outcome.source === "ai" &&
        sameAnswers(state.outcome.answers, event.outcome.answers);
      return isBetter ? { phase: "results", outcome: event.outcome } : state;
    }
    case "synced":
      return synced(state, event.answers, event.outcome, event.isUnseen === true);
    case "retaken":
      return state.phase === "results" ? asked({}, 0) : state;
  }
};
