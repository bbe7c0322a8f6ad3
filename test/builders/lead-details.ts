import type { Lead } from "@/lib/domain/leads/lead";
import { leadRow } from "@/lib/domain/leads/lead-row";
import { shownLead } from "@/lib/domain/leads/outgoing-lead";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { WANTS, wantsOf } from "@/lib/domain/leads/wants";
import type { LeadDetail } from "@/lib/server/desk/people-desk";

/** A lead's row as its page shows it. */
export const rowOf = (id: string, lead: Lead): LeadDetail["row"] => ({
  ...leadRow(id, { ...lead, createdAt: lead.receivedAt }),
  wants: wantsOf(lead),
});

/** A lead as the desk shows it; alone unless other messages are named. */
export const leadDetailOf = (
  id: string,
  lead: Lead,
  around: Partial<Pick<LeadDetail, "check" | "messages" | "alike" | "hasAccount" | "unsubscribe">>,
): LeadDetail => {
  const row = rowOf(id, lead);
  const { messages = [] } = around;
  const all = [row, ...messages.map((one) => one.row)].map(({ wants }) => wants);
  const counts = WANTS.map((wants) => ({ wants, n: all.filter((one) => one === wants).length }));
  const person: PersonRow = {
    ...row,
    person: `person of ${id}`,
    answerBy: null,
    counts: counts.filter(({ n }) => n > 0),
  };
  const rest = { check: null, alike: [], hasAccount: false, unsubscribe: "" };
  return { row, person, lead: shownLead(lead), messages, ...rest, ...around };
};
