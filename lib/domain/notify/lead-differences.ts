import { fieldsToEdit } from "@/lib/domain/leads/desk-fields";
import { callOf } from "@/lib/domain/leads/lead-call";
import { isEnded, type Lead } from "@/lib/domain/leads/lead";

/** What of a lead can change after it arrived, by the names under which a receiver of the webhook finds it. */
export const LEAD_PARTS = [
  "status",
  "nextAt",
  "owner",
  "wonRupees",
  "lostReason",
  "payments",
  "fields",
  "call",
  "flags",
  "check",
  "contactAllowed",
] as const;
export type LeadPart = (typeof LEAD_PARTS)[number];

/** Changes that are told at once: the sender has withdrawn something. */
const AT_ONCE: readonly LeadPart[] = ["check", "contactAllowed"];

/** The check that went along with a form. */
const checkOf = (lead: Lead) => {
  if (lead.kind === "onboarding") return lead.score;
  return lead.kind === "contact" ? lead.sharedCheck?.score : null;
};

/** The values of the parts, as texts to compare. */
const partsOf = (lead: Lead): Readonly<Record<LeadPart, string>> => ({
  status: lead.status,
  nextAt: String(lead.nextAt),
  owner: String(lead.owner),
  wonRupees: String(lead.wonRupees),
  lostReason: String(lead.lostReason),
  payments: JSON.stringify([lead.payClaims, lead.payments]),
  fields: JSON.stringify(fieldsToEdit(lead)),
  call: JSON.stringify(callOf(lead)),
  flags: lead.flags.join(),
  check: String(checkOf(lead)?.completedAt),
  contactAllowed: String(!isEnded(lead)),
});

/** The parts in which a lead differs after a change. */
export const differencesOf = (before: Lead, after: Lead): LeadPart[] => {
  const [was, is] = [partsOf(before), partsOf(after)];
  return LEAD_PARTS.filter((part) => was[part] !== is[part]);
};

/** Whether a receiver has to know of these changes at once. */
export const isUrgentDifference = (parts: readonly string[]): boolean =>
  AT_ONCE.some((part) => parts.includes(part));
