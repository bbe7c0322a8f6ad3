import type { QuestionId } from "./sections";

/** What helps with a step: a message ready to send, a section of a post, or a sheet (lib/content/slices/step-tools.ts). */
export const TOOL_IDS = [
  "reminderMessage",
  "reviewMessage",
  "awayMessage",
  "duesSheet",
  "marginSheet",
  "mapsListing",
  "slowMonths",
  "moreSales",
  "dailyAccounts",
  "cashSheet",
] as const;

export type ToolId = (typeof TOOL_IDS)[number];

export type StepFacts = { minutes: number; tool: ToolId | null };

/** The minutes that each first step takes an owner alone, and the tool that helps with it. */
export const STEP_FACTS: Readonly<Record<QuestionId, StepFacts>> = {
  b1: { minutes: 45, tool: null },
  b2: { minutes: 20, tool: null },
  b3: { minutes: 45, tool: "mapsListing" },
  b4: { minutes: 15, tool: "reviewMessage" },
  b5: { minutes: 10, tool: null },
  g1: { minutes: 60, tool: "moreSales" },
  g2: { minutes: 30, tool: null },
  g3: { minutes: 30, tool: "slowMonths" },
  g4: { minutes: 20, tool: "awayMessage" },
  g5: { minutes: 60, tool: "marginSheet" },
  o1: { minutes: 45, tool: "reminderMessage" },
  o2: { minutes: 45, tool: "cashSheet" },
  o3: { minutes: 30, tool: null },
  o4: { minutes: 20, tool: "dailyAccounts" },
  o5: { minutes: 30, tool: null },
};

/** The tool of a step that finds out first, where it is another one. */
export const FIND_OUT_TOOLS: Readonly<Partial<Record<QuestionId, ToolId>>> = { o1: "duesSheet" };
