import { NAUGHTY_STRINGS } from "@/test/builders/naughty-strings";
import {
  ALL_MAYBE,
  asForm,
  asJson,
  bare,
  CONTACT,
  FORMS,
  type Hostile,
  inHeader,
  inPath,
  NEWSLETTER,
  ONBOARDING,
  OURS,
} from "./hostile-calls";

const PROFILE = ["businessName", "industry", "businessSize", "location", "yearEstablished"];
const UTM = ["utm_source", "utm_medium", "utm_campaign"];
const LEAD = ["name", "email", "phone", "message", "website", "businessType", "topic", "package"];
const HOW = ["textVersion", "lang", "visitorId", "filledMs"];

/** Every place that takes a visitor's text. */
const PLACES: readonly ((text: string) => Hostile)[] = [
  ...PROFILE.map(
    (field) => (text: string) => asJson("PUT /api/visitors/:id", { profile: { [field]: text } }),
  ),
  ...UTM.map(
    (field) => (text: string) => asJson("PUT /api/visitors/:id", { source: { [field]: text } }),
  ),
  ...[...LEAD, ...HOW].map(
    (field) => (text: string) => asJson("POST /api/leads/contact", { ...CONTACT, [field]: text }),
  ),
  ...["email", "lang"].map(
    (field) => (text: string) =>
      asJson("POST /api/leads/newsletter", { ...NEWSLETTER, [field]: text }),
  ),
  ...Object.keys(ONBOARDING).map(
    (field) => (text: string) =>
      asJson("POST /api/leads/onboarding", { ...ONBOARDING, [field]: text }),
  ),
  ...FORMS.flatMap(([line, good]) =>
    Object.keys(good).map((field) => (text: string) => asForm(line, { ...good, [field]: text })),
  ),
  (text) => asJson("POST /api/counts", { lang: "en", source: text, steps: ["opened"] }),
  (text) => asJson("POST /api/counts", { lang: "en", steps: [text] }),
  (text) => asJson("PUT /api/visitors/:id/answers/b1", { answer: text, version: 1 }),
  (text) => asJson("POST /api/visitors/:id/analysis", { answers: { ...ALL_MAYBE, b1: text } }),
  (text) => asJson("PUT /api/visitors/:id", { [text]: text }),
  (text) => asJson(`PUT /api/visitors/${inPath(text)}`, { lang: "en" }),
  (text) => asJson(`PUT /api/visitors/:id/answers/${inPath(text)}`, { answer: "no", version: 1 }),
  (text) => asJson("POST /api/leads/contact", CONTACT, `Idempotency-Key: ${inHeader(text)}`),
  (text) => bare("a token", "POST /api/session", OURS, `Authorization: Bearer ${inHeader(text)}`),
  (text) => bare("a session", "GET /api/account", `Cookie: session=${inHeader(text)}`),
  (text) =>
    bare("an unsubscription", `GET /api/leads/newsletter/unsubscribe?token=${inPath(text)}`),
  (text) => bare("a page", `GET /${inPath(text)}`),
  (text) => bare("a query", `GET /contact?package=${inPath(text)}&utm_source=${inPath(text)}`),
  (text) => bare("a soft navigation", "GET /about", "RSC: 1", `Next-Url: ${inHeader(text)}`),
];

/** Each naughty string in each place, or, when `isShort`, in one place each. */
export const naughtyRequests = (isShort: boolean): Hostile[] =>
  NAUGHTY_STRINGS.flatMap((text, at) =>
    PLACES.filter((_, place) => !isShort || at % PLACES.length === place).map((put) => put(text)),
  );
