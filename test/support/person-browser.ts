import * as accountRoute from "@/app/api/account/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as newsletterRoute from "@/app/api/leads/newsletter/route";
import * as onboardingRoute from "@/app/api/leads/onboarding/route";
import * as sessionRoute from "@/app/api/session/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as callRoute from "@/app/api/visitors/[id]/call/route";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as reportRoute from "@/app/api/visitors/[id]/report/route";
import * as openLinkRoute from "@/app/api/links/open/route";
import * as linkRoute from "@/app/api/visitors/[id]/links/[linkId]/route";
import * as linksRoute from "@/app/api/visitors/[id]/links/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import type { Answer, Answers } from "@/lib/domain/check/answers";
import { type ApiBrowser, browserOn, type Sent } from "./api-browser";

export const ROUTES = {
  "/api/account": accountRoute,
  "/api/session": sessionRoute,
  "/api/leads/contact": contactRoute,
  "/api/leads/newsletter": newsletterRoute,
  "/api/leads/onboarding": onboardingRoute,
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/visitors/:id/call": callRoute,
  "/api/visitors/:id/consents/:purpose": consentRoute,
  "/api/visitors/:id/links": linksRoute,
  "/api/visitors/:id/links/:linkId": linkRoute,
  "/api/visitors/:id/report": reportRoute,
  "/api/links/open": openLinkRoute,
};

/** A browser with its own record, and the calls its pages make. `send` can name other records, too. */
export const personBrowser = async (browser: ApiBrowser = browserOn(ROUTES)) => {
  const { send } = browser;
  const named = { id: crypto.randomUUID() as string };
  const at = (path = "") => `/api/visitors/${named.id}${path}`;
  await send("PUT", at());
  return {
    ...browser,
    /** The record id that this device uses. */
    id: () => named.id,
    at,
    answer: (id: string, answer: Answer, version = Date.now()) =>
      send("PUT", at(`/answers/${id}`), { body: { answer, version } }),
    answers: async () => ((await send("PUT", at())).body as { answers: Answers }).answers,
    finish: (answers: Answers, lang = "en") =>
      send("POST", at("/analysis"), { body: { answers, lang } }),
    consent: (purpose: string, isGiven: boolean, textVersion = "2026-11-21") =>
      send("PUT", at(`/consents/${purpose}`), { body: { isGiven, textVersion } }),
    lead: (kind: string, body: object, key?: string) =>
      send("POST", `/api/leads/${kind}`, {
        body: { visitorId: named.id, ...body },
        ...(key && { headers: { "idempotency-key": key } }),
      }),
    exported: async () => (await send("GET", at())).body as Record<string, unknown>,
    signIn: (idToken: string, sent: Sent["headers"] = {}) =>
      send("POST", "/api/session", { headers: { authorization: `Bearer ${idToken}`, ...sent } }),
    /** Links this device's record to the account, and uses the account's record from then on. */
    link: async (visitorId: string | null = named.id, lang = "en") => {
      const reply = await send("PUT", "/api/account", { body: { visitorId, lang } });
      if (reply.status === 200) named.id = (reply.body as { userId: string }).userId;
      return reply;
    },
  };
};

export type PersonBrowser = Awaited<ReturnType<typeof personBrowser>>;
