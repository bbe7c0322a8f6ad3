import type { Lead } from "./lead";
import type { LeadField } from "./lead-fields";
import type { CheckScore } from "./shared-check";
import { packageOfArea, packageOfId } from "@/lib/domain/check/packages";
import { phoneFrom } from "@/lib/domain/core/phone";
import type { SectionId } from "@/lib/domain/check/sections";

const FIRST_WORDS = 120;

/** The first words of the message; empty without one. */
export const firstWordsOf = (lead: Lead): string => {
  const letters = [...textOf(lead, "message").replace(/\s+/g, " ").trim()];
  return letters.length > FIRST_WORDS
    ? `${letters.slice(0, FIRST_WORDS).join("")}…`
    : letters.join("");
};

/** The person's name; empty when unknown. */
export const nameOf = (lead: Lead): string => {
  if (lead.kind === "onboarding") return `${lead.firstName} ${lead.lastName}`;
  return lead.kind === "newsletter" ? "" : lead.name;
};

/** The phone number in the form to dial, else as typed; empty when unknown. */
export const phoneOf = (lead: Lead): string =>
  lead.kind === "newsletter" ? "" : (phoneFrom(lead.phone) ?? lead.phone);

/** A field of a lead: the whole name, the phone as `phoneOf` gives it; empty where it is unknown, or its kind has none. */
export const textOf = (lead: Lead, field: LeadField): string => {
  if (field === "name") return nameOf(lead);
  if (field === "phone") return phoneOf(lead);
  return (lead as Partial<Record<LeadField, string | null>>)[field] ?? "";
};

/** The requested package; for a check, the one of its priority area. */
export const packageOf = (lead: Lead): string | null => {
  if (lead.kind === "newsletter") return null;
  if (lead.kind === "check") return packageOfArea(lead.area)?.id ?? null;
  return lead.packageId;
};

/** The finished check that the desk may see with a lead: a check itself, or one sent along with a form. */
export const scoreOf = (lead: Lead): Pick<CheckScore, "healthScore" | "grade" | "area"> | null => {
  if (lead.kind === "check") return lead;
  if (lead.kind === "onboarding") return lead.score;
  return lead.kind === "contact" ? (lead.sharedCheck?.score ?? null) : null;
};

/** The priority area of the check; without one, that of the requested package. */
export const areaOf = (lead: Lead): SectionId | null => {
  const score = scoreOf(lead);
  return score ? score.area : (packageOfId(packageOf(lead))?.area ?? null);
};

/** A score as files and mails print it: "67 (B)"; empty without one. */
export const scoreText = (lead: Lead): string => {
  const score = scoreOf(lead);
  return score ? `${score.healthScore} (${score.grade})` : "";
};

/** Whether an operator typed it in after a call, a visit or a chat. */
export const isTypedIn = (lead: Lead): boolean =>
  lead.kind === "contact" && lead.channel !== "site";

/** Whether the desk may show it: a check only while its owner's consent is active. */
export const isForDesk = (lead: Lead): boolean =>
  lead.kind !== "check" || lead.consent.withdrawnAt === null;

/** Whether a notification is sent: for no flagged lead, and not after the consent was withdrawn. */
export const isNotified = (lead: Lead): boolean =>
  isForDesk(lead) && lead.consent.withdrawnAt === null && lead.flags.length === 0;
