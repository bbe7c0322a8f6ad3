import type { Answer, CompleteAnswers } from "@/lib/domain/check/answers";
import {
  newRecord,
  type QuizResponse,
  type StoredAnalysis,
  type VisitorRecord,
  withAttempt,
  withResponse,
} from "@/lib/domain/account/record";
import { quizResult } from "@/lib/domain/check/scoring";
import { type QuestionId, sectionOf } from "@/lib/domain/check/sections";

/** A fixed time of the server's clock, in epoch ms. */
export const START = Date.UTC(2026, 10, 21, 4, 30);

/** An answer with the browser's `version` that reached the server at `timestamp`, both epoch ms. */
export const responseTo = (
  questionId: QuestionId,
  answer: Answer,
  version: number,
  timestamp = version,
): QuizResponse => ({
  questionId,
  answer,
  question: `asked as ${questionId}`,
  sectionId: sectionOf(questionId).id,
  timestamp,
  version,
});

/** A new visitor's record with these answers, in this order. */
export const recordWith = (...responses: readonly QuizResponse[]): VisitorRecord =>
  responses.reduce(withResponse, newRecord("id", "hash", {}));

/** The record with its check finished at `now`. */
export const finished = (record: VisitorRecord, answers: CompleteAnswers, now: number) =>
  withAttempt(record, answers, quizResult(answers), now, (id) => `text of ${id}`);

const standardEn: StoredAnalysis = {
  recommendedPackage: "Growth Optimization & Analytics Package",
  confidence: 85,
  insights: ["One.", "Two.", "Three."],
  insightIds: [],
  nextSteps: ["One.", "Two.", "Three."],
  timeline: "A month.",
  keyFindings: ["One.", "Two."],
  source: "standard",
  lang: "en",
  analysisDate: 1,
};

export const ANALYSIS = {
  standardEn,
  standardHi: { ...standardEn, lang: "hi" },
  aiEn: { ...standardEn, source: "ai" },
  otherAiEn: { ...standardEn, source: "ai", timeline: "Two months." },
} as const satisfies Readonly<Record<string, StoredAnalysis>>;
