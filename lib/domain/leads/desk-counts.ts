import type { LeadStatus } from "./lead-notes";

/** How many people wait or are at each status (lib/domain/leads/lead-notes.ts). */
export type DeskCounts = {
  /** Wait for a first answer; `orders` of them ordered or asked for a call. */
  answer: number;
  orders: number;
  /** Have a next step until the end of the Indian day; overdue ones included. */
  due: number;
  /** Wait too long: the promised answer or the next step is over. */
  late: number;
  /** Are under way, and neither to be answered nor due today. */
  later: number;
  /** Without spam, withdrawn and newsletter leads. */
  statuses: Readonly<Record<LeadStatus, number>>;
  /** Marked as spam, or as one of many. */
  spam: number;
};
