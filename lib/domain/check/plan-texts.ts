import type { Answers } from "./answers";
import { isRupeeTool } from "@/lib/domain/tools/tool-ids";
import { FIND_OUT_TOOLS, STEP_FACTS, type StepFacts } from "./first-steps";
import { planNow, type PlanStep } from "./plan";
import { NO_MARK, type PlanMark, type PlanMarks } from "./plan-marks";
import type { Outcome } from "./quiz";
import { ownStep, type StepWords } from "./step-words";

/** A step in words, with the day chosen for it and the day on which it was done. */
export type PlanText = PlanStep &
  StepFacts &
  Pick<PlanMark, "dueAt" | "doneAt"> & { text: string; done: string };

/** A step as others are shown it: without the answer that it follows from. */
export type SharedStep = Omit<PlanText, "answer">;

/** A step in our words, with its owner's mark. */
export const stepText = (
  step: PlanStep,
  words: StepWords,
  { dueAt, doneAt }: Pick<PlanMark, "dueAt" | "doneAt"> = NO_MARK,
): PlanText => {
  const { questionId, answer } = step;
  const { minutes, tool } = STEP_FACTS[questionId];
  const findOutTool = answer === "maybe" ? FIND_OUT_TOOLS[questionId] : undefined;
  const help = findOutTool ?? tool;
  return {
    ...step,
    minutes,
    dueAt,
    doneAt,
    // A trade's step needs another message or post; the sums are the same.
    tool: words.trade?.[questionId] && !isRupeeTool(help) ? null : help,
    ...ownStep(step, words),
  };
};

/** The open steps of a finished check's plan in our words, whoever wrote its analysis. */
export const planTexts = (
  { answers, marks = {} }: { answers: Answers; marks?: PlanMarks },
  words: StepWords,
): PlanText[] =>
  planNow(answers, marks).steps.map((step) => stepText(step, words, marks[step.questionId]));

/** For each step our remark why it matters, each once; none where an AI wrote the remarks. */
export const whysOf = (
  steps: readonly Pick<PlanStep, "questionId">[],
  { analysis, source }: Pick<Outcome, "analysis" | "source">,
): (string | undefined)[] => {
  const spare = source === "ai" ? [] : [...analysis.insightIds.entries()];
  return steps.map(({ questionId }) => {
    const place = spare.findIndex(([, { questionIds }]) => questionIds.includes(questionId));
    return place < 0 ? undefined : analysis.insights[spare.splice(place, 1)[0]![0]];
  });
};
