import { createHash } from "node:crypto";
import { UNTOUCHED } from "@/lib/domain/leads/lead-notes";
import { type Lead, leadFlags, SAME_LEAD_MS } from "@/lib/domain/leads/lead";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { ONBOARDING_FIELDS } from "@/lib/domain/leads/onboarding";
import { type Access, deferAccess } from "@/lib/server/auth/access";
import type { ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";
import type { LeadEntry } from "@/lib/server/store/schemas/stored-lead";

/**
 * How a lead reached us: its Idempotency-Key if it had one, the owner tokens the browser sent, who is signed in, and
 * from which network address, if that is known.
 */
export type Arrival = Omit<Access, "id"> & { key: string | null; address: string | null };

/** When it came, in epoch ms of our clock, and whether that was one too many. */
export type Moment = { receivedAt: number; isOverLimit: boolean };

type Said = Pick<OnboardingBody, "lang" | "source" | "textVersion" | "filledMs" | "visitorId">;

const hashOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

const isTrapped = ({ website }: Pick<NewsletterBody, "website">) => website !== "";

const dayOf = ({ receivedAt }: Moment) => Math.floor(receivedAt / SAME_LEAD_MS);

/** A letter to the same address is the same, however the name before the @ is spelled. */
const newsletterId = (said: NewsletterBody) =>
  hashOf("newsletter", said.email.toLowerCase(), isTrapped(said));

const contactId = (said: ContactBody, day: number) =>
  hashOf(
    ...["contact", said.email.toLowerCase(), said.phone, said.message],
    ...[said.topic, said.package, isTrapped(said), day],
  );

/** For a visitor without a record; with one, it is the visitor's one (`onboardingIdFor`). */
const onboardingId = (said: OnboardingBody, day: number) =>
  hashOf("onboarding", ...ONBOARDING_FIELDS.map((field) => said[field]), said.package, day);

/** The id of what a visitor filled in under Get Started: one lead, however often it is sent. */
export const onboardingIdFor = (visitorId: string): string => hashOf("onboarding of", visitorId);

const keyOf = (key: string | null, said: Said) => {
  const { filledMs, source, visitorId, ...words } = said;
  return key === null ? null : { id: hashOf("key", key), requestHash: hashOf(key, words) };
};

const visitorOf = ({ visitorId }: Said, { tokens, uid }: Arrival) =>
  visitorId === null ? null : deferAccess({ id: visitorId, tokens, uid });

const baseOf = (
  id: string,
  said: Said & { email: string },
  { receivedAt, isOverLimit }: Moment,
  purpose: string,
  isSpam: boolean,
) => ({
  reference: leadReference(id),
  receivedAt,
  ...UNTOUCHED,
  flags: leadFlags({ isTrapped: isSpam, isOverLimit, filledMs: said.filledMs }),
  lang: said.lang,
  source: said.source,
  consent: { purpose, textVersion: said.textVersion, givenAt: receivedAt, withdrawnAt: null },
  filledMs: said.filledMs,
  email: said.email,
  visitorId: null,
  keys: [],
});

const entryOf = (
  [id, earlierId]: readonly [string, string | null],
  said: Said,
  arrival: Arrival,
  lead: Lead,
): LeadEntry => ({
  id,
  earlierId,
  key: keyOf(arrival.key, said),
  visitor: visitorOf(said, arrival),
  lead,
});

/** A message on its way into the store. */
export const contactEntry = (said: ContactBody, arrival: Arrival, moment: Moment): LeadEntry => {
  const id = contactId(said, dayOf(moment));
  const { name, phone, message, businessType, topic, package: packageId } = said;
  return entryOf([id, contactId(said, dayOf(moment) - 1)], said, arrival, {
    kind: "contact",
    ...baseOf(id, said, moment, "reply", isTrapped(said)),
    ...{ name, phone, message, businessType, topic, packageId },
  });
};

/** An address for the newsletter on its way into the store. */
export const newsletterEntry = (
  said: NewsletterBody,
  arrival: Arrival,
  moment: Moment,
): LeadEntry => {
  const id = newsletterId(said);
  const base = baseOf(id, said, moment, "newsletter", isTrapped(said));
  return entryOf([id, null], said, arrival, { kind: "newsletter", ...base, endedAt: null });
};

/** What was filled in under Get Started, on its way into the store. */
export const onboardingEntry = (
  said: OnboardingBody,
  arrival: Arrival,
  moment: Moment,
): LeadEntry => {
  const id = onboardingId(said, dayOf(moment));
  const { firstName, lastName, businessName, phone, location, businessType, experience } = said;
  return entryOf([id, onboardingId(said, dayOf(moment) - 1)], said, arrival, {
    kind: "onboarding",
    ...baseOf(id, said, moment, "contact", false),
    ...{ firstName, lastName, businessName, phone, location, businessType, experience },
    packageId: said.package,
  });
};
