import { answerBy, type AnswerPromise } from "./answer-by";
import { type LeadRow, leadRow } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";

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

/** Since when, or for when, a lead waits: its next step, else its arrival; epoch ms. */
export const dueAtOf = ({ nextAt, receivedAt }: Lead): number => nextAt ?? receivedAt;

/** The topics of a message that ask for a call or an offer. */
const URGENT_TOPICS: readonly (string | null)[] = ["order", "demo", "call"];

/** Whether a lead asks for a call or an offer: a Get Started form, or a message with such a topic. */
const isOrder = ({ kind, topic }: Pick<LeadRow, "kind" | "topic">): boolean =>
  kind === "onboarding" || URGENT_TOPICS.includes(topic);

/** Whether a row of Today is an order, a demo or a call that was not answered yet. */
export const isUnanswered = (row: Pick<TodayRow, "kind" | "topic" | "answerBy">): boolean =>
  row.answerBy !== null && isOrder(row);

/** A lead as a row of Today. */
export const todayRow = (
  id: string,
  lead: Lead & { createdAt: number },
  promise: AnswerPromise,
): TodayRow => ({
  ...leadRow(id, lead),
  dueAt: dueAtOf(lead),
  answerBy: answerBy(lead, promise),
});

/** The group of a row; `now` in epoch ms. */
export const todayGroupOf = (
  row: Pick<TodayRow, "kind" | "topic" | "answerBy" | "nextAt">,
  now: number,
): TodayGroup => {
  if (isUnanswered(row)) return "unanswered";
  if (row.nextAt === null) return "new";
  return row.nextAt < now ? "overdue" : "due";
};
