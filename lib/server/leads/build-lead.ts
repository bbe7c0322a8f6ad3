import { sha256 } from "@/lib/server/core/sha256";
import { UNTOUCHED } from "@/lib/domain/leads/lead-notes";
import { type Lead, leadFlags, SAME_LEAD_MS } from "@/lib/domain/leads/lead";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { ONBOARDING_FIELDS } from "@/lib/domain/leads/onboarding";
import { type Access, deferAccess } from "@/lib/server/auth/access";
import type { CallBody, ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";
import type { IncomingLead } from "@/lib/server/store/schemas/stored-lead";

/**
 * How a lead reached us: its Idempotency-Key or null, the owner tokens the browser sent, the signed-in account, and the
 * network address, if known.
 */
export type RequestContext = Omit<Access, "id"> & { key: string | null; address: string | null };

/** When the lead was received, epoch ms of our clock, and whether it exceeds the limits. */
export type ReceivedAt = { receivedAt: number; isOverLimit: boolean };

type FormInput = Pick<
  OnboardingBody,
  "lang" | "source" | "textVersion" | "filledMs" | "visitorId"
> & { sharesCheck?: boolean };

const hashOf = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts));

const isTrapped = ({ website }: Pick<NewsletterBody, "website">) => website !== "";

const dayOf = ({ receivedAt }: ReceivedAt) => Math.floor(receivedAt / SAME_LEAD_MS);

/** One lead per address, in upper or lower case. */
const newsletterId = (input: NewsletterBody) =>
  hashOf("newsletter", input.email.toLowerCase(), isTrapped(input));

const contactId = (input: ContactBody, day: number) =>
  hashOf(
    ...["contact", input.email.toLowerCase(), input.phone, input.message],
    ...[input.topic, input.package, isTrapped(input), day],
  );

/** Asked again for the same check within a day, it is the same call; `finishedAt` in epoch ms, null when unknown. */
const callId = (visitorId: string, { phone }: CallBody, finishedAt: number | null, day: number) =>
  hashOf("call", visitorId, phone, finishedAt, day);

/** For a visitor without a record; with a record the id is `onboardingIdFor`. */
const onboardingId = (input: OnboardingBody, day: number) =>
  hashOf("onboarding", ...ONBOARDING_FIELDS.map((field) => input[field]), input.package, day);

/** The id of a visitor's Get Started lead: the same, however often it is sent. */
export const onboardingIdFor = (visitorId: string): string => hashOf("onboarding of", visitorId);

const keyOf = (key: string | null, input: FormInput) => {
  const { filledMs, source, visitorId, ...words } = input;
  return key === null ? null : { id: hashOf("key", key), requestHash: hashOf(key, words) };
};

const visitorOf = ({ visitorId }: FormInput, { tokens, uid }: RequestContext) =>
  visitorId === null ? null : deferAccess({ id: visitorId, tokens, uid });

const baseOf = (
  id: string,
  input: FormInput & { email: string },
  { receivedAt, isOverLimit }: ReceivedAt,
  purpose: string,
  isSpam: boolean,
) => ({
  reference: leadReference(id),
  receivedAt,
  ...UNTOUCHED,
  flags: leadFlags({ isTrapped: isSpam, isOverLimit, filledMs: input.filledMs }),
  lang: input.lang,
  source: input.source,
  consent: { purpose, textVersion: input.textVersion, givenAt: receivedAt, withdrawnAt: null },
  filledMs: input.filledMs,
  email: input.email,
  visitorId: null,
  keys: [],
});

const incomingLead = (
  [id, earlierId]: readonly [string, string | null],
  input: FormInput,
  context: RequestContext,
  lead: Lead,
): IncomingLead => ({
  id,
  earlierId,
  key: keyOf(context.key, input),
  visitor: visitorOf(input, context),
  sharesCheck: input.sharesCheck ?? false,
  lead,
});

/** A contact message as a lead to save. */
export const buildContactLead = (
  input: ContactBody,
  context: RequestContext,
  received: ReceivedAt,
): IncomingLead => {
  const id = contactId(input, dayOf(received));
  const { name, phone, message, businessType, topic, package: packageId } = input;
  return incomingLead([id, contactId(input, dayOf(received) - 1)], input, context, {
    kind: "contact",
    ...baseOf(id, input, received, "reply", isTrapped(input)),
    ...{ name, phone, message, businessType, topic, packageId },
    ...{ channel: "site", businessName: "", location: "" },
    sharedCheck: null, // of the sender's record: save-lead.ts
  });
};

/**
 * A request for a call about the check that `visitorId` finished at `finishedAt` (epoch ms; null while the store cannot
 * tell), as a lead to save: a message without words and without an e-mail address.
 */
export const buildCallLead = (
  visitorId: string,
  input: CallBody,
  finishedAt: number | null,
  context: RequestContext,
  received: ReceivedAt,
): IncomingLead => {
  // A finished check is a better sign of a person than the time for a name and a number, which phones fill in.
  const form = { ...input, visitorId, email: "", filledMs: null };
  const day = dayOf(received);
  const id = callId(visitorId, input, finishedAt, day);
  const ids = [id, callId(visitorId, input, finishedAt, day - 1)] as const;
  return incomingLead(ids, form, context, {
    kind: "contact",
    ...baseOf(id, form, received, "reply", false),
    ...{ name: input.name, phone: input.phone, message: "", businessType: null },
    ...{ topic: "call", packageId: null, channel: "site", businessName: "", location: "" },
    sharedCheck: null, // of the sender's record: save-lead.ts
  });
};

/** A newsletter sign-up as a lead to save. */
export const buildNewsletterLead = (
  input: NewsletterBody,
  context: RequestContext,
  received: ReceivedAt,
): IncomingLead => {
  const id = newsletterId(input);
  const base = baseOf(id, input, received, "newsletter", isTrapped(input));
  return incomingLead([id, null], input, context, { kind: "newsletter", ...base, endedAt: null });
};

/** A Get Started form as a lead to save. */
export const buildOnboardingLead = (
  input: OnboardingBody,
  context: RequestContext,
  received: ReceivedAt,
): IncomingLead => {
  const id = onboardingId(input, dayOf(received));
  const { firstName, lastName, businessName, phone, location, businessType, experience } = input;
  return incomingLead([id, onboardingId(input, dayOf(received) - 1)], input, context, {
    kind: "onboarding",
    ...baseOf(id, input, received, "contact", false),
    ...{ firstName, lastName, businessName, phone, location, businessType, experience },
    packageId: input.package,
    score: null, // of the sender's record: save-lead.ts
  });
};
