// holds: #scoring
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { rmSync } from "node:fs";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { type Analysis, recommendedName } from "@/lib/domain/check/analysis";
import { type Answer, type CompleteAnswers } from "@/lib/domain/check/answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { type ApiBrowser, browserOn, type Sent } from "@/test/support/api-browser";

const ROUTES = {
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/visitors/:id/consents/:purpose": consentRoute,
};

type Finished = { result: unknown; analysis: Analysis; source: string };

const completed = (answerOf: (id: QuestionId) => Answer) =>
  Object.fromEntries(QUESTION_IDS.map((id) => [id, answerOf(id)])) as CompleteAnswers;
const SOME = completed((id) => (id.endsWith("1") ? "yes" : "no"));

let standin: GroqStandin;
let browser: ApiBrowser;
let visitor: string;

/** Makes the next test start as a new process: with an empty cache. */
const forgetAnalyst = () => {
  const made = globalThis as unknown as Record<symbol, unknown>;
  for (const name of ["analyst", "finishCheck", "budgetStore"])
    delete made[Symbol.for(`site.${name}`)];
};

beforeAll(async () => {
  standin = await startGroqStandin();
  process.env.GROQ_API_KEY = "test";
  process.env.GROQ_BASE_URL = standin.url;
  process.env.AI_DEADLINE_MS = "1500";
});
beforeEach(async () => {
  forgetAnalyst();
  standin.reset();
  standin.setMode("good");
  browser = browserOn(ROUTES);
  visitor = `/api/visitors/${crypto.randomUUID()}`;
  await browser.send("PUT", visitor);
});
afterAll(() => standin.close());

const finish = (answers: unknown, lang: unknown = "en", sent: Sent = {}) =>
  browser.send("POST", `${visitor}/analysis`, { body: { answers, lang }, ...sent });
const finished = async (answers: CompleteAnswers, lang = "en") => {
  const reply = await finish(answers, lang);
  expect(reply.status).toBe(200);
  return reply.body as Finished;
};
const kept = async () =>
  (await browser.send("GET", visitor)).body as {
    quizResponses: { questionId: string; answer: string }[];
    quizResults: unknown;
    aiAnalysis: { source: string; lang: string } | null;
    attempts: { answers: CompleteAnswers }[];
  };

test("returns the scores computed here and the AI's advice, and stores both", async () => {
  const { result, analysis, source } = await finished(SOME);
  expect(result).toEqual(quizResult(SOME));
  expect(source).toBe("ai");
  expect(analysis.recommendedPackage).toBe(recommendedName(quizResult(SOME)));
  const record = await kept();
  expect(record.quizResults).toMatchObject(quizResult(SOME));
  expect(record.attempts).toMatchObject([{ answers: SOME }]);
  expect(record.aiAnalysis).toEqual({
    ...analysis,
    source: "ai",
    lang: "en",
    analysisDate: expect.any(Number),
  });
  expect(
    Object.fromEntries(record.quizResponses.map((one) => [one.questionId, one.answer])),
  ).toEqual(SOME);
});

test("50 requests at once make one call, one attempt and 50 equal answers", async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => finish(SOME)));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(replies[0]!.body).toMatchObject({ source: "ai" });
  expect(standin.calls()).toBe(1);
  expect((await kept()).attempts).toHaveLength(1);
});

test("the fourth call of a visitor within an hour gets the standard advice without a call", async () => {
  const sources = [];
  for (const question of ["b1", "b2", "b3", "b4", "b5"])
    sources.push((await finished({ ...completed(() => "no"), [question]: "yes" })).source);
  expect(sources).toEqual(["ai", "ai", "ai", "standard", "standard"]);
  expect(standin.calls()).toBe(3);
  expect((await kept()).attempts).toHaveLength(5);
});

test("the finished check is on disk before the AI is asked", async () => {
  standin.setMode("slow-400");
  const reply = finish(SOME);
  while (standin.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await kept()).attempts).toHaveLength(1);
  expect((await kept()).aiAnalysis).toBeNull();
  expect((await reply).body).toMatchObject({ source: "ai" });
});

test("a record deleted while the AI thinks stays deleted", async () => {
  standin.setMode("slow-300");
  const reply = finish(SOME);
  while (standin.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const { cookie } = { cookie: browser.cookie() };
  expect((await browser.send("DELETE", visitor)).status).toBe(204);
  expect((await reply).status).toBe(200);
  expect((await browser.send("GET", visitor, { headers: { cookie } })).status).toBe(404);
});

test("advice that cannot be stored is given all the same", async () => {
  standin.setMode("slow-300");
  const reply = finish(SOME);
  while (standin.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  rmSync(databasePath);
  expect(await reply).toMatchObject({ status: 200, body: { source: "ai" } });
});

test("a caller who does not own the record gets 404, and the AI is not asked", async () => {
  for (const cookie of [null, `visitor=${"A".repeat(43)}`]) {
    const reply = await finish(SOME, "en", { headers: { cookie } });
    expect([reply.status, reply.body]).toMatchObject([404, { error: { code: "not_found" } }]);
  }
  expect(standin.calls()).toBe(0);
  expect((await kept()).attempts).toEqual([]);
});

test.each([
  ["14 answers", { answers: { ...SOME, o5: undefined }, lang: "en" }],
  ["another answer", { answers: { ...SOME, b1: "YES" }, lang: "en" }],
  ["another language", { answers: SOME, lang: "mr" }],
  ["scores", { answers: SOME, lang: "en", healthScore: 9999, price: 1 }],
])("refuses %s and stores nothing", async (_, body) => {
  const reply = await browser.send("POST", `${visitor}/analysis`, { body });
  expect([reply.status, reply.body]).toMatchObject([422, { error: { code: "invalid" } }]);
  expect(await kept()).toMatchObject({ quizResults: null, attempts: [], quizResponses: [] });
  expect(standin.calls()).toBe(0);
});
