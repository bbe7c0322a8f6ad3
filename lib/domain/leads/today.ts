import { answerBy, type AnswerPromise, askedSince, isAwaitingAnswer, isOrder } from "./answer-by";
import { type LeadRow, leadRow } from "./lead-row";
import type { Lead } from "./lead";
import { wantsOf } from "./wants";

/** A lead that waits for us. */
export type TodayRow = LeadRow & {
  /** What it asks for: one of WANTS, or a later release's. */
  wants: string;
  /** Since when, or for when: the next step, else the arrival; epoch ms. */
  dueAt: number;
  /** Until when we promised an answer, epoch ms, on opening days only; null once it was answered or has a next step. */
  answerBy: number | null;
  /** True if this or an earlier lead on the card is an unanswered order, demo or call. */
  isUnanswered: boolean;
};

/** The groups of Today, in their order on the screen. */
export const TODAY_GROUPS = ["unanswered", "overdue", "due", "new"] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];

/** Since when, or for when, a lead waits: its next step, else its arrival; epoch ms. */
export const dueAtOf = ({ nextAt, receivedAt }: Lead): number => nextAt ?? receivedAt;

/** Whether an order, a demo or a call waits for its first answer, by this lead or by one under it. */
const isUnanswered = (lead: Lead): boolean =>
  isAwaitingAnswer(lead) && (isOrder(lead) || lead.askedAt !== null);

/** Longer than any time in epoch ms: the parts of Today begin at 0, 1 and 2 of it. */
export const TODAY_PART = 1e14;
/** The parts of Today: what was not answered, what has a next step, all others. */
export const TODAY_PARTS = [0, 1, 2] as const;

/** A lead's place in the order of Today: the part, and the time within it (epoch ms), as one number. */
export const todayAtOf = (lead: Lead): number => {
  if (isUnanswered(lead)) return askedSince(lead);
  return lead.nextAt === null ? 2 * TODAY_PART + lead.receivedAt : TODAY_PART + lead.nextAt;
};

/** A lead as a row of Today. */
export const todayRow = (
  id: string,
  lead: Lead & { createdAt: number },
  promise: AnswerPromise,
): TodayRow => ({
  ...leadRow(id, lead),
  wants: wantsOf(lead),
  dueAt: dueAtOf(lead),
  answerBy: answerBy(lead, promise),
  isUnanswered: isUnanswered(lead),
});

/** The group of a row; `now` in epoch ms. */
export const todayGroupOf = (
  row: Pick<TodayRow, "isUnanswered" | "nextAt">,
  now: number,
): TodayGroup => {
  if (row.isUnanswered) return "unanswered";
  if (row.nextAt === null) return "new";
  return row.nextAt < now ? "overdue" : "due";
};
