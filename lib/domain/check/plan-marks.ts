import type { BusinessType } from "@/lib/domain/core/business-types";
import type { Answer } from "./answers";
import { QUESTION_IDS, type QuestionId } from "./sections";

/** What an owner noted at a step of the plan. Times are epoch ms. */
export type PlanMark = {
  /** The day and hour chosen for it. */
  dueAt: number | null;
  doneAt: number | null;
  skippedAt: number | null;
  /** The answer to the same question after thirty days. */
  again: Answer | null;
  /** What the step brought, in whole rupees. */
  won: number | null;
  /** The device's clock, raised with every mark and answer: the highest one of a question counts. */
  version: number;
};

export type PlanMarks = Readonly<Partial<Record<QuestionId, PlanMark>>>;

export const NO_MARK: Omit<PlanMark, "version"> = {
  dueAt: null,
  doneAt: null,
  skippedAt: null,
  again: null,
  won: null,
};

/** ₹99,99,99,999: more is a slip of the finger. */
export const MOST_WON = 999_999_999;

/** Of the forms' business types those that the plan asks for: some have other first steps (lib/content: plan). */
export const TRADES = [
  "grocery",
  "salon",
  "workshop",
  "restaurant",
  "online",
  "startup",
  "other",
] as const satisfies readonly BusinessType[];
export type Trade = (typeof TRADES)[number];

/** Whether an unchecked value is a trade. */
export const isTrade = (value: unknown): value is Trade => TRADES.some((one) => one === value);

/** What an owner noted about the plan: marks by question, and the trade; the last word on each counts. */
export type PlanNotes = { marks: PlanMarks; trade: { value: Trade; version: number } | null };

export const NO_NOTES: PlanNotes = { marks: {}, trade: null };

/** The later of two words; of two with one version always the same one, whichever comes first. */
const later = <T extends { version: number }>(a: T | null, b: T | null): T | null => {
  if (!a || !b) return a ?? b;
  const order = a.version - b.version || (JSON.stringify(a) > JSON.stringify(b) ? 1 : -1);
  return order > 0 ? a : b;
};

/** The last words of both sides: in any order and any number of times, the result is the same. Pure. */
export const mergedNotes = (one: PlanNotes, other: PlanNotes): PlanNotes => ({
  marks: Object.fromEntries(
    QUESTION_IDS.flatMap((id) => {
      const mark = later(one.marks[id] ?? null, other.marks[id] ?? null);
      return mark ? [[id, mark]] : [];
    }),
  ),
  trade: later(one.trade, other.trade),
});

/** The marks made after `version`: those of the plan of a check whose newest answer has that version. */
export const marksSince = (marks: PlanMarks, version: number): PlanMarks =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark.version > version));
