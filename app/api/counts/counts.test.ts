// holds: #funnel
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import * as countsRoute from "./route";
import { VISIT_STEPS } from "@/lib/domain/funnel/daily-counts";
import { visitCounter } from "@/lib/server/wiring/funnel";
import { browserOn } from "@/test/support/api-browser";
import { storedRows } from "@/test/support/stored-rows";

const browser = browserOn({ "/api/counts": countsRoute });
const GOOD = { lang: "hi", source: "Google Ads", steps: ["opened", "started", "b1", "b2"] };
const send = (changes: object = {}, headers = {}) =>
  browser.send("POST", "/api/counts", { body: { ...GOOD, ...changes }, headers });
/** All counts on disk. */
const stored = async () => {
  await visitCounter().write();
  return storedRows(databasePath)["counts"]?.map(({ record }) => JSON.parse(record)) ?? [];
};

beforeEach(async () => {
  // Makes the table, so that a test without counts can read it.
  await send({ steps: ["returned"] });
});

test("a visit's steps are counted by day, source and language, and nothing else is kept", async () => {
  const { status, text, headers } = await send();
  expect([status, text, headers.get("cache-control")]).toEqual([204, "", "no-store"]);
  await send({ lang: "en", source: undefined, steps: ["opened", "print"] });
  expect(await stored()).toEqual([
    {
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      rows: [
        {
          source: "google-ads",
          lang: "hi",
          counts: { returned: expect.any(Number), opened: 1, started: 1, b1: 1, b2: 1 },
        },
        { source: "", lang: "en", counts: { opened: 1, print: 1 } },
      ],
      v: 1,
    },
  ]);
});

test("all steps there are fit into one call, with the longest source", async () => {
  const body = { ...GOOD, source: "🏪".repeat(80), steps: VISIT_STEPS };
  const { status } = await browser.send("POST", "/api/counts", { body });
  expect(status).toBe(204);
});

describe("invalid counts are refused", () => {
  test.each<[string, object]>([
    ["a step that there is not", { steps: ["opened", "bought"] }],
    ["what only the server knows", { steps: ["finished"] }],
    ["a lead of a browser's own making", { steps: ["contactLead"] }],
    ["a name of the object's own", { steps: ["__proto__"] }],
    ["the same step twice", { steps: ["opened", "opened"] }],
    ["no step", { steps: [] }],
    ["a number of times", { steps: { opened: 5 } }],
    ["another language", { lang: "fr" }],
    ["a source that is too long", { source: "a".repeat(81) }],
    ["half a character", { source: "a\ud800" }],
    ["whatever could name a person", { visitorId: "0f8fad5b-d9cb-469f-a165-70867728950e" }],
    ["a day of the browser's", { day: "2020-01-01" }],
  ])("%s: 422", async (_, changes) => {
    const before = await stored();
    expect((await send(changes)).status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test.each<[string, number, object]>([
    ["another site's call", 403, { origin: "https://evil.example" }],
    ["a call without a sign of ours", 403, { origin: null }],
    ["another type", 415, { "content-type": "text/plain" }],
  ])("%s: %i", async (_, expected, headers) => {
    const before = await stored();
    expect((await send({}, headers)).status).toBe(expected);
    expect(await stored()).toEqual(before);
  });
});

test.each([{ "sec-gpc": "1" }, { dnt: "1" }])(
  "a visitor with an opt-out (%j) is not counted, and gets the same answer",
  async (headers) => {
    const before = await stored();
    expect((await send({}, headers)).status).toBe(204);
    expect(await stored()).toEqual(before);
    expect((await send({}, { "sec-gpc": "0", dnt: "0" })).status).toBe(204);
    expect(await stored()).not.toEqual(before);
  },
);
