import type { AnswerPromise } from "./answer-by";
import { type PersonFields, personFields, strongestFirst } from "./person-fields";
import { isWorkedOn, type PersonLead } from "./person-lead";
import { rankOfWants } from "./wants";

/** A person as stored under its key: its leads in brief, and the fields by which the store finds it. */
export type Person = PersonFields & Readonly<{ leads: readonly PersonLead[] }>;

/**
 * The most leads in a person's document, which each of them rewrites. Above it those are left out that ask for
 * least and on which nobody has worked; the search and the exports still find them.
 */
const MOST_LEADS = 200;

/** A person's leads that have not expired; `now` in epoch ms. */
export const liveLeads = ({ leads }: Person, now: number): PersonLead[] =>
  leads.filter(({ until }) => until === null || until > now);

/** The person of these leads, in whatever order they came. */
export const personOf = (leads: readonly PersonLead[], promise: AnswerPromise): Person => {
  const sorted = strongestFirst(leads);
  const kept = [...sorted.filter(isWorkedOn), ...sorted.filter((one) => !isWorkedOn(one))].slice(
    0,
    MOST_LEADS,
  );
  return { leads: kept, ...personFields(kept, promise) };
};

/** The person with a lead, as it is now; leads that have expired stay until the nightly sweep. */
export const withPersonLead = (
  known: Person | null,
  lead: PersonLead,
  promise: AnswerPromise,
): Person => {
  const others = known ? known.leads.filter(({ id }) => id !== lead.id) : [];
  return personOf([...others, lead], promise);
};

/** The person without a lead. */
export const withoutPersonLead = (known: Person, id: string, promise: AnswerPromise): Person =>
  personOf(
    known.leads.filter((one) => one.id !== id),
    promise,
  );

/** How many of the leads want what, the strongest wish first. */
export const countsOf = (leads: readonly PersonLead[]): { wants: string; n: number }[] => {
  const wishes = [...new Set(leads.map(({ wants }) => wants))].toSorted(
    (a, b) => rankOfWants(a) - rankOfWants(b) || (a < b ? -1 : 1),
  );
  return wishes.map((wants) => ({
    wants,
    n: leads.filter((one) => one.wants === wants).length,
  }));
};

/** How long a person is kept, in ms: as long as one of the leads. */
export const personKeptMs = ({ leads }: Person, now: number): number =>
  Math.max(0, ...leads.map(({ until }) => (until === null ? Infinity : until - now)));
