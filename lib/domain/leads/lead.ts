import type { Consent } from "@/lib/domain/core/consent";
import { arrivedAgain, type LeadNotes } from "./lead-notes";
import type { Lang } from "@/lib/domain/core/languages";
import type { Contact } from "./lead-fields";
import type { OnboardingData } from "./onboarding";
import type { VisitSource } from "@/lib/domain/account/record";
import type { SectionId } from "@/lib/domain/check/sections";

/** A person needs longer than this to fill in a form, in ms. */
const QUICKEST_FILLING_MS = 2_000;
/** The same words of the same person within this time are one lead, in ms. */
export const SAME_LEAD_MS = 24 * 60 * 60_000;

/** Why an operator should look twice: the trap field was filled; or it came too quickly, or as one of too many. */
export const LEAD_FLAGS = ["spam", "quarantine"] as const;
export type LeadFlag = (typeof LEAD_FLAGS)[number];

type LeadBase = LeadNotes & {
  /** Its name for the visitor and for us, such as "BG-7K3Q9XM". */
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
  /** Hashes of the Idempotency-Keys it came with. */
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

/** A Get Started form, as it was typed; one for each visitor. */
export type OnboardingLead = LeadBase &
  OnboardingData & { kind: "onboarding"; packageId: string | null };

/** A finished check whose owner agreed to be contacted; one for each visitor (check-lead.ts). */
export type CheckLead = LeadBase & {
  kind: "check";
  /** The signed-in user's, as is the e-mail address; empty without an account. */
  name: string;
  email: string;
  businessName: string;
  location: string;
  healthScore: number;
  grade: string;
  /** What comes first; null where nothing is a concern. */
  area: SectionId | null;
};

/** A person who wants to hear from us; one document each in `leads`, the store adds createdAt and updatedAt. */
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
 * The stored lead after `lead` arrived, where `known` was stored: one lead, however often it is sent. An address that
 * was taken off the list returns with a consent given later than that. A Get Started form replaces the one before,
 * unless it comes out of the spool (`isLate`). The desk's notes stay, and a form sent anew gets the status "new". A
 * lead sent again with its own key, which only its sender knows, joins the sender's record if it had none: the record
 * may have been impossible to make at first.
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
