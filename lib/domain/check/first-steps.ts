import { fill } from "@/lib/domain/core/fill";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import { QUESTION_IDS, type QuestionId } from "./sections";

/** What helps with a step: a rupee tool, a message ready to send, a section of a post, or a sheet (lib/content/slices/check-words.ts). */
export type StepToolId =
  | ToolId
  | "reminderMessage"
  | "reviewMessage"
  | "awayMessage"
  | "mapsListing"
  | "moreSales"
  | "dailyAccounts"
  | "cashSheet";

export type StepFacts = { minutes: number; tool: StepToolId | null };

/** The minutes that each first step takes an owner alone, and the tool that helps with it. */
export const STEP_FACTS: Readonly<Record<QuestionId, StepFacts>> = {
  b1: { minutes: 45, tool: "margin" },
  b2: { minutes: 20, tool: null },
  b3: { minutes: 45, tool: "mapsListing" },
  b4: { minutes: 15, tool: "reviewMessage" },
  b5: { minutes: 10, tool: null },
  g1: { minutes: 60, tool: "moreSales" },
  g2: { minutes: 30, tool: null },
  g3: { minutes: 30, tool: "slow-months" },
  g4: { minutes: 20, tool: "awayMessage" },
  g5: { minutes: 60, tool: "margin" },
  o1: { minutes: 45, tool: "reminderMessage" },
  o2: { minutes: 45, tool: "cashSheet" },
  o3: { minutes: 30, tool: null },
  o4: { minutes: 20, tool: "dailyAccounts" },
  o5: { minutes: 30, tool: "break-even" },
};

/** How long these steps take together: the sentence `timeline` with its {minutes}. */
export const planTime = (
  steps: readonly { questionId: QuestionId }[],
  timeline: string,
): string => {
  const minutes = steps.reduce((sum, { questionId }) => sum + STEP_FACTS[questionId].minutes, 0);
  return fill(timeline, { minutes });
};

/** The tool of a step that finds out first, where it is another one. */
export const FIND_OUT_TOOLS: Readonly<Partial<Record<QuestionId, StepToolId>>> = { o1: "udhaar" };

/** The question whose step a rupee tool helps with, or the last of two. */
export const questionOf = (id: ToolId): QuestionId => {
  const ofFindOut = QUESTION_IDS.find((one) => FIND_OUT_TOOLS[one] === id);
  return ofFindOut ?? QUESTION_IDS.findLast((one) => STEP_FACTS[one].tool === id)!;
};
