import {
  type Author,
  type PersonChange,
  changeFault,
  withChange,
} from "@/lib/domain/desk/person-changes";
import type { ContactLead, Lead } from "@/lib/domain/leads/lead";
import { NEW_PERSON, type Person, withPersonLead } from "@/lib/domain/leads/person";
import { type PersonLead, personLeadOf } from "@/lib/domain/leads/person-lead";
import { CONTACT } from "./desk-leads";

/** Open from Monday to Saturday, from ten to seven; answers within a day. */
export const PROMISE = { replyHours: 24, week: [...Array(6).fill({ from: 600, to: 1140 }), null] };

/** A lead as its person has it, since it arrived. */
export const briefOf = (id: string, lead: Lead): PersonLead =>
  personLeadOf(id, lead, lead.receivedAt)!;

/** A message of the contact form as its person has it: "order", "call", "question". */
export const message = (id: string, topic: string, part: Partial<ContactLead> = {}): PersonLead =>
  briefOf(id, { ...CONTACT, topic, reference: `BG-${id}`, ...part });

/** A person of whom these leads came. */
export const personOf = (...leads: readonly PersonLead[]): Person =>
  leads.reduce(withPersonLead, NEW_PERSON);

/** The person after changes, each a minute after the other; throws for one that is refused. */
export const changedBy = (
  person: Person,
  changes: readonly PersonChange[],
  author: Author,
): Person =>
  changes.reduce((before, change, n) => {
    const own = { ...author, at: author.at + n * 60_000 };
    const fault = changeFault(before, change, own);
    if (fault) throw new Error(`refused: ${JSON.stringify(fault)}`);
    return withChange(before, change, own);
  }, person);
