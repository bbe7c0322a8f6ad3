// holds: #offline
import { aWhile, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import type { Misbehaviour } from "@/test/our-api";
import { apiOfEachTest, newOutboxPage, type OutboxPage } from "@/test/support/outbox-api";
import type { QUESTION_IDS } from "@/lib/domain/check/sections";

jest.setTimeout(30_000);

const api = apiOfEachTest();
let fetched: jest.SpyInstance;
let page: OutboxPage;
const storedOn = () => api.answersOf(page.visitorId());

const give = (...ids: (typeof QUESTION_IDS)[number][]) => {
  for (const id of ids) page.rememberAnswer(id, "yes", 1_000);
};

/** Every call, or those about `what`, fails this way. */
const always = (twist: Misbehaviour, what?: string) => {
  api.edge = (seen) => (what === undefined || seen.what === what ? twist : undefined);
};

/** The first call about `what` fails this way; all others succeed. */
const once = (twist: Misbehaviour, what: string) => {
  let isOver = false;
  api.edge = (seen) => {
    if (isOver || seen.what !== what) return undefined;
    isOver = true;
    return twist;
  };
};

/** Expects the next pass after this time of jest's clock, not earlier, and waits for it. */
const retryAfter = async (ms: number) => {
  const before = fetched.mock.calls.length;
  let isOver = false;
  const stop = page.onOutboxChange(() => (isOver = true));
  jest.advanceTimersByTime(ms - 1);
  await aWhile();
  expect(fetched).toHaveBeenCalledTimes(before);
  jest.advanceTimersByTime(1);
  await until(() => isOver);
  stop();
};

beforeEach(async () => {
  fetched = jest.spyOn(globalThis, "fetch");
  page = await newOutboxPage();
});

test("without network answers wait, and go out with the next retry", async () => {
  await api.stop();
  give("b1", "b2");
  await page.flush("en");
  expect(page.saveStatus()).toBe("pending");
  await api.start();
  await retryAfter(1_000);
  expect(page.saveStatus()).toBe("saved");
  expect(storedOn()).toEqual({ b1: "yes", b2: "yes" });
});

test("a 429 is obeyed when it says when", async () => {
  once({ status: 429, headers: { "Retry-After": "7" } }, "b1");
  give("b1");
  await page.flush("en");
  expect(page.saveStatus()).toBe("pending");
  await retryAfter(7_000);
  expect(page.saveStatus()).toBe("saved");
});

test("a record that has to wait is made when the server said, with all answers; until then nothing is asked of it", async () => {
  once({ status: 429, headers: { "Retry-After": "1800" } }, "open");
  page.finish();
  await page.flush("en");
  expect(page.saveStatus()).toBe("pending");
  for (let pass = 0; pass < 5; pass++) await page.flush("en");
  await page.recall("en");
  expect(fetched).toHaveBeenCalledTimes(1);
  await retryAfter(1_800_000);
  expect(page.saveStatus()).toBe("saved");
  expect(storedOn()).toEqual(answersOfAll("yes"));
  expect(api.finishesOf(page.visitorId())).toHaveLength(1);
});

test("a sign-in does not wait for the limit on new visitors", async () => {
  once({ status: 429, headers: { "Retry-After": "1800" } }, "open");
  give("b1");
  await page.flush("en");
  await page.reopen("en");
  expect(page.saveStatus()).toBe("saved");
});

test.each(["-5", "soon", "Fri, 21 Nov 2036 08:00:00 GMT", "0"])(
  "a Retry-After of %s leaves the outbox to its own back-off",
  async (value) => {
    once({ status: 429, headers: { "Retry-After": value } }, "b1");
    give("b1");
    await page.flush("en");
    await retryAfter(1_000);
  },
);

test("a Retry-After beyond reason is not waited for", async () => {
  once({ status: 429, headers: { "Retry-After": "99999999" } }, "b1");
  give("b1");
  await page.flush("en");
  await retryAfter(3_600_000);
});

test("the back-off doubles up to a minute, restarts after a success, and is jittered", async () => {
  always({ status: 503 });
  give("b1");
  await page.flush("en");
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) await retryAfter(seconds * 1_000);

  always(undefined);
  await page.flush("en");
  always({ status: 503 });
  give("b2");
  jest.mocked(Math.random).mockReturnValue(0);
  await page.flush("en");
  jest.mocked(Math.random).mockReturnValue(1);
  await retryAfter(750);
  await retryAfter(2_500);
});

test.each(["reset", "store, then reset"] as const)(
  "a connection lost (%s) makes no second record, answer or loss",
  async (twist) => {
    for (const what of ["open", "b1", "analysis"]) {
      once(twist, what);
      page.finish();
      await page.flush("en");
      expect(page.saveStatus()).toBe("pending");
      await retryAfter(1_000);
      expect(page.saveStatus()).toBe("saved");
      expect(storedOn()).toEqual(answersOfAll("yes"));
      page.beginAnew();
    }
  },
);

test("an answer refused for good does not hold up the others", async () => {
  always({ status: 422 }, "b2");
  give("b1", "b2", "b3");
  await page.flush("en");
  expect(api.log()).toEqual(["open", "b1", "b2", "b3"]);
  expect(storedOn()).toEqual({ b1: "yes", b3: "yes" });
  await page.flush("en");
  expect(api.calls).toHaveLength(4);
});

test("a finish refused for good is not asked for again", async () => {
  always({ status: 422 }, "analysis");
  page.finish();
  await page.flush("en");
  await page.flush("en");
  expect(api.log().filter((what) => what === "analysis")).toHaveLength(1);
  expect(page.readMemory()).toMatchObject({ isAnalysisWanted: false, analysis: null });
});

test.each([
  ["another's 403", { status: 403 }],
  ["a 200 with a page of the network's owner", { status: 200, body: "<h1>Pay for Wi-Fi</h1>" }],
  ["an empty 200", { status: 200 }],
  ["another's JSON", { status: 200, body: { ok: true } }],
])("%s is no answer of ours: nothing counts as sent", async (_, reply) => {
  for (const what of ["open", "b1", "analysis"]) {
    once(reply, what);
    page.finish();
    await page.flush("en");
    expect(page.saveStatus()).toBe("pending");
    expect(page.hasUnsent(page.readMemory()!)).toBe(true);
    await retryAfter(1_000);
    expect(page.saveStatus()).toBe("saved");
    expect(storedOn()).toEqual(answersOfAll("yes"));
    page.beginAnew();
  }
});
