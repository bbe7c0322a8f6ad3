import { isForDesk, isTypedIn } from "./lead-row";
import type { Lead } from "./lead";
import { WANTS, wantsOf } from "./wants";

/** What can arrive: a wish, or an address for the newsletter. */
export const ARRIVALS = [...WANTS, "newsletter"] as const;
type Arrival = (typeof ARRIVALS)[number];

/** The leads of a period. */
export type LeadSummary = {
  /** The leads that arrived in it, without spam, by what they want. */
  arrived: Readonly<Record<Arrival, number>>;
  spam: number;
};

export const NO_LEADS: LeadSummary = {
  arrived: Object.fromEntries(ARRIVALS.map((wants) => [wants, 0])) as Record<Arrival, number>,
  spam: 0,
};

/** The summary with one more lead that arrived in the period. */
export const withCounted = (summary: LeadSummary, lead: Lead): LeadSummary => {
  if (!isForDesk(lead) || isTypedIn(lead) || lead.consent.withdrawnAt !== null) return summary;
  const { arrived, spam } = summary;
  if (lead.flags.length > 0) return { ...summary, spam: spam + 1 };
  const wanted = wantsOf(lead);
  const wants = ARRIVALS.find((one) => one === wanted) ?? "question";
  return { arrived: { ...arrived, [wants]: arrived[wants] + 1 }, spam };
};

/** The number of all arrivals. */
export const arrivedIn = ({ arrived }: LeadSummary): number =>
  ARRIVALS.reduce((sum, wants) => sum + arrived[wants], 0);
