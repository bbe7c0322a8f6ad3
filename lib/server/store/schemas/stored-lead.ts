import { z } from "zod";
import type { LeadCall } from "@/lib/domain/calls/call";
import type { FormerNote } from "@/lib/domain/leads/former-part";
import type { NoteAction, PayClaim, Payment } from "@/lib/domain/leads/person-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { type LeadKind, textsOf } from "@/lib/domain/leads/lead-fields";
import { searchedIn } from "@/lib/domain/leads/searched-text";
import type { SharedCheck } from "@/lib/domain/leads/shared-check";
import { consent, sectionId, storedLang, storedSource } from "./stored-visitor";
import { leadKeptMs, keptMsOf } from "@/lib/domain/leads/retention";
import { type Collection, collectionOf } from "@/lib/server/store/store";

const time = z.number();

/** What a note records; an unknown one makes a plain note. */
export const action = z.discriminatedUnion("kind", [
  z.looseObject({ kind: z.literal("next"), at: time.nullable() }),
  z.looseObject({ kind: z.literal("owner"), owner: z.string().nullable() }),
  z.looseObject({
    kind: z.literal("won"),
    rupees: z.number(),
    packageId: z.string().nullable().optional(),
  }),
  z.looseObject({ kind: z.literal("unsold"), rupees: z.number() }),
  z.looseObject({ kind: z.literal("barred"), isBarred: z.boolean() }),
  z.looseObject({ kind: z.literal("undone") }),
  z.looseObject({ kind: z.literal("lost"), reason: z.string() }),
  z.looseObject({
    kind: z.literal("edited"),
    fields: z.array(z.string()),
    was: z.array(z.string()).optional(),
  }),
  z.looseObject({ kind: z.literal("marked"), isSpam: z.boolean() }),
  z.looseObject({ kind: z.literal("opened"), way: z.string(), template: z.string().nullable() }),
  z.looseObject({ kind: z.literal("called"), isReached: z.boolean(), at: time }),
  z.looseObject({ kind: z.literal("missed"), way: z.string(), utr: z.string() }),
  z.looseObject({
    kind: z.enum(["paid", "unpaid", "refunded"]),
    rupees: z.number(),
    on: z.string(),
    way: z.string(),
    utr: z.string(),
  }),
  z.looseObject({ kind: z.enum(["joined", "parted"]), reference: z.string() }),
]) satisfies z.ZodType<NoteAction>;

const note = z.looseObject({
  at: time,
  by: z.string().nullable(),
  status: z.string(),
  text: z.string(),
  action: action.optional().catch(undefined),
}) satisfies z.ZodType<FormerNote>;

const payClaim = z.looseObject({
  at: time,
  way: z.string(),
  utr: z.string(),
  rupees: z.null().catch(null),
  missedAt: time.optional(),
  foundAt: time.optional(),
}) satisfies z.ZodType<PayClaim>;
export const payment = z.looseObject({
  at: time,
  on: z.string(),
  rupees: z.number(),
  way: z.string(),
  utr: z.string(),
  by: z.string(),
}) satisfies z.ZodType<Payment>;

/** What the desk of an earlier release kept with a lead, until it has moved to the person. */
const former = {
  status: z.string().optional(),
  notes: z.array(note).optional(),
  nextAt: time.nullish(),
  owner: z.string().nullish(),
  wonRupees: z.number().nullish(),
  lostReason: z.string().nullish(),
  payments: z.array(payment).optional(),
};

const base = {
  reference: z.string(),
  receivedAt: time,
  ...former,
  payClaims: z.array(payClaim).default([]),
  isApart: z.boolean().default(false),
  person: z.string().nullable().default(null),
  phoneKey: z.string().nullable().default(null),
  emailKey: z.string().nullable().default(null),
  flags: z.array(z.string()),
  lang: storedLang,
  source: storedSource,
  consent,
  filledMs: z.number().nullable(),
  visitorId: z.string().nullable().default(null),
  keys: z.array(z.string()).default([]),
};
const packageId = z.string().nullable();
const area = sectionId.nullable().catch(null);
const score = { healthScore: z.number(), grade: z.string(), area };
const checkScore = z.looseObject({ ...score, completedAt: time });
const sharedCheck = z.looseObject({
  consent,
  score: checkScore.nullable(),
}) satisfies z.ZodType<SharedCheck>;
const call = z.looseObject({
  at: time.nullable(),
  asked: z.union([time, z.string()]).nullable(),
  end: z.string().nullable(),
  changedAt: time.nullable(),
  changes: z.number().default(0),
}) satisfies z.ZodType<LeadCall>;
const texts = <Kind extends LeadKind>(kind: Kind) => textsOf(kind, () => z.string());

/** A lead as stored; unknown values and fields are kept (docs/product/data.md#r16). */
export const storedLead = z.discriminatedUnion("kind", [
  z.looseObject({
    ...base,
    ...texts("contact"),
    kind: z.literal("contact"),
    businessType: z.string().nullable(),
    topic: z.string(),
    packageId,
    channel: z.string().default("site"),
    sharedCheck: sharedCheck.nullable().default(null),
    call: call.nullable().default(null),
  }),
  z.looseObject({
    ...base,
    ...texts("newsletter"),
    kind: z.literal("newsletter"),
    endedAt: time.nullable(),
  }),
  z.looseObject({
    ...base,
    ...texts("onboarding"),
    kind: z.literal("onboarding"),
    packageId,
    isOrder: z.boolean().default(false),
    score: checkScore.nullable().default(null),
  }),
  z.looseObject({
    ...base,
    ...texts("check"),
    phone: z.string().default(""),
    kind: z.literal("check"),
    ...score,
  }),
]) satisfies z.ZodType<Lead>;

/** The result of an Idempotency-Key: the lead it made, and a hash of what was sent with it. */
export const storedSubmission = z.looseObject({ requestHash: z.string(), leadId: z.string() });
export type Submission = z.infer<typeof storedSubmission>;

/** The leads; all but maintenance use `leadStore` (lib/server/wiring/leads.ts). */
export const LEADS: Collection<Lead> = {
  ...collectionOf<Lead>("leads", storedLead, leadKeptMs),
  words: searchedIn,
  storedNames: new Map([
    ["notes", "work"],
    ["action", "did"],
  ]),
};

/** The Idempotency-Keys seen, by their hash. */
export const SUBMISSIONS = collectionOf<Submission>("submissions", storedSubmission, () =>
  keptMsOf("submission"),
);
