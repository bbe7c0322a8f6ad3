import { type Consent, SHARE_CHECK } from "@/lib/domain/core/consent";
import type { LeadCall } from "@/lib/domain/calls/call";
import type { FormerPart } from "./former-part";
import type { PayClaim } from "./person-notes";
import type { Lang } from "@/lib/domain/core/languages";
import type { TextsOf } from "./lead-fields";
import type { VisitSource } from "@/lib/domain/account/record";
import { type CheckScore, type SharedCheck, withoutSharing } from "./shared-check";

const QUICKEST_FILLING_MS = 2_000;
/** The same words of the same person within this time are one lead, in ms. */
export const SAME_LEAD_MS = 24 * 60 * 60_000;

/** Why to check a lead: the honeypot ("spam"); too quick or one of too many ("quarantine"). */
export const LEAD_FLAGS = ["spam", "quarantine"] as const;
export type LeadFlag = (typeof LEAD_FLAGS)[number];

type LeadBase = FormerPart & {
  reference: string;
  receivedAt: number;
  /** LEAD_FLAGS, and perhaps flags of a later release. */
  flags: readonly string[];
  lang: Lang;
  source: VisitSource;
  consent: Consent;
  /** The time from seeing the form to sending it, in ms; null when unknown, as without JavaScript. */
  filledMs: number | null;
  /** The record of the visitor who sent it, if ownership was proven. */
  visitorId: string | null;
  /** Hashes of the Idempotency-Keys of its sender: the one that made it, and those of the record that it belongs to. */
  keys: readonly string[];
  payClaims: readonly PayClaim[];
  /** Whether an operator told it apart: it is the one lead of its person. */
  isApart: boolean;
  /** The key of its person (./person-key.ts); null: nobody's, or not known yet. */
  person: string | null;
  /** The keys of its phone and address (./person-key.ts); null: unknown, or nobody's. */
  phoneKey: string | null;
  emailKey: string | null;
};

export const TYPED_CHANNELS = ["phone", "visit", "whatsapp"] as const;

/** Topic, package, channel and type of business are known values, or a later release's. */
export type ContactLead = LeadBase &
  Omit<TextsOf<"contact">, "businessType"> & {
    kind: "contact";
    /** "site", one of TYPED_CHANNELS, or "import": with a list of earlier contacts. */
    channel: string;
    businessType: string | null;
    topic: string;
    packageId: string | null;
    sharedCheck: SharedCheck | null;
    call: LeadCall | null;
  };

export type NewsletterLead = LeadBase &
  TextsOf<"newsletter"> & {
    kind: "newsletter";
    endedAt: number | null;
  };

export type OnboardingLead = LeadBase &
  TextsOf<"onboarding"> & {
    kind: "onboarding";
    packageId: string | null;
    /** Whether it was sent as the order of the package. */
    isOrder: boolean;
    /** The sender's check finished last, which the consent covers; null without one, and once it is withdrawn. */
    score: CheckScore | null;
  };

export type CheckLead = LeadBase &
  TextsOf<"check"> &
  Omit<CheckScore, "completedAt"> & { kind: "check" };

export const UNPLACED = {
  payClaims: [],
  isApart: false,
  person: null,
  phoneKey: null,
  emailKey: null,
} as const;

/** A person who wants to be contacted; one document each in `leads`, the store adds createdAt and updatedAt. */
export type Lead = ContactLead | NewsletterLead | OnboardingLead | CheckLead;

/** Whether we may not write or call any more. */
export const isEnded = (lead: Lead): boolean =>
  lead.consent.withdrawnAt !== null || (lead.kind === "newsletter" && lead.endedAt !== null);

const MAX_KEYS = 20;

/** The flags of a lead that arrived this way. */
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

/** The lead as it arrives again: with what belongs to it and not to the form. */
export const arrivedAgain = <L extends Lead>(known: Lead, lead: L): L => {
  const { reference, payClaims, isApart, person, phoneKey, emailKey } = known;
  // Fields that another release has added are in `known` alone.
  return { ...known, ...lead, reference, payClaims, isApart, person, phoneKey, emailKey };
};

const keysAfter = (known: Lead, lead: Lead): readonly string[] =>
  known.visitorId !== null && known.visitorId === lead.visitorId
    ? [...new Set([...known.keys, ...lead.keys])].slice(0, MAX_KEYS)
    : known.keys;

const withItsCheck = (next: Lead, lead: Lead): Lead => {
  if (next.kind !== "contact" || lead.kind !== "contact" || !lead.sharedCheck) return next;
  const isThere = next.sharedCheck?.score != null;
  return isThere || next.visitorId !== lead.visitorId
    ? next
    : { ...next, sharedCheck: lead.sharedCheck };
};

const withItsCall = (next: Lead, lead: Lead): Lead => {
  if (next.kind !== "contact" || lead.kind !== "contact" || !lead.call) return next;
  const { call } = next;
  if (call?.end !== "cancelled" && call?.end !== "missed") return next;
  return { ...next, call: { ...lead.call, changes: call.changes + 1 } };
};

/** The stored lead after `lead` arrived; its own key lets it join its sender's record later. */
export const withLead = (known: Lead | null, lead: Lead): Lead => {
  if (known === null) return lead;
  const isBack =
    known.kind === "newsletter" && known.endedAt !== null && lead.consent.givenAt > known.endedAt;
  const isRepeated = lead.keys.some((key) => known.keys.includes(key));
  const isAnew = known.kind === "onboarding" && !isRepeated;
  const next =
    isBack || isAnew ? { ...arrivedAgain(known, lead), keys: keysAfter(known, lead) } : known;
  const isJoining = isRepeated && next.visitorId === null && lead.visitorId !== null;
  const joined = isJoining ? { ...next, visitorId: lead.visitorId } : next;
  return withItsCheck(isRepeated ? joined : withItsCall(joined, lead), lead);
};

/** The lead after its consent to this purpose was withdrawn; the first withdrawal counts. `now` in epoch ms. */
export const withoutLeadConsent = (lead: Lead, purpose: string, now: number): Lead => {
  if (purpose === SHARE_CHECK)
    return lead.kind === "contact" && lead.sharedCheck?.score
      ? { ...lead, sharedCheck: withoutSharing(lead.sharedCheck, now) }
      : lead;
  if (lead.consent.purpose !== purpose || lead.consent.withdrawnAt !== null) return lead;
  const withdrawnAt = Math.max(now, lead.consent.givenAt);
  const ended = { ...lead, consent: { ...lead.consent, withdrawnAt } };
  return ended.kind === "onboarding" ? { ...ended, score: null } : ended;
};

/** The lead after its address was taken off the list; the first time counts. Other kinds stay as they are. */
export const withoutNewsletter = (lead: Lead, now: number): Lead =>
  lead.kind === "newsletter" && lead.endedAt === null ? { ...lead, endedAt: now } : lead;

/** The lead moved from one record to another, or to none (null), then without its check. */
export const movedLead = (lead: Lead, from: string, to: string | null): Lead => {
  if (lead.visitorId !== from) return lead;
  if (to === null && lead.kind === "contact")
    return { ...lead, visitorId: null, sharedCheck: null };
  if (to === null && lead.kind === "onboarding") return { ...lead, visitorId: null, score: null };
  return { ...lead, visitorId: to };
};
