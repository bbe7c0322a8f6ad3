// Takes some seconds: a place in the queue ends after 2 s of real time.
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type CompleteAnswers } from "@/lib/domain/check/answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { analystParts } from "@/test/support/analyst-parts";
import { createAiGuard } from "./ai-guard";
import { createAnalyst, type FailureReport } from "./analyst";

let standin: GroqStandin;
let reports: FailureReport[];
/** How far the test clock is ahead, in ms. */
let aheadMs: number;
const realNow = Date.now;
let isOverloaded: boolean;

beforeAll(async () => {
  standin = await startGroqStandin();
});
beforeEach(() => {
  standin.reset();
  standin.setMode("good");
  reports = [];
  aheadMs = 0;
  isOverloaded = false;
  jest.spyOn(Date, "now").mockImplementation(() => realNow() + aheadMs);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => standin.close());

const analystWith = (calls = 2_000, deadlineMs = 12_000) =>
  createAnalyst({
    groq: { apiKey: "test", baseUrl: standin.url, models: ["any"] },
    deadlineMs,
    ...analystParts(calls),
    guard: createAiGuard({ isOverloaded: () => isOverloaded }),
    report: (failure) => reports.push(failure),
  });

/** A check with answers of its number in base 3, so that no two are equal. */
const checkNumber = (n: number) => {
  const answers = Object.fromEntries(
    QUESTION_IDS.map((id, at) => [
      id,
      (["yes", "maybe", "no"] as const)[Math.floor(n / 3 ** at) % 3],
    ]),
  ) as CompleteAnswers;
  return { answers, result: quizResult(answers), profile: {}, lang: "en" } as const;
};

const adviseMany = (analyst: ReturnType<typeof analystWith>, from: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => analyst.advise(checkNumber(from + n))));
/** With 20 checks and a silent AI: those in the queue end before the 4 calls, whose deadline is later. */
const QUEUE_BEFORE_CALLS = [...Array(16).fill("busy"), ...Array(4).fill("timed out")];
const kinds = () => [...new Set(reports.map(({ kind }) => kind))];

test("of 300 simultaneous checks the AI gets 4 at a time, 16 wait, and the rest gets standard advice", async () => {
  standin.setMode("slow-300");
  const advice = await adviseMany(analystWith(), 0, 300);
  expect(standin.peak()).toBe(4);
  // On a machine so busy that 20 calls of 300 ms take longer than 2 s, the last in the queue are refused.
  expect(standin.calls()).toBeLessThanOrEqual(20);
  expect(standin.calls()).toBeGreaterThan(4);
  expect(advice.filter(({ source }) => source === "ai")).toHaveLength(standin.calls());
  expect(kinds()).toEqual(["busy"]);
  expect(Math.max(...reports.map(({ waiting }) => waiting))).toBe(16);
});

test("after 2 s in the queue a visitor gets the standard advice", async () => {
  standin.setMode("hang");
  const advice = await adviseMany(analystWith(2_000, 4_000), 0, 20);
  expect(advice.filter(({ source }) => source === "standard")).toHaveLength(16);
  expect(advice.filter(({ source }) => source === "silent")).toHaveLength(4);
  expect(standin.calls()).toBe(4);
  expect(reports.map(({ kind }) => kind)).toEqual(QUEUE_BEFORE_CALLS);
  for (const { ms } of reports.slice(0, 16)) expect(ms).toBeGreaterThanOrEqual(1_990);
});

test("the queue takes at most half of a shorter deadline", async () => {
  standin.setMode("hang");
  await adviseMany(analystWith(2_000, 600), 0, 20);
  expect(reports.map(({ kind }) => kind)).toEqual(QUEUE_BEFORE_CALLS);
  for (const { ms } of reports.slice(0, 16)) expect(ms).toBeGreaterThanOrEqual(290);
});

test("after 5 failures no call is made for 30 s, then one trial, and all again when it is answered", async () => {
  const analyst = analystWith();
  standin.setMode("500-should-not-retry");
  for (let n = 0; n < 8; n++) await analyst.advise(checkNumber(n));
  expect(standin.calls()).toBe(5);
  expect(await analyst.state()).toBe("degraded");
  expect(reports.slice(5).map(({ kind }) => kind)).toEqual(Array(3).fill("service down"));

  aheadMs += 30_000;
  standin.setMode("slow-300");
  const onTrial = await adviseMany(analyst, 100, 10);
  expect(standin.calls()).toBe(6);
  expect(onTrial.filter(({ source }) => source === "ai")).toHaveLength(1);
  expect(await analyst.state()).toBe("ok");
  expect((await adviseMany(analyst, 200, 10)).every(({ source }) => source === "ai")).toBe(true);
});

test("a prompt that the service refuses does not open the circuit", async () => {
  const analyst = analystWith();
  for (const mode of ["400", "422", "insights-of-no", "truncated"] as const) {
    standin.setMode(mode);
    await adviseMany(analyst, 100 * standin.calls(), 6);
  }
  expect(standin.calls()).toBe(24);
  // None of 24 checks got advice, but the service is asked on.
  expect(await analyst.state()).toBe("degraded");
  standin.setMode("good");
  expect((await analyst.advise(checkNumber(9_999))).source).toBe("ai");
  expect(await analyst.state()).toBe("ok");
});

test("a spent budget is reported", async () => {
  const analyst = analystWith(1);
  expect(await analyst.state()).toBe("ok");
  await adviseMany(analyst, 0, 2);
  expect(await analyst.state()).toBe("degraded");
});

test("retries stay within a tenth and a small reserve, which a quiet hour does not raise", async () => {
  const analyst = analystWith();
  for (const from of [100, 120]) await adviseMany(analyst, from, 20);
  standin.reset();
  standin.setMode("429-retry-after-0");
  for (let n = 0; n < 40; n++) {
    await analyst.advise(checkNumber(n));
    aheadMs += 30_000; // this far apart, only the retries are limited
  }
  expect(standin.calls()).toBeGreaterThan(40 + 10);
  expect(standin.calls()).toBeLessThanOrEqual(40 + 10 + 4);
});

test("an overloaded process does not call the AI", async () => {
  const analyst = analystWith();
  await analyst.advise(checkNumber(1));
  isOverloaded = true;
  expect((await analyst.advise(checkNumber(2))).source).toBe("standard");
  expect(standin.calls()).toBe(1);
  expect(kinds()).toEqual(["overloaded"]);
});

test("without a credential the AI is never degraded", async () => {
  const analyst = createAnalyst({ groq: null, deadlineMs: 100, ...analystParts() });
  expect(await analyst.state()).toBe("standard");
});
