import type { Consent } from "@/lib/domain/core/consent";
import { arrivedAgain, type LeadNotes } from "./lead-notes";
import type { Lang } from "@/lib/domain/core/languages";
import type { Contact } from "./lead-fields";
import type { OnboardingData } from "./onboarding";
import type { VisitSource } from "@/lib/domain/account/record";
import type { SectionId } from "@/lib/domain/check/sections";

/** A person needs longer than this to fill in a form, in ms (security.md row 52). */
const QUICKEST_FILLING_MS = 2_000;
/** The same words of the same person within this time are one lead (security.md T17). */
export const SAME_LEAD_MS = 24 * 60 * 60_000;

/** What tells the operator to look twice: the trap field was filled; too quick, or too many at once. */
export const LEAD_FLAGS = ["spam", "quarantine"] as const;
export type LeadFlag = (typeof LEAD_FLAGS)[number];

type LeadBase = LeadNotes & {
  /** What the visitor and we call it by, such as "BG-7K3Q9XM". */
  reference: string;
  /** Epoch ms of the server's clock; a lead that had to wait keeps the time at which it came. */
  receivedAt: number;
  /** LEAD_FLAGS, and perhaps some of a later release. */
  flags: readonly string[];
  lang: Lang;
  source: VisitSource;
  consent: Consent;
  /** From seeing the form to sending it, in ms; null when the browser did not say, as without JavaScript. */
  filledMs: number | null;
  /** The record of the visitor who sent it, where that was proven. */
  visitorId: string | null;
  /** Hashes of the Idempotency-Keys it came with: they go when it goes. */
  keys: readonly string[];
};

/** Topic, package and type of business are ours, or a later release's words. */
export type ContactLead = LeadBase &
  Omit<Contact, "businessType"> & {
    kind: "contact";
    businessType: string | null;
    topic: string;
    packageId: string | null;
  };

export type NewsletterLead = LeadBase & {
  kind: "newsletter";
  email: string;
  /** When the address was taken off the list, epoch ms. */
  endedAt: number | null;
};

/** What was filled in under Get Started, as it was typed (decision 22); one for each visitor. */
export type OnboardingLead = LeadBase &
  OnboardingData & { kind: "onboarding"; packageId: string | null };

/** A finished check whose owner agreed that we look at it and write or call; one for each visitor (check-lead.ts). */
export type CheckLead = LeadBase & {
  kind: "check";
  /** Of who is signed in, with the e-mail address; empty for anybody else. */
  name: string;
  email: string;
  businessName: string;
  location: string;
  healthScore: number;
  grade: string;
  /** What comes first; null where nothing is a concern. */
  area: SectionId | null;
};

/** Somebody who wants to hear from us; one document each in `leads`, the store adds createdAt and updatedAt. */
export type Lead = ContactLead | NewsletterLead | OnboardingLead | CheckLead;

export const LEAD_KINDS = ["contact", "onboarding", "check", "newsletter"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** More keys than these first ones come with the same words from no person. */
const MAX_KEYS = 20;

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

const withKeysOf = <L extends Lead>(lead: L, ...both: readonly Lead[]): L => {
  const keys = [...new Set(both.flatMap((one) => one.keys))].slice(0, MAX_KEYS);
  return keys.length === lead.keys.length ? lead : { ...lead, keys };
};

/**
 * What stands in the store after `lead` arrived where `known` stood: one lead, however often it is sent. An
 * address that was taken off the list comes back, by a consent given later than that. What was filled in under
 * Get Started is replaced by what is sent anew, but not by what comes again (`isLate`: out of the spool). What the
 * desk wrote about it stays; who sends anew waits for the desk anew. A lead sent again with its own key, which only its
 * sender knows, becomes one of the sender's record if it had none: the record could not be made at the first time.
 */
export const withLead = (known: Lead | null, lead: Lead, isLate: boolean): Lead => {
  if (known === null) return lead;
  const isBack =
    known.kind === "newsletter" && known.endedAt !== null && lead.consent.givenAt > known.endedAt;
  const isRepeated = lead.keys.some((key) => known.keys.includes(key));
  const isAnew =
    known.kind === "onboarding" && !isRepeated && (!isLate || lead.receivedAt > known.receivedAt);
  const next = withKeysOf(isBack || isAnew ? arrivedAgain(known, lead) : known, known, lead);
  return isRepeated && next.visitorId === null && lead.visitorId !== null
    ? { ...next, visitorId: lead.visitorId }
    : next;
};

/** The lead after its consent, where it is of this purpose, was taken back; the first time counts. `now` in epoch ms. */
export const withoutLeadConsent = (lead: Lead, purpose: string, now: number): Lead =>
  lead.consent.purpose === purpose && lead.consent.withdrawnAt === null
    ? { ...lead, consent: { ...lead.consent, withdrawnAt: Math.max(now, lead.consent.givenAt) } }
    : lead;

/** The lead after its address was taken off the list; the first time counts, and any other lead stays. */
export const withoutNewsletter = (lead: Lead, now: number): Lead =>
  lead.kind === "newsletter" && lead.endedAt === null ? { ...lead, endedAt: now } : lead;

/** The lead as one of another record, or of none (null); one that is not of the record `from`, as it is. */
export const movedLead = (lead: Lead, from: string, to: string | null): Lead =>
  lead.visitorId === from ? { ...lead, visitorId: to } : lead;
