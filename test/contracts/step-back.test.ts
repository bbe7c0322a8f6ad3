// Over 1 s: a whole check and three forms, by the real handlers.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as newsletterRoute from "@/app/api/leads/newsletter/route";
import * as onboardingRoute from "@/app/api/leads/onboarding/route";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { LEAD_TOPICS } from "@/lib/domain/leads/contact-topics";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { RELEASE_0225ED1 } from "@/test/fixtures/release-0225ed1/schemas";
import { browserOn } from "@/test/support/api-browser";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { GOOD_CONTACT, GOOD_NEWSLETTER } from "@/test/support/lead-browser";
import { storedRows } from "@/test/support/stored-rows";

const api = browserOn({
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/leads/contact": contactRoute,
  "/api/leads/newsletter": newsletterRoute,
  "/api/leads/onboarding": onboardingRoute,
});

test("what visitors send to this release can be read by release 0225ed1 after a step back", async () => {
  const path = `/api/visitors/${crypto.randomUUID()}`;
  expect((await api.send("PUT", path)).status).toBe(201);
  const answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, "yes"]));
  for (const id of QUESTION_IDS)
    await api.send("PUT", `${path}/answers/${id}`, { body: { answer: "yes", version: 1 } });
  const analysed = await api.send("POST", `${path}/analysis`, { body: { answers, lang: "hi" } });
  expect(analysed.status).toBe(200);
  const forms = { contact: GOOD_CONTACT, newsletter: GOOD_NEWSLETTER, onboarding: GOOD_ONBOARDING };
  for (const [form, body] of Object.entries(forms))
    expect((await api.send("POST", `/api/leads/${form}`, { body })).status).toBe(201);

  const rows = storedRows(databasePath);
  expect(rows.users).toHaveLength(1);
  expect(rows.leads).toHaveLength(3);
  for (const [name, schema] of Object.entries(RELEASE_0225ED1))
    for (const { record } of rows[name]!) {
      const { error } = schema.safeParse(JSON.parse(record));
      expect(error?.issues ?? []).toEqual([]);
    }
});

test("what release 0225ed1 does not show after a step back is what CHANGELOG.md says, and nothing else", async () => {
  expect((await api.send("POST", "/api/leads/contact", { body: GOOD_CONTACT })).status).toBe(201);
  const contact = storedRows(databasePath)
    .leads!.map(({ record }) => JSON.parse(record) as Record<string, unknown>)
    .find(({ kind }) => kind === "contact")!;
  const isShown = (change: object) =>
    RELEASE_0225ED1.leads!.safeParse({ ...contact, ...change }).success;
  expect(LEAD_STATUSES.filter((status) => !isShown({ status }))).toEqual([
    "talking",
    "demo",
    "offer",
  ]);
  expect(LEAD_TOPICS.filter((topic) => !isShown({ topic }))).toEqual(["call"]);
});
