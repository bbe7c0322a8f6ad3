import { z } from "zod";
import type { Analysis } from "@/lib/domain/analysis";
import type { Consent } from "@/lib/domain/consent";
import type { DailyBudget } from "@/lib/domain/daily-budget";
import type { Grade } from "@/lib/domain/grades";
import type { VisitorRecord } from "@/lib/domain/record";
import { SECTIONS } from "@/lib/domain/sections";
import { answer, completeAnswers, lang, profile, questionId, visitSource } from "./schemas";

const GRADES = ["A+", "A", "B+", "B", "C+", "C", "D", "F"] as const satisfies readonly Grade[];

const time = z.number();
export const grade = z.enum(GRADES);
export const sectionId = z.enum(SECTIONS.map(({ id }) => id));
const packageName = z.enum(SECTIONS.map(({ recommendedPackage }) => recommendedPackage));

const sectionScore = z.object({
  sectionId,
  title: z.string(),
  recommendedPackage: packageName,
  score: z.number(),
  totalQuestions: z.number(),
  percentage: z.number(),
});

const result = z.object({
  sectionScores: z.array(sectionScore),
  recommendation: sectionScore,
  totalResponses: z.number(),
  healthScore: z.number(),
  grade,
});

const response = z.object({
  questionId,
  answer,
  question: z.string(),
  sectionId,
  timestamp: time,
  version: z.number(),
});

/** An analysis as the AI's advice is kept for a repeated question. */
export const storedAdvice = z.object({
  recommendedPackage: packageName,
  confidence: z.number(),
  insights: z.array(z.string()),
  nextSteps: z.array(z.string()),
  timeline: z.string(),
  keyFindings: z.array(z.string()),
}) satisfies z.ZodType<Analysis>;

const analysis = storedAdvice.extend({
  source: z.enum(["ai", "standard"]),
  lang,
  analysisDate: time,
});

/** The fields with a default came later than the first records. */
export const consent = z.object({
  purpose: z.string(),
  textVersion: z.string(),
  givenAt: time,
  withdrawnAt: time.nullable().default(null),
}) satisfies z.ZodType<Consent>;

/**
 * A visitor's document as it stands in the store. Fields we do not know stay in it: a version of tomorrow may
 * have written them before this one was put back (security.md R16).
 */
export const storedVisitor = z.looseObject({
  userId: z.string(),
  ownerTokenHash: z.string(),
  ownerUid: z.string().nullable().default(null),
  mergedInto: z.string().nullable().default(null),
  lang,
  quizResponses: z.array(response),
  quizResults: result.extend({ completedAt: time }).nullable(),
  aiAnalysis: analysis.nullable(),
  attempts: z.array(z.object({ completedAt: time, answers: completeAnswers, result })),
  profile,
  consents: z.array(consent),
  leads: z.array(z.string()).default([]),
  source: visitSource,
}) satisfies z.ZodType<VisitorRecord>;

/** What the readiness check writes: when it did, in epoch ms. */
export const storedProbe = z.strictObject({ at: time });
export type Probe = z.infer<typeof storedProbe>;

/** What was spent on the AI today. */
export const storedBudget = z.strictObject({
  day: z.int(),
  spent: z.int(),
}) satisfies z.ZodType<DailyBudget>;
