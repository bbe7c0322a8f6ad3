// holds: #ai-advice, #r12
import { contentIn } from "@/lib/content";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import { type CompleteAnswers } from "@/lib/domain/check/answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { analystParts } from "@/test/support/analyst-parts";
import { LANGS } from "@/lib/domain/core/languages";
import { analysisProblems } from "@/test/support/analysis-problems";
import { INJECTIONS } from "@/test/builders/injections";
import { SHOP_ANSWERS, shopCheck } from "@/test/builders/owners";
import { type AnalystOptions, createAnalyst, type FailureReport } from "./analyst";

const KEY = "gsk-secret-key";
const DAY_MS = 86_400_000;

let standin: GroqStandin;
let reports: FailureReport[];

beforeAll(async () => {
  standin = await startGroqStandin();
});
beforeEach(() => {
  standin.reset();
  standin.setMode("good");
  reports = [];
});
afterAll(() => standin.close());

const analystWith = (options: Partial<AnalystOptions> = {}) =>
  createAnalyst({
    groq: { apiKey: KEY, baseUrl: standin.url, models: ["llama-3.1-8b-instant"] },
    deadlineMs: 10_000,
    ...analystParts(),
    report: (failure) => reports.push(failure),
    ...options,
  });

const standardOf = (lang: "en" | "hi") =>
  standardAnalysis(SHOP_ANSWERS, quizResult(SHOP_ANSWERS), contentIn(lang).analysis);

test.each(["en", "hi"] as const)("the AI's own words are shown, in %s", async (lang) => {
  const { analysis, source } = await analystWith().advise(shopCheck(lang));
  expect(source).toBe("ai");
  expect(analysis.confidence).toBe(82);
  expect(analysis.insights).toHaveLength(4);
  const own = standardOf(lang);
  for (const insight of analysis.insights) expect(own.insights).not.toContain(insight);
  expect(/\p{Script=Devanagari}/u.test(analysis.insights[0]!)).toBe(lang === "hi");
});

test("without a credential the standard analysis is returned at once, and nothing is reported", async () => {
  const advice = await analystWith({ groq: null }).advise(shopCheck("hi"));
  expect(advice).toEqual({ analysis: standardOf("hi"), source: "standard" });
  expect(standin.calls()).toBe(0);
  expect(reports).toEqual([]);
});

test("a check without a concern needs no AI", async () => {
  const answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"])) as CompleteAnswers;
  const input = { answers, result: quizResult(answers), profile: {}, lang: "en" } as const;
  expect((await analystWith().advise(input)).source).toBe("standard");
  expect(standin.calls()).toBe(0);
});

test("a spent budget makes no call; the next UTC day has a new one", async () => {
  let now = 10 * DAY_MS - 1;
  const { advise } = analystWith(analystParts(1, () => now));
  expect((await advise(shopCheck("en"))).source).toBe("ai");
  expect(await advise(shopCheck("hi"))).toEqual({ analysis: standardOf("hi"), source: "standard" });
  expect(standin.calls()).toBe(1);
  expect(reports).toMatchObject([{ kind: "over budget", attempts: 0 }]);
  now += 1;
  expect((await advise(shopCheck("hi"))).source).toBe("ai");
});

test("each attempt spends from the budget, and a retry beyond it is not made", async () => {
  standin.setMode("429-retry-after-0");
  const advice = await analystWith(analystParts(2)).advise(shopCheck("en"));
  expect(advice.source).toBe("silent");
  expect(standin.calls()).toBe(2);
});

test.each(["slow-300", "500-should-not-retry"] as const)(
  "4 calls are open at once, other checks get standard advice at once, then 4 more are (%s)",
  async (mode) => {
    standin.setMode(mode);
    const { advise } = analystWith();
    for (const round of [1, 2]) {
      const advice = await Promise.all(Array.from({ length: 30 }, () => advise(shopCheck("en"))));
      expect(standin.calls()).toBe(4 * round);
      expect(advice.filter(({ source }) => source === "standard")).toHaveLength(26);
      expect(reports.filter(({ kind }) => kind === "busy")).toHaveLength(26 * round);
    }
  },
);

test("a service that fails is asked by every check, and a spent budget is reported", async () => {
  standin.setMode("500-should-not-retry");
  const { advise, state } = analystWith(analystParts(11));
  for (let n = 0; n < 10; n++) await advise(shopCheck("en"));
  expect(standin.calls()).toBe(10);
  standin.setMode("good");
  expect((await advise(shopCheck("en"))).source).toBe("ai");
  expect(await state()).toBe("degraded");
});

test.each(["401", "500-should-not-retry", "truncated", "not-json"] as const)(
  "the report of %s has no word of the prompt, the reply or the credential",
  async (mode) => {
    standin.setMode(mode);
    await analystWith().advise(shopCheck("en", { businessName: "Sharma Stores" }));
    expect(reports).toEqual([
      {
        kind: expect.any(String),
        ms: expect.any(Number),
        attempts: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/gsk-|Sharma|Customers/);
  },
);

describe("whatever the owner writes about the business and the AI repeats", () => {
  test("there are many such strings", () => expect(INJECTIONS.length).toBeGreaterThanOrEqual(60));

  test.each(INJECTIONS.map((text, at) => [text.slice(0, 60), text, LANGS[at % 2]!] as const))(
    "%j",
    async (_, text, lang) => {
      standin.setMode("echo");
      const { analysis } = await analystWith().advise(
        shopCheck(lang, { businessName: text, industry: text, location: "Pune" }),
      );
      expect(analysisProblems(analysis, shopCheck(lang))).toEqual([]);
      const sent = standin.requests.at(-1)!.body as {
        messages: { role: string; content: string }[];
      };
      expect(sent.messages.map(({ role }) => role)).toEqual(["system", "user"]);
      expect(Object.keys(JSON.parse(sent.messages[1]!.content).business)).toContain("location");
    },
  );
});
