import "@/test/support/own-store";
import * as countsRoute from "./route";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as newsletterRoute from "@/app/api/leads/newsletter/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { type FunnelFilter, leadsIn, stagesOf } from "@/lib/domain/funnel/funnel";
import { indianDay } from "@/lib/domain/core/indian-day";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { browserOn } from "@/test/support/api-browser";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { crowdOf, expectedIn, stepsIn, type Visitor } from "@/test/builders/crowd";
import { deskFunnel } from "@/lib/server/wiring/desk";
import { GOOD_CONTACT, GOOD_NEWSLETTER } from "@/test/support/lead-browser";

const ROUTES = {
  "/api/counts": countsRoute,
  "/api/leads/contact": contactRoute,
  "/api/leads/newsletter": newsletterRoute,
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/analysis": analysisRoute,
};
const CROWD = crowdOf(200);
const today = indianDay(Date.now());
const DAYS = { from: today, to: today };
const DAY_MS = 24 * 60 * 60_000;

/** Goes through the check as a browser would, and reports its steps. */
const visit = async (visitor: Visitor, n: number) => {
  const { lang, source, answers, lead } = visitor;
  const browser = browserOn(ROUTES);
  const send = async (status: number, method: string, path: string, body: object) =>
    expect((await browser.send(method, path, { body })).status).toBe(status);
  const id: string = crypto.randomUUID();
  const from = source === undefined ? {} : { utm_source: source };
  await send(201, "PUT", `/api/visitors/${id}`, { lang, source: from });
  if (answers === QUESTION_IDS.length) {
    const finish = { answers: answersOfAll("maybe"), lang };
    // The answer to the first call was lost: it is sent again.
    for (let times = 0; times < 1 + (n % 2); times++)
      await send(200, "POST", `/api/visitors/${id}/analysis`, finish);
  }
  for (const steps of stepsIn(visitor))
    await send(204, "POST", "/api/counts", {
      lang,
      ...(source !== undefined && { source }),
      steps,
    });
  const own = { lang, source: from, email: `crowd${n}@example.in` };
  if (lead === "contact")
    await send(201, "POST", "/api/leads/contact", { ...GOOD_CONTACT, ...own, message: `No. ${n}` });
  if (lead === "newsletter")
    await send(201, "POST", "/api/leads/newsletter", { ...GOOD_NEWSLETTER, ...own });
};

beforeAll(async () => {
  for (let n = 0; n < CROWD.length; n += 20)
    await Promise.all(CROWD.slice(n, n + 20).map((visitor, at) => visit(visitor, n + at)));
}, 120_000);

const read = (filter: Partial<FunnelFilter> = {}) => deskFunnel().read({ ...DAYS, ...filter });

test("the funnel shows the exact counts of a crowd of 200", async () => {
  const { counts, days } = await read();
  const expected = expectedIn(CROWD);
  expect(counts).toEqual(expected);
  expect(days).toEqual([{ day: today, counts: expected }]);
  // Computed from the crowd's definition.
  const done = CROWD.filter(({ answers }) => answers === 15).length;
  expect([counts.opened, counts.finished, counts.result]).toEqual([200, done, done]);
  expect(leadsIn(counts)).toBe(CROWD.filter(({ lead }) => lead).length);
  expect(new Set(CROWD.map(({ answers }) => answers)).size).toBe(16);
});

test("the funnel shows the step at which each visit ended", async () => {
  const stages = stagesOf((await read()).counts);
  const leftAfter = (answers: number) => CROWD.filter((one) => one.answers === answers).length;
  const left = Object.fromEntries(stages.map((stage) => [stage.step, stage.left]));
  expect(left).toEqual({
    opened: 0,
    b1: leftAfter(0),
    started: 0,
    ...Object.fromEntries(QUESTION_IDS.slice(1).map((id, at) => [id, leftAfter(at + 1)])),
    finished: 0,
  });
});

test("by source, by language, and by both", async () => {
  const { sources } = await read();
  expect(sources.map(({ source }) => source).toSorted()).toEqual(
    ["", "google-ads", "mela", "whatsapp", "दुकान"].toSorted(),
  );
  for (const { source, counts } of sources) {
    const theirs = CROWD.filter(({ name }) => name === source);
    expect(counts).toEqual(expectedIn(theirs));
    expect((await read({ source })).counts).toEqual(expectedIn(theirs));
    const inHindi = theirs.filter(({ lang }) => lang === "hi");
    expect((await read({ source, lang: "hi" })).counts).toEqual(expectedIn(inHindi));
  }
});

test("days without visits have no counts", async () => {
  const tomorrow = indianDay(Date.now() + DAY_MS);
  expect(await read({ from: tomorrow, to: tomorrow })).toEqual({
    counts: {},
    days: [],
    sources: [],
  });
});
