import "@/scripts/jest/own-store";
import { databasePath } from "@/scripts/jest/own-store";
import { QUESTION_IDS } from "@/lib/domain/sections";
import type { CompleteAnswers } from "@/lib/domain/answers";
import { newRecord } from "@/lib/domain/record";
import { startGroqStandin } from "@/scripts/groq-standin";
import { analystParts } from "@/scripts/jest/analyst-parts";
import { createAnalyses } from "./analyses";
import { createAnalyst } from "./analyst";
import { memoryLimit } from "./limits";
import { newToken, tokenHash } from "./owner";
import { sqliteStore } from "./store/sqlite";
import { storedVisitor } from "./stored";

const NOW = Date.parse("2026-11-21T04:30:00Z");
const ANSWERS = Object.fromEntries(QUESTION_IDS.map((id) => [id, "maybe"])) as CompleteAnswers;

const store = sqliteStore(databasePath, "users", (value) => storedVisitor.parse(value));
const key = { id: crypto.randomUUID() as string, tokens: [newToken()], uid: null };

afterAll(() => store.close());

test("with the day's budget spent the standard advice comes without a call (row 43), at our own time", async () => {
  const standin = await startGroqStandin();
  const groq = { apiKey: "test", baseUrl: standin.url, model: "any" };
  const analyses = createAnalyses({
    store,
    analyst: createAnalyst({ groq, deadlineMs: 1000, ...analystParts(0), report: () => undefined }),
    analysisLimit: memoryLimit(10, 60),
    now: () => NOW,
  });
  await store.update(key.id, () => newRecord(key.id, tokenHash(key.tokens[0]!), {}));
  expect(await analyses.finish(key, ANSWERS, "hi")).toMatchObject({ source: "standard" });
  expect(standin.calls()).toBe(0);
  expect(await store.read(key.id)).toMatchObject({
    quizResults: { completedAt: NOW },
    aiAnalysis: { source: "standard", lang: "hi", analysisDate: NOW },
    attempts: [{ completedAt: NOW }],
  });
  await standin.close();
});
