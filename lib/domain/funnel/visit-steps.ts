import type { QuizState } from "@/lib/domain/check/quiz";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";

/** The buttons on a result. */
export const RESULT_BUTTONS = [
  "order",
  "demo",
  "call",
  "chat",
  "callMe",
  "download",
  "share",
  "keep",
  "pdf",
  "link",
  "print",
  "retake",
  "signIn",
] as const;

export type ResultButton = (typeof RESULT_BUTTONS)[number];

/**
 * The steps that a browser reports of one run of the check: it was opened (`returned`: with a result finished before),
 * the first answer, each question that was reached, the result, and the buttons pressed on it.
 */
export type VisitStep = "opened" | "returned" | "started" | QuestionId | "result" | ResultButton;

type Phase = QuizState["phase"];

const isDone = (phase: Phase): boolean => phase === "analysing" || phase === "results";

/** Whether a new check begins on a screen that showed a finished one. */
export const isRunAnew = (before: Phase, { phase }: QuizState): boolean =>
  isDone(before) && phase === "asking";

/**
 * The steps reached in a run when this state follows `before` on the screen; each counts once, however often it is
 * named. A visitor who continues an earlier visit's answers has reached the earlier questions, too, so that no question
 * is reached more often than the one before it.
 */
export const stepsReached = (before: Phase, state: QuizState): readonly VisitStep[] => {
  switch (state.phase) {
    case "setup":
      return []; // nothing is shown in this phase, which a sample check also passes through
    case "asking":
    case "answered": {
      const hasAnswer = Object.keys(state.answers).length > 0;
      const reached = QUESTION_IDS.slice(0, state.index + 1);
      return hasAnswer ? ["opened", "started", ...reached] : ["opened", ...reached];
    }
    case "lookAgain":
      return ["opened"];
    case "analysing":
      return before === "setup" ? ["opened", "returned"] : ["opened"];
    case "results":
      return before === "setup" ? ["opened", "returned", "result"] : ["opened", "result"];
  }
};
