import type { QuizState } from "@/lib/domain/check/quiz";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";

/** What can be pressed on a result. */
export const RESULT_BUTTONS = [
  "order",
  "demo",
  "call",
  "chat",
  "download",
  "share",
  "print",
  "retake",
  "signIn",
] as const;

export type ResultButton = (typeof RESULT_BUTTONS)[number];

/**
 * What a browser tells of one run of the check: it was opened (`returned`: on a result finished before), a first
 * answer was there, each question that was reached, the result seen and what was pressed on it.
 */
export type VisitStep = "opened" | "returned" | "started" | QuestionId | "result" | ResultButton;

type Phase = QuizState["phase"];

const isDone = (phase: Phase): boolean => phase === "analysing" || phase === "results";

/** Whether a check begins anew on a screen that showed a finished one. */
export const isRunAnew = (before: Phase, { phase }: QuizState): boolean =>
  isDone(before) && phase === "asking";

/**
 * What has been reached in a run, once this state is on the screen after `before`; each counts once, however often
 * it is named. Who goes on with an earlier visit's answers has reached the questions before them, too: so no
 * question is reached more often than the one before it.
 */
export const stepsReached = (before: Phase, state: QuizState): readonly VisitStep[] => {
  switch (state.phase) {
    case "setup":
      return []; // Nothing stands there yet: the sample, too, passes by here.
    case "asking":
    case "answered": {
      const hasAnswer = Object.keys(state.answers).length > 0;
      const reached = QUESTION_IDS.slice(0, state.index + 1);
      return hasAnswer ? ["opened", "started", ...reached] : ["opened", ...reached];
    }
    case "analysing":
      return before === "setup" ? ["opened", "returned"] : ["opened"];
    case "results":
      return before === "setup" ? ["opened", "returned", "result"] : ["opened", "result"];
  }
};
