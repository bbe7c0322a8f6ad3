import { isForDesk } from "./lead-row";
import type { Lead } from "./lead";
import { LEAD_KINDS, type LeadKind } from "./lead-fields";

/** The leads of a period, and those waiting at its end. */
export type LeadSummary = {
  /** The leads that arrived in it, without flagged ones. */
  arrived: Readonly<Record<LeadKind, number>>;
  odd: number;
  /** The people whose latest lead has the status "new", of all that were read. */
  waiting: number;
};

export const NO_LEADS: LeadSummary = {
  arrived: Object.fromEntries(LEAD_KINDS.map((kind) => [kind, 0])) as Record<LeadKind, number>,
  odd: 0,
  waiting: 0,
};

/** The summary with one more lead, which arrived in the period or, with `isBefore`, before it. */
export const withCounted = (summary: LeadSummary, lead: Lead, isBefore: boolean): LeadSummary => {
  if (!isForDesk(lead) || lead.consent.withdrawnAt !== null) return summary;
  const { arrived, odd, waiting } = summary;
  if (lead.flags.length > 0) return isBefore ? summary : { ...summary, odd: odd + 1 };
  // An address on the newsletter's list waits for no call, and an earlier lead waits with the person's latest.
  const isWaiting = lead.status === "new" && lead.kind !== "newsletter" && lead.cardId === null;
  return {
    arrived: isBefore ? arrived : { ...arrived, [lead.kind]: arrived[lead.kind] + 1 },
    odd,
    waiting: waiting + (isWaiting ? 1 : 0),
  };
};

/** The number of arrivals of all kinds. */
export const arrivedIn = ({ arrived }: LeadSummary): number =>
  LEAD_KINDS.reduce((sum, kind) => sum + arrived[kind], 0);
