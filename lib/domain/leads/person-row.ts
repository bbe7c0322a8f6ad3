import type { LeadRow } from "./lead-row";

/**
 * A person in the desk's lists: the lead with the strongest open wish, with the furthest open stage, the earliest next
 * step and the operator of all the person's leads.
 */
export type PersonRow = Omit<LeadRow, "leadCount"> & {
  /** What the shown lead asks for: one of WANTS, or a later release's. */
  wants: string;
  /** The person's key: a hash that names nobody. */
  person: string;
  /** How many of the person's leads want what, the strongest wish first; the shown lead included. */
  counts: readonly Readonly<{ wants: string; n: number }>[];
  /** Until when we promised an answer to the person, epoch ms, on opening days only; null: nothing waits for one. */
  answerBy: number | null;
};
