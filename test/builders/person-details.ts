import type { Lead } from "@/lib/domain/leads/lead";
import { shownLead } from "@/lib/domain/leads/outgoing-lead";
import type { Person } from "@/lib/domain/leads/person";
import { type PersonRow, personRow } from "@/lib/domain/leads/person-row";
import type { Sale } from "@/lib/domain/leads/sale";
import type { PersonDetail } from "@/lib/server/desk/people-desk";
import { CONTACT } from "./desk-leads";
import { briefOf, personOf, PROMISE } from "./people";

/** A sale of ₹17,699, of which ₹8,000 came. */
export const PART_PAID: Sale = {
  id: "1",
  at: Date.parse("2026-11-27T21:00:00+05:30"),
  by: "op@example.in",
  lead: "a",
  packageId: "suite",
  rupees: 17_699,
  dueOn: "2026-12-04",
  payments: [
    {
      at: Date.parse("2026-11-27T21:30:00+05:30"),
      on: "2026-11-27",
      rupees: 8_000,
      way: "upi",
      utr: "412345678901",
      by: "op@example.in",
    },
  ],
};

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

/** A person in a list, who came on a Wednesday at 10:00 in India with a check. */
export const PERSON: PersonRow = {
  ...personDetailOf({
    a: { ...CONTACT, reference: "BG-7K2M9QX", receivedAt: Date.parse("2026-11-25T10:00:00+05:30") },
  }).row,
  area: "operations",
  score: { health: 47, grade: "C" },
  answerBy: null,
};
