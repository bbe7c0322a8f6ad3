import { wishedCall } from "@/lib/domain/calls/call";
import { sha256 } from "@/lib/server/core/sha256";
import {
  type ContactLead,
  type Lead,
  leadFlags,
  SAME_LEAD_MS,
  UNPLACED,
} from "@/lib/domain/leads/lead";
import { site } from "@/lib/content/facts/site";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { type TextsOf, textsOf } from "@/lib/domain/leads/lead-fields";
import { ONBOARDING_FIELDS } from "@/lib/domain/leads/onboarding";
import type { Access } from "@/lib/server/auth/owned-record";
import type { CallBody, ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";

/** How a lead reached us: its Idempotency-Key, owner tokens, account and network address. */
export type RequestContext = Omit<Access, "id"> & { key: string | null; address: string | null };

export type ReceivedAt = { receivedAt: number; isOverLimit: boolean };

export type IncomingLead = {
  id: string;
  earlierId: string | null;
  key: { id: string; requestHash: string } | null;
  /** The record in which the lead is to be noted, with the proofs of ownership; null without one. */
  visitor: Access | null;
  sharesCheck: boolean;
  lead: Lead;
};

type FormInput = Pick<
  OnboardingBody,
  "lang" | "source" | "textVersion" | "filledMs" | "visitorId"
> & { sharesCheck?: boolean };

const hashOf = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts));

const isTrapped = ({ website }: Pick<NewsletterBody, "website">) => website !== "";

const dayOf = ({ receivedAt }: ReceivedAt) => Math.floor(receivedAt / SAME_LEAD_MS);

const newsletterId = (input: NewsletterBody) =>
  hashOf("newsletter", input.email.toLowerCase(), isTrapped(input));

const contactId = (input: ContactBody, day: number) =>
  hashOf(
    "contact",
    input.email.toLowerCase(),
    input.phone,
    input.message,
    input.topic,
    input.package,
    isTrapped(input),
    day,
    ...(input.call === null ? [] : [input.call]),
  );

/** Asked again for the same check and time within a day, it is the same; `finishedAt` in epoch ms. */
const callId = (visitorId: string, { phone, call }: CallBody, finishedAt: number, day: number) =>
  hashOf("call", visitorId, phone, finishedAt, day, ...(call === null ? [] : [call]));

const onboardingId = (input: OnboardingBody, day: number) =>
  hashOf(
    "onboarding",
    ...ONBOARDING_FIELDS.map((field) => input[field]),
    input.package,
    day,
    ...(input.isOrder ? [true] : []),
  );

/** The id of a visitor's Get Started lead: the same, however often it is sent. */
export const onboardingIdFor = (visitorId: string): string => hashOf("onboarding of", visitorId);

const keyOf = (key: string | null, input: FormInput) => {
  const { filledMs, source, visitorId, ...words } = input;
  return key === null ? null : { id: hashOf("key", key), requestHash: hashOf(key, words) };
};

const visitorOf = ({ visitorId }: FormInput, { tokens, uid }: RequestContext) =>
  visitorId === null ? null : { id: visitorId, tokens, uid };

const baseOf = (
  id: string,
  input: FormInput,
  { receivedAt, isOverLimit }: ReceivedAt,
  purpose: string,
  isSpam: boolean,
) => ({
  reference: leadReference(id, site.referenceLetters),
  receivedAt,
  ...UNPLACED,
  flags: leadFlags({ isTrapped: isSpam, isOverLimit, filledMs: input.filledMs }),
  lang: input.lang,
  source: input.source,
  consent: { purpose, textVersion: input.textVersion, givenAt: receivedAt, withdrawnAt: null },
  filledMs: input.filledMs,
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

type Message = Pick<ContactLead, "businessType" | "topic" | "packageId" | "call"> &
  Partial<Omit<TextsOf<"contact">, "businessType">>;

const messageLead = (
  ids: readonly [string, string],
  form: FormInput,
  context: RequestContext,
  received: ReceivedAt,
  { businessType, topic, packageId, call, ...texts }: Message,
  isSpam = false,
): IncomingLead =>
  incomingLead(ids, form, context, {
    kind: "contact",
    ...baseOf(ids[0], form, received, "reply", isSpam),
    ...textsOf("contact", (field) => (field === "businessType" ? "" : (texts[field] ?? ""))),
    businessType,
    topic,
    packageId,
    call,
    channel: "site",
    sharedCheck: null,
  });

const callIn = ({ call }: Pick<ContactBody, "call">) => (call === null ? null : wishedCall(call));

/** A contact message as a lead to save. */
export const buildContactLead = (
  input: ContactBody,
  context: RequestContext,
  received: ReceivedAt,
): IncomingLead => {
  const day = dayOf(received);
  const message = { ...input, packageId: input.package, call: callIn(input) };
  const ids = [contactId(input, day), contactId(input, day - 1)] as const;
  return messageLead(ids, input, context, received, message, isTrapped(input));
};

/** A request for a call about a check finished at `finishedAt` (epoch ms), as a lead to save. */
export const buildCallLead =
  (visitorId: string, finishedAt: number) =>
  (input: CallBody, context: RequestContext, received: ReceivedAt): IncomingLead => {
    // A finished check is a better sign of a person than the time for a name and a number, which phones fill in.
    const form = { ...input, visitorId, email: "", filledMs: null };
    const idOn = (day: number) => callId(visitorId, input, finishedAt, day);
    const ids = [idOn(dayOf(received)), idOn(dayOf(received) - 1)] as const;
    const call = callIn(input);
    const message = { ...input, businessType: null, topic: "call", packageId: null, call };
    return messageLead(ids, form, context, received, message);
  };

/** A newsletter sign-up as a lead to save. */
export const buildNewsletterLead = (
  input: NewsletterBody,
  context: RequestContext,
  received: ReceivedAt,
): IncomingLead => {
  const id = newsletterId(input);
  const base = baseOf(id, input, received, "newsletter", isTrapped(input));
  const texts = textsOf("newsletter", (field) => input[field]);
  const lead = { kind: "newsletter" as const, ...base, ...texts, endedAt: null };
  return incomingLead([id, null], input, context, lead);
};

/** A Get Started form as a lead to save. */
export const buildOnboardingLead = (
  input: OnboardingBody,
  context: RequestContext,
  received: ReceivedAt,
): IncomingLead => {
  const id = onboardingId(input, dayOf(received));
  return incomingLead([id, onboardingId(input, dayOf(received) - 1)], input, context, {
    kind: "onboarding",
    ...baseOf(id, input, received, "contact", false),
    ...textsOf("onboarding", (field) => input[field]),
    packageId: input.package,
    isOrder: input.isOrder === true && input.package !== null,
    score: null, // of the sender's record: save-lead.ts
  });
};
