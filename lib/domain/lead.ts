import type { Consent } from "./consent";
import type { ContactTopic } from "./contact-request";
import type { Lang } from "./languages";
import type { Contact } from "./lead-fields";
import type { PackageId } from "./packages";
import type { VisitSource } from "./record";

/** A person needs longer than this to fill in a form, in ms (security.md row 52). */
const QUICKEST_FILLING_MS = 2_000;
/** The same words of the same person within this time are one lead (security.md T17). */
export const SAME_LEAD_MS = 24 * 60 * 60_000;

/** What tells the operator to look twice: the trap field was filled; too quick, or too many at once. */
export const LEAD_FLAGS = ["spam", "quarantine"] as const;
export type LeadFlag = (typeof LEAD_FLAGS)[number];

type LeadBase = {
  /** What the visitor and we call it by, such as "BG-7K3Q9XM". */
  reference: string;
  /** Epoch ms of the server's clock; a lead that had to wait keeps the time at which it came. */
  receivedAt: number;
  status: "new";
  flags: readonly LeadFlag[];
  lang: Lang;
  source: VisitSource;
  consent: Consent;
  /** From seeing the form to sending it, in ms; null when the browser did not say, as without JavaScript. */
  filledMs: number | null;
};

export type ContactLead = LeadBase &
  Contact & { kind: "contact"; topic: ContactTopic; packageId: PackageId | null };

export type NewsletterLead = LeadBase & {
  kind: "newsletter";
  email: string;
  /** When the address was taken off the list, epoch ms. */
  endedAt: number | null;
};

/** Somebody who wants to hear from us; one document each in `leads`, the store adds createdAt and updatedAt. */
export type Lead = ContactLead | NewsletterLead;

/** The flags of a lead that came this way. */
export const leadFlags = (way: {
  isTrapped: boolean;
  isOverLimit: boolean;
  filledMs: number | null;
}): LeadFlag[] => [
  ...(way.isTrapped ? (["spam"] as const) : []),
  ...(way.isOverLimit || (way.filledMs ?? QUICKEST_FILLING_MS) < QUICKEST_FILLING_MS
    ? (["quarantine"] as const)
    : []),
];

/**
 * What stands in the store after `lead` arrived where `known` stood: one lead, however often it is sent. Only
 * an address that was taken off the list comes back, by a consent given later than that.
 */
export const withLead = (known: Lead | null, lead: Lead): Lead => {
  if (known === null) return lead;
  const isBack =
    known.kind === "newsletter" && known.endedAt !== null && lead.consent.givenAt > known.endedAt;
  return isBack ? lead : known;
};

/** The lead after its address was taken off the list; the first time counts, and a message stays. */
export const withoutNewsletter = (lead: Lead, now: number): Lead =>
  lead.kind === "newsletter" && lead.endedAt === null ? { ...lead, endedAt: now } : lead;
