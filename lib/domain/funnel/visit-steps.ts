import type { QuizState } from "@/lib/domain/check/quiz";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";

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

/** What a browser reports of one run of the check; `returned`: with an earlier result. */
export type VisitStep = "opened" | "returned" | "started" | QuestionId | "result" | ResultButton;

type Phase = QuizState["phase"];

const isDone = (phase: Phase): boolean => phase === "analysing" || phase === "results";

/** Whether a new check begins on a screen that showed a finished one. */
export const isRunAnew = (before: Phase, { phase }: QuizState): boolean =>
  isDone(before) && phase === "asking";

/** The steps reached when `state` follows `before`; an earlier visit's answers count as reached. */
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
