import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as newsletterRoute from "@/app/api/leads/newsletter/route";
import * as onboardingRoute from "@/app/api/leads/onboarding/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { browserOn } from "@/test/support/api-browser";
import { countedRows } from "@/test/support/counted-rows";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";

const ROUTES = {
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/visitors/:id/consents/:purpose": consentRoute,
  "/api/leads/contact": contactRoute,
  "/api/leads/newsletter": newsletterRoute,
  "/api/leads/onboarding": onboardingRoute,
};
const ANSWERS = Object.fromEntries(QUESTION_IDS.map((id) => [id, "maybe"]));
const OTHER_ANSWERS = { ...ANSWERS, b1: "yes" };

let source: string;
beforeEach(() => {
  source = `s-${crypto.randomUUID().slice(0, 4)}`;
});
const counted = (lang = "en") => countedRows(databasePath, source, lang);

/** A browser that came by this test's link. */
const visitor = async () => {
  const browser = browserOn(ROUTES);
  const id: string = crypto.randomUUID();
  const from = { utm_source: source };
  const path = `/api/visitors/${id}`;
  await browser.send("PUT", path, { body: { lang: "en", source: from } });
  return {
    finish: (answers: object = ANSWERS, lang = "en", headers = {}) =>
      browser.send("POST", `${path}/analysis`, { body: { answers, lang }, headers }),
    answer: (answer: string) =>
      browser.send("PUT", `${path}/answers/b1`, { body: { answer, version: Date.now() } }),
    agree: () =>
      browser.send("PUT", `${path}/consents/contact`, {
        body: { isGiven: true, textVersion: "2026-11-21" },
      }),
    lead: (kind: string, body: object, key: string = crypto.randomUUID()) =>
      browser.send("POST", `/api/leads/${kind}`, {
        body: { ...body, source: from, visitorId: id },
        headers: { "idempotency-key": key },
      }),
  };
};

test("a finished check counts once, however often it is sent; taken again, it counts again", async () => {
  const { finish, answer } = await visitor();
  const replies = await Promise.all([finish(), finish(), finish()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await finish();
  expect(counted()).toEqual({ finished: 1 });
  await answer("yes");
  await finish(OTHER_ANSWERS, "hi");
  expect([counted("en"), counted("hi")]).toEqual([{ finished: 1 }, { finished: 1 }]);
});

test("the finish of a visitor with an opt-out is stored, and not counted", async () => {
  const { finish } = await visitor();
  expect((await finish(ANSWERS, "en", { "sec-gpc": "1" })).status).toBe(200);
  expect(counted()).toEqual({});
});

test("each lead counts once, by its kind; sent again, it is the same", async () => {
  const { lead } = await visitor();
  const key = crypto.randomUUID();
  const message = { ...GOOD_CONTACT, message: `Udhaar is stuck. ${source}` };
  await Promise.all([lead("contact", message, key), lead("contact", message, key)]);
  await lead("contact", message);
  await lead("contact", { ...message, message: `Another. ${source}`, lang: "hi" });
  await lead("onboarding", GOOD_ONBOARDING);
  await lead("onboarding", { ...GOOD_ONBOARDING, firstName: "Usha" });
  const { email } = { email: `${source}@example.in` };
  const newsletter = { email, consent: true, textVersion: "2026-11-21", lang: "en" };
  await lead("newsletter", newsletter);
  await lead("newsletter", newsletter);
  expect(counted("en")).toEqual({ contactLead: 1, onboardingLead: 1, newsletterLead: 1 });
  expect(counted("hi")).toEqual({ contactLead: 1 });
});

test("a finished check with consent to contact counts as a lead, too", async () => {
  const { finish, agree } = await visitor();
  await finish();
  expect(counted()).toEqual({ finished: 1 });
  await agree();
  await agree();
  await finish();
  expect(counted()).toEqual({ finished: 1, checkLead: 1 });
});

test("a form with a filled honeypot does not count", async () => {
  const { lead } = await visitor();
  await lead("contact", {
    ...GOOD_CONTACT,
    message: `Buy. ${source}`,
    website: "https://x.example",
  });
  expect(counted()).toEqual({});
});
