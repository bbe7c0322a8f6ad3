// holds: #answers
import { ANALYSIS_SOURCES } from "@/lib/domain/check/analysis";
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import {
  answersOfAll,
  anyAnswer,
  anyAnswers,
  anyCompleteAnswers,
  anyQuestionId,
} from "@/test/builders/check-arbitraries";
import { AI_ANALYSIS } from "@/test/builders/ai-analysis";
import { type Answers, isAnswer, isComplete } from "@/lib/domain/check/answers";
import { isQuestionId, QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { hasUnsentWork, QUIZ_MEMORY_KEY } from "./unsent";
import {
  answersIn,
  beginAnew,
  changeMemory,
  completeAnswersIn,
  EMPTY,
  hasUnsent,
  type QuizMemory,
  readMemory,
  rememberAnswer,
} from "./quiz-memory";

const now = 1_764_000_000_000;

const holds = (text: string) => localStorage.setItem(QUIZ_MEMORY_KEY, text);
const rememberAll = (answers: Answers) => {
  for (const id of QUESTION_IDS) if (answers[id]) rememberAnswer(id, answers[id], now);
};

const anySaying = fc.constantFrom(
  "One.",
  '"isSent":false',
  '"isAnalysisWanted":true',
  '"waiting":[{',
);
const anyVersion = fc.integer({ min: 1, max: 2 ** 50 });

const anyMemory: fc.Arbitrary<QuizMemory> = fc.record({
  answers: fc.dictionary(
    anyQuestionId,
    fc.record({ answer: anyAnswer, version: anyVersion, isSent: fc.boolean() }),
  ),
  isAnalysisWanted: fc.boolean(),
  analysis: fc.option(
    fc.record({
      analysis: fc.record({
        recommendedPackage: fc.constant(AI_ANALYSIS.recommendedPackage),
        confidence: fc.integer({ min: 0, max: 100 }),
        insights: fc.array(anySaying, { minLength: 1 }),
        insightIds: fc.array(fc.record({ questionIds: fc.array(anyQuestionId) })),
        nextSteps: fc.array(anySaying, { minLength: 1 }),
        timeline: anySaying,
        keyFindings: fc.array(anySaying),
      }),
      source: fc.constantFrom(...ANALYSIS_SOURCES),
      lang: fc.constantFrom("en", "hi"),
    }),
  ),
  waiting: fc.array(anyCompleteAnswers, { maxLength: 2 }),
  newestVersion: anyVersion,
  attempts: fc.integer({ min: 0, max: 200 }),
  begunAt: anyVersion,
  aiConsent: fc.option(
    fc.record({
      isGiven: fc.boolean(),
      textVersion: anySaying,
      at: anyVersion,
      isSent: fc.boolean(),
    }),
  ),
});

beforeEach(() => {
  holds("null");
});

test("a device that never saw the check remembers none", async () => {
  localStorage.clear();
  jest.resetModules();
  const fresh = await import("./quiz-memory");
  expect(fresh.readMemory()).toBeNull();
  expect(fresh.changeMemory((memory) => memory)).toEqual(EMPTY);
  expect(fresh.readMemory()).toBeNull();
});

test("any kept memory comes back as it was", () => {
  fc.assert(
    fc.property(anyMemory, (memory) => {
      changeMemory(() => memory);
      expect(readMemory()).toEqual(memory);
    }),
  );
});

test("any stored text gives a memory in which the check can continue", () => {
  const damaged = anyMemory.chain((memory) => {
    const text = JSON.stringify(memory);
    return fc.nat(text.length).map((at) => text.slice(0, at));
  });
  const strange = fc.record({
    answers: fc.dictionary(
      fc.constantFrom("b1", "o5", "b9", "__proto__"),
      fc.oneof(fc.jsonValue(), fc.record({ answer: anyAnswer, version: anyVersion })),
    ),
    isAnalysisWanted: fc.jsonValue(),
    analysis: fc.jsonValue(),
    waiting: fc.oneof(fc.jsonValue(), fc.array(anyAnswers)),
  });
  const anyKept = fc.oneof(
    anyText(),
    fc.json(),
    damaged,
    strange.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(anyKept, (text) => {
      holds(text);
      const memory = readMemory()!;
      expect(Object.keys(memory).sort()).toEqual(Object.keys(EMPTY).sort());
      for (const [id, entry] of Object.entries(memory.answers)) {
        expect(isQuestionId(id) && isAnswer(entry.answer)).toBe(true);
        expect(Number.isSafeInteger(entry.version) && entry.version > 0).toBe(true);
      }
      expect(memory.waiting.every(isComplete)).toBe(true);
      hasUnsent(memory);
      hasUnsentWork();
      rememberAnswer("b1", memory.answers.b1?.answer === "yes" ? "no" : "yes", now);
      expect(readMemory()!.answers.b1).toMatchObject({ isSent: false });
    }),
    { numRuns: 200 },
  );
});

test("an answer is newer than all earlier ones, whatever the device's clock", () => {
  const given = fc.array(fc.tuple(anyQuestionId, anyAnswer, fc.integer({ min: -10, max: 10 })));
  fc.assert(
    fc.property(anyMemory, given, (memory, events) => {
      changeMemory(() => memory);
      for (const [id, answer, skew] of events) {
        const before = readMemory()!;
        const versions = Object.values(before.answers).map(({ version }) => version);
        const after = rememberAnswer(id, answer, now + skew);
        expect(after).toEqual(readMemory());
        if (before.answers[id]?.answer === answer) expect(after).toEqual(before);
        else expect(after.answers[id]!.version).toBeGreaterThan(Math.max(0, ...versions));
      }
    }),
  );
});

test("the same answer again leaves analysis and marks alone, another one outdates them", () => {
  rememberAll(answersOfAll("yes"));
  const analysis = { analysis: AI_ANALYSIS, source: "ai", lang: "en" } as const;
  const finished = changeMemory((memory) => ({ ...memory, isAnalysisWanted: true, analysis }));
  expect(rememberAnswer("b1", "yes", now)).toEqual(finished);
  expect(rememberAnswer("b1", "no", now)).toMatchObject({
    isAnalysisWanted: false,
    analysis: null,
    answers: { b1: { answer: "no", isSent: false } },
  });
});

test("a finish that has not reached the server survives every retake", () => {
  rememberAll(answersOfAll("yes"));
  changeMemory((memory) => ({ ...memory, isAnalysisWanted: true }));
  beginAnew();
  rememberAll(answersOfAll("no"));
  changeMemory((memory) => ({ ...memory, isAnalysisWanted: true }));
  beginAnew();
  beginAnew();
  expect(readMemory()).toEqual({
    ...EMPTY,
    waiting: [answersOfAll("yes"), answersOfAll("no")],
    newestVersion: now + 2 * QUESTION_IDS.length - 1,
    begunAt: now + 2 * QUESTION_IDS.length - 1,
  });
  expect(hasUnsent(readMemory()!)).toBe(true);
  expect(hasUnsentWork()).toBe(true);
});

test("a clock put back between two checks makes no answer of the second one old", () => {
  const { answers } = rememberAnswer("o5", "yes", now + 120_000);
  beginAnew();
  expect(rememberAnswer("b1", "no", now).answers.b1!.version).toBeGreaterThan(answers.o5!.version);
});

test("hasUnsentWork sees unsent data", () => {
  fc.assert(
    fc.property(anyMemory, (memory) => {
      changeMemory(() => memory);
      expect(hasUnsentWork()).toBe(hasUnsent(readMemory()!));
    }),
    { numRuns: 300 },
  );
});

test("answers come out alone, and all of them only when all are there", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      holds("null");
      rememberAll(answers);
      const memory = readMemory()!;
      expect(answersIn(memory)).toEqual(answers);
      expect(completeAnswersIn(memory)).toEqual(isComplete(answers) ? answers : null);
      const ids = Object.keys(answersIn(memory)) as QuestionId[];
      expect(ids.every((id) => memory.answers[id]?.isSent === false)).toBe(true);
    }),
  );
});
