import type { Analysis } from "./analysis";
import type { Answers } from "./answers";
import { isRupeeTool } from "@/lib/domain/tools/tool-ids";
import { FIND_OUT_TOOLS, STEP_FACTS, type StepFacts } from "./first-steps";
import { planNow, type PlanStep } from "./plan";
import type { PlanMark, PlanMarks } from "./plan-marks";
import type { QuizResult } from "./scoring";
import { ownStep, type StepWords } from "./step-words";

/** A step with its words. */
export type PlanText = PlanStep & StepFacts & { text: string; done: string };

/** A step as others are shown it: without the answer, with the day chosen for it and the day on which it was done. */
export type SharedStep = Omit<PlanText, "answer"> & Pick<PlanMark, "dueAt" | "doneAt">;

/** A result with its plan in words, without the answers that they follow from: what others may be shown. */
export type PlanOutcome = { result: QuizResult; plan: readonly SharedStep[] };

/** A step in our words. */
export const stepText = (step: PlanStep, words: StepWords): PlanText => {
  const { questionId, answer } = step;
  const { minutes, tool } = STEP_FACTS[questionId];
  const findOutTool = answer === "maybe" ? FIND_OUT_TOOLS[questionId] : undefined;
  const help = findOutTool ?? tool;
  return {
    ...step,
    minutes,
    // A trade's step needs another message or post; the sums are the same.
    tool: words.trade?.[questionId] && !isRupeeTool(help) ? null : help,
    ...ownStep(step, words),
  };
};

/** The open steps of a finished check's plan in our words, whoever wrote its analysis. */
export const planTexts = (
  { answers, marks = {} }: { answers: Answers; marks?: PlanMarks },
  words: StepWords,
): PlanText[] => planNow(answers, marks).steps.map((step) => stepText(step, words));

/**
 * For each step the place of the insight that says why it matters: the first one tied to its question that no earlier
 * step has; -1 for none.
 */
export const whysOf = (
  steps: readonly Pick<PlanStep, "questionId">[],
  { insightIds }: Pick<Analysis, "insightIds">,
): number[] =>
  steps.reduce<number[]>((taken, { questionId }) => {
    const isOfStep = ({ questionIds }: { questionIds: readonly string[] }, at: number) =>
      !taken.includes(at) && questionIds.includes(questionId);
    return [...taken, insightIds.findIndex(isOfStep)];
  }, []);
