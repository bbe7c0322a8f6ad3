import { type AnswerPromise } from "./answer-by";
import type { Lead } from "./lead";
import { type LeadRow, leadRow } from "./lead-row";
import { answerByOf, leastOf, personFields } from "./person-fields";
import { countsOf } from "./person-leads";
import type { PersonLead } from "./person-lead";

/**
 * A person in the desk's lists: the lead with the strongest open wish, with the furthest open stage, the earliest next
 * step and the operator of all the person's leads.
 */
export type PersonRow = LeadRow & {
  /** The person's key: a hash that names nobody. */
  person: string;
  /** How many of the person's leads want what, the strongest wish first; the shown lead included. */
  counts: readonly Readonly<{ wants: string; n: number }>[];
  /** Until when we promised an answer to the person, epoch ms, on opening days only; null: nothing waits for one. */
  answerBy: number | null;
};

/** The row of a person with these leads, of which it shows one; all must be of now. */
export const personRow = (
  person: string,
  leads: readonly PersonLead[],
  [id, shown]: readonly [string, Lead & { createdAt: number }],
  promise: AnswerPromise,
): PersonRow => {
  const row = leadRow(id, shown);
  const callAt = leastOf(leads.flatMap((one) => one.callAt ?? [])) ?? null;
  const { status = row.status, dueAt = null, owner } = personFields(leads, promise);
  return {
    ...row,
    person,
    status,
    nextAt: dueAt,
    owner: owner || null,
    callAt,
    counts: countsOf(leads),
    answerBy: answerByOf(leads, promise),
  };
};
