import { activeConsent } from "@/lib/domain/core/consent";
import { arrivedAgain, type CheckLead, type Lead, type OnboardingLead, UNPLACED } from "./lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { lastScoreOf } from "./shared-check";

export type LeadPerson = Readonly<{ name: string; email: string; phone: string }>;

export const NOBODY: LeadPerson = { name: "", email: "", phone: "" };

/** A visitor's finished check as a lead; null without one, or without consent to be contacted. */
export const checkLeadOf = (
  record: VisitorRecord,
  reference: string,
  { name, email, phone }: LeadPerson,
): CheckLead | null => {
  const last = lastScoreOf(record);
  const consent = activeConsent(record.consents, "contact");
  if (!last || !consent) return null;
  const { completedAt, ...score } = last;
  return {
    kind: "check",
    reference,
    receivedAt: Math.max(completedAt, consent.givenAt),
    ...UNPLACED,
    flags: [],
    lang: record.lang,
    source: record.source,
    consent,
    filledMs: null,
    visitorId: record.userId,
    keys: [],
    name,
    email,
    phone,
    businessName: record.profile.businessName ?? "",
    location: record.profile.location ?? "",
    ...score,
  };
};

/** The stored lead after a check arrived where `known` was stored. */
export const withCheckLead = (known: Lead | null, lead: CheckLead): CheckLead => {
  if (known?.kind !== "check") return lead;
  const person = {
    name: lead.name || known.name,
    email: lead.email || known.email,
    phone: lead.phone || known.phone,
  };
  return { ...arrivedAgain(known, lead), ...person };
};

/** A Get Started form with its sender's check finished last; the same object if it has that, or may not have it. */
export const withLastCheck = (
  lead: OnboardingLead,
  record: Pick<VisitorRecord, "attempts">,
): OnboardingLead => {
  const score = lastScoreOf(record);
  const isKnown = score?.completedAt === lead.score?.completedAt;
  return isKnown || lead.consent.withdrawnAt !== null ? lead : { ...lead, score };
};
