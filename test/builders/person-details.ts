import type { Lead } from "@/lib/domain/leads/lead";
import { shownLead } from "@/lib/domain/leads/outgoing-lead";
import type { Person } from "@/lib/domain/leads/person";
import { personRow } from "@/lib/domain/leads/person-row";
import type { PersonDetail } from "@/lib/server/desk/people-desk";
import { briefOf, personOf, PROMISE } from "./people";

type Came = Readonly<Record<string, Lead>>;

/** A person of whom these leads came, by their ids, as the desk shows it; `part` is what operators did. */
export const personDetailOf = (
  came: Came,
  part: Partial<Person> = {},
  around: Partial<PersonDetail> = {},
): PersonDetail => {
  const leads = Object.entries(came);
  const person = { ...personOf(...leads.map(([id, lead]) => briefOf(id, lead))), ...part };
  const row = personRow("p".repeat(64), person, PROMISE);
  return {
    row,
    messages: leads.map(([id, lead]) => ({
      id,
      lead: shownLead(lead),
      isShown: lead.reference === row.reference,
    })),
    notes: person.notes.toReversed(),
    sales: person.sales,
    check: null,
    alike: [],
    hasAccount: false,
    ...around,
  };
};
