import { z } from "zod";
import { PRIVACY_VERSIONS } from "@/lib/content/facts/law-text";
import { charsIn, cleanText } from "@/lib/domain/core/typed-text";
import { ANSWERS, type CompleteAnswers } from "@/lib/domain/check/answers";
import { MOST_WON, type PlanMark, type PlanNotes, TRADES } from "@/lib/domain/check/plan-marks";
import { CONSENT_PURPOSES } from "@/lib/domain/core/consent";
import { LANGS } from "@/lib/domain/core/languages";
import { isBusinessYear, PROFILE_LINE_CHARS, type Profile } from "@/lib/domain/account/profile";
import type { VisitorDetails, VisitSource } from "@/lib/domain/account/record";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { LINK_SCOPES } from "@/lib/domain/share/link";
import { isVisitorId } from "@/lib/domain/account/visitor-id";

/** One line of text: NFC, without invisible characters, at most 80 characters after that (docs/security.md#t4). */
const line = z
  .string()
  .refine((text) => !/\p{Surrogate}/u.test(text), "must be well-formed text")
  .transform(cleanText)
  .refine((text) => charsIn(text) <= PROFILE_LINE_CHARS, "is too long");

const isYearOrEmpty = (text: string) =>
  text === "" || isBusinessYear(text, new Date().getUTCFullYear());

export const lang = z.enum(LANGS);
/** A language in an address; null without one. */
export const langIn = lang.nullable();
export const answer = z.enum(ANSWERS);
export const questionId = z.enum(QUESTION_IDS);

const completeAnswers = z.record(questionId, answer) satisfies z.ZodType<CompleteAnswers>;

/** An empty line clears the stored value. */
const profile = z.strictObject({
  businessName: z.exactOptional(line),
  industry: z.exactOptional(line),
  businessSize: z.exactOptional(line),
  location: z.exactOptional(line),
  yearEstablished: z.exactOptional(line.refine(isYearOrEmpty, "must be a year")),
}) satisfies z.ZodType<Profile>;

export const visitSource = z.strictObject({
  utm_source: z.exactOptional(line),
  utm_medium: z.exactOptional(line),
  utm_campaign: z.exactOptional(line),
}) satisfies z.ZodType<VisitSource>;

export const visitorId = z.string().refine(isVisitorId, "is not a visitor id");
/** The version of a consent's text: one that was on a page, because any other proves nothing. */
export const textVersion = z.enum(PRIVACY_VERSIONS);

export const visitorParams = z.strictObject({ id: visitorId });

export const answerParams = visitorParams.extend({ questionId });

export const detailsBody = z
  .strictObject({
    lang: z.exactOptional(lang),
    source: z.exactOptional(visitSource),
    profile: z.exactOptional(profile),
  })
  .default({}) satisfies z.ZodType<VisitorDetails>;

/** `version`: the browser's clock in epoch ms, increased with every answer. */
export const answerBody = z.strictObject({ answer, version: z.int().positive() });

export const consentParams = visitorParams.extend({ purpose: z.enum(CONSENT_PURPOSES) });
export const consentBody = z.strictObject({ isGiven: z.boolean(), textVersion });

const moment = z.int().positive().nullable();
const planMark = z.strictObject({
  dueAt: moment,
  doneAt: moment,
  skippedAt: moment,
  again: answer.nullable(),
  // A page from before sends none.
  won: z.int().min(0).max(MOST_WON).nullable().default(null),
  version: z.int().positive(),
}) satisfies z.ZodType<PlanMark>;

/** What an owner noted on the plan, versions as in an answer. */
export const planBody = z.strictObject({
  marks: z.partialRecord(questionId, planMark),
  trade: z.strictObject({ value: z.enum(TRADES), version: z.int().positive() }).nullable(),
}) satisfies z.ZodType<PlanNotes>;

/** `visitorId`: the record in which this device saved its answers, if any. */
export const accountBody = z.strictObject({ visitorId: visitorId.nullable(), lang });

export const analysisBody = z.strictObject({ answers: completeAnswers, lang });

export const linkParams = visitorParams.extend({ linkId: z.string().regex(/^[0-9a-f]{64}$/) });
export const linkBody = z.strictObject({ scope: z.enum(LINK_SCOPES), lang });
/** Any text may be a wrong token. `lang`: the page's language, if it is not the link's. */
export const openLinkBody = z.strictObject({ token: z.string(), lang: z.exactOptional(lang) });

export const noParams = z.strictObject({});
export const anyParams = z.unknown();

/** A field that a form may send several times, or not at all: its values in their order. */
export const manyOf = <T>(one: z.ZodType<T>) =>
  z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(one));
