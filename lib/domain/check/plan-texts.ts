import type { Analysis, AnalysisSource } from "./analysis";
import type { Answers } from "./answers";
import { FIND_OUT_TOOLS, STEP_FACTS, type StepFacts } from "./first-steps";
import { type PlanStep, planOf } from "./plan";
import type { QuizResult } from "./scoring";
import { ownStep, type StepWords } from "./step-words";

/** A step with its words. */
export type PlanText = PlanStep & StepFacts & { text: string; done: string };

/** A result with its plan in words, without the answers that they follow from: what others may be shown. */
export type PlanOutcome = { result: QuizResult; plan: readonly Omit<PlanText, "answer">[] };

/** The plan of a finished check in words: the AI's for this shop where it gave them, else our own. */
export const planTexts = (
  { answers, analysis, source }: { answers: Answers; analysis: Analysis; source: AnalysisSource },
  words: StepWords,
): PlanText[] =>
  planOf(answers).map((step) => {
    const { text, done } = ownStep(step, words);
    const { minutes, tool } = STEP_FACTS[step.questionId];
    const findOutTool = step.answer === "maybe" ? FIND_OUT_TOOLS[step.questionId] : undefined;
    const at = source === "ai" ? analysis.nextStepIds.indexOf(step.questionId) : -1;
    return {
      ...step,
      minutes,
      tool: findOutTool ?? tool,
      text: analysis.nextSteps[at] ?? text,
      done,
    };
  });
