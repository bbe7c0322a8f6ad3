import { QUESTION_IDS } from "@/lib/domain/check/sections";

/** A request as sent over the wire, with the cookie of `visitor`, if any, added at sending. */
export type Hostile = {
  what: string;
  line: string;
  headers: readonly string[];
  body: string | Buffer;
};

export type Fields = Readonly<Record<string, unknown>>;

const TEXT_VERSION = "2026-11-21";
const WAY = { textVersion: TEXT_VERSION, lang: "en" };
const CONTACT = {
  ...WAY,
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "98765 43210",
  message: "Udhaar is stuck.",
  consent: true,
};
const NEWSLETTER = { ...WAY, email: "asha@example.in", consent: true };
const ONBOARDING = {
  ...WAY,
  firstName: "Asha",
  lastName: "Patil",
  businessName: "Patil Stores",
  email: "asha@example.in",
  phone: "98765 43210",
  location: "Pune",
  businessType: "grocery",
  experience: "established",
};
const ALL_MAYBE = Object.fromEntries(QUESTION_IDS.map((id) => [id, "maybe"]));

/** Every call of the site that takes a JSON body, with a valid body. `:id` is a visitor's. */
export const CALLS: readonly [line: string, good: Fields][] = [
  ["PUT /api/visitors/:id", { lang: "en" }],
  ["PUT /api/visitors/:id/answers/b1", { answer: "yes", version: 1 }],
  ["POST /api/visitors/:id/analysis", { answers: ALL_MAYBE, lang: "en" }],
  ["PUT /api/visitors/:id/consents/contact", { isGiven: true, textVersion: TEXT_VERSION }],
  ["PUT /api/account", { visitorId: null, lang: "en" }],
  ["POST /api/leads/contact", CONTACT],
  ["POST /api/leads/newsletter", NEWSLETTER],
  ["POST /api/leads/onboarding", ONBOARDING],
  ["POST /api/counts", { lang: "en", source: "whatsapp", steps: ["opened", "b1"] }],
];
export const FORMS: readonly [line: string, good: Fields][] = [
  ["POST /api/leads/contact", { ...CONTACT, consent: "yes" }],
  ["POST /api/leads/newsletter", { ...NEWSLETTER, consent: "yes" }],
  ["POST /api/leads/newsletter/unsubscribe", { token: "a".repeat(43), lang: "en" }],
];

export const OURS = "Sec-Fetch-Site: same-origin";
export const JSON_TYPE = "Content-Type: application/json";
export const FORM_TYPE = "Content-Type: application/x-www-form-urlencoded";

/** A text as a header may contain it: any bytes except those that end it. */
export const inHeader = (text: string) =>
  Buffer.from(text.replace(/[\r\n\0]/g, " ").slice(0, 4_000)).toString("latin1");
export const inPath = (text: string) => encodeURIComponent(Buffer.from(text).toString());
