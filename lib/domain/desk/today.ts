import type { LeadRow } from "@/lib/domain/leads/lead-row";

/** A lead that waits for us. */
export type TodayRow = LeadRow & {
  /** Since when, or for when: the next step, else the arrival; epoch ms. The list's order, the earliest first. */
  dueAt: number;
  /** Until when we promised an answer, epoch ms, on opening days only; null once it was answered or has a next step. */
  answerBy: number | null;
};

/** The groups of Today, in their order on the screen. */
export const TODAY_GROUPS = ["unanswered", "overdue", "due", "new"] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];
