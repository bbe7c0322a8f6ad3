import { isForDesk } from "./lead-row";
import type { Lead } from "./lead";
import { isWants, type Wants, WANTS, wantsOf } from "./wants";

/** The leads of a period, and those waiting at its end. */
export type LeadSummary = {
  /** The leads that arrived in it, without spam, by what they want. */
  arrived: Readonly<Record<Wants, number>>;
  spam: number;
  /** The people whose latest lead has the status "new", of all that were read. */
  waiting: number;
};

export const NO_LEADS: LeadSummary = {
  arrived: Object.fromEntries(WANTS.map((wants) => [wants, 0])) as Record<Wants, number>,
  spam: 0,
  waiting: 0,
};

/** The summary with one more lead, which arrived in the period or, with `isBefore`, before it. */
export const withCounted = (summary: LeadSummary, lead: Lead, isBefore: boolean): LeadSummary => {
  if (!isForDesk(lead) || lead.consent.withdrawnAt !== null) return summary;
  const { arrived, spam, waiting } = summary;
  if (lead.flags.length > 0) return isBefore ? summary : { ...summary, spam: spam + 1 };
  const wanted = wantsOf(lead);
  const wants = isWants(wanted) ? wanted : "question";
  // An address on the newsletter's list waits for no call, and an earlier lead waits with the person's latest.
  const isWaiting = lead.status === "new" && lead.kind !== "newsletter" && lead.cardId === null;
  return {
    arrived: isBefore ? arrived : { ...arrived, [wants]: arrived[wants] + 1 },
    spam,
    waiting: waiting + (isWaiting ? 1 : 0),
  };
};

/** The number of all arrivals. */
export const arrivedIn = ({ arrived }: LeadSummary): number =>
  WANTS.reduce((sum, wants) => sum + arrived[wants], 0);
