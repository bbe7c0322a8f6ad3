import { isForDesk } from "./lead-row";
import type { Lead } from "./lead";
import { isWants, type Wants, WANTS, wantsOf } from "./wants";

/** The leads of a period. */
export type LeadSummary = {
  /** The leads that arrived in it, without spam, by what they want. */
  arrived: Readonly<Record<Wants, number>>;
  spam: number;
};

export const NO_LEADS: LeadSummary = {
  arrived: Object.fromEntries(WANTS.map((wants) => [wants, 0])) as Record<Wants, number>,
  spam: 0,
};

/** The summary with one more lead that arrived in the period. */
export const withCounted = (summary: LeadSummary, lead: Lead): LeadSummary => {
  if (!isForDesk(lead) || lead.consent.withdrawnAt !== null) return summary;
  const { arrived, spam } = summary;
  if (lead.flags.length > 0) return { ...summary, spam: spam + 1 };
  const wanted = wantsOf(lead);
  const wants = isWants(wanted) ? wanted : "question";
  return { arrived: { ...arrived, [wants]: arrived[wants] + 1 }, spam };
};

/** The number of all arrivals. */
export const arrivedIn = ({ arrived }: LeadSummary): number =>
  WANTS.reduce((sum, wants) => sum + arrived[wants], 0);
