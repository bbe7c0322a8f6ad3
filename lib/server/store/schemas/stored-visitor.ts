import { z } from "zod";
import { type Analysis, ANALYSIS_SOURCES } from "@/lib/domain/check/analysis";
import type { Consent } from "@/lib/domain/core/consent";
import type { DailyBudget } from "@/lib/domain/advice/daily-budget";
import { gradeOf, GRADES } from "@/lib/domain/check/grades";
import { LANGS } from "@/lib/domain/core/languages";
import type { Profile } from "@/lib/domain/account/profile";
import {
  NO_PLAN,
  type StoredAttempt,
  type VisitorRecord,
  type VisitSource,
} from "@/lib/domain/account/record";
import { type PlanMark, type PlanMarks, TRADES } from "@/lib/domain/check/plan-marks";
import {
  FIRST_QUESTIONS_VERSION,
  QUESTION_IDS,
  type QuestionId,
  SECTIONS,
} from "@/lib/domain/check/sections";
import { OFFERED } from "@/lib/domain/check/packages";
import { priorityArea, type QuizResult, type SectionScore } from "@/lib/domain/check/scoring";
import { answer, questionId } from "@/lib/server/core/value-schemas";
import { recordKeptMs } from "@/lib/domain/leads/retention";
import { collectionOf, FOR_EVER } from "@/lib/server/store/store";

const time = z.number();

/** A later release may have more languages; this one writes to their users in English. */
export const storedLang = z.enum(LANGS).catch("en");
export const sectionId = z.enum(SECTIONS.map(({ id }) => id));

export const storedSource = z.looseObject({
  utm_source: z.exactOptional(z.string()),
  utm_medium: z.exactOptional(z.string()),
  utm_campaign: z.exactOptional(z.string()),
}) satisfies z.ZodType<VisitSource>;

const storedProfile = z.looseObject({
  businessName: z.exactOptional(z.string()),
  industry: z.exactOptional(z.string()),
  businessSize: z.exactOptional(z.string()),
  location: z.exactOptional(z.string()),
  yearEstablished: z.exactOptional(z.string()),
}) satisfies z.ZodType<Profile>;

const sectionScore = z.looseObject({
  sectionId,
  title: z.string(),
  score: z.number(),
  totalQuestions: z.number(),
  percentage: z.number(),
}) satisfies z.ZodType<SectionScore>;

const hasAllSections = (scores: readonly SectionScore[]): boolean =>
  SECTIONS.every(({ id }) => scores.some((score) => score.sectionId === id));

const wideResult = z.looseObject({
  sectionScores: z.array(sectionScore).refine(hasAllSections, "lacks a section"),
  recommendation: sectionScore.nullable().catch(null),
  totalResponses: z.number(),
  healthScore: z.number(),
  grade: z.string(),
});

/** Sections and grades of a later release are replaced by what our rules make of the score. */
const withOwnWords = ({ grade, ...rest }: z.infer<typeof wideResult>) => ({
  ...rest,
  recommendation: rest.recommendation ?? priorityArea(rest.sectionScores),
  grade: GRADES.find((known) => known === grade) ?? gradeOf(rest.healthScore),
});
const result = wideResult.transform(withOwnWords) satisfies z.ZodType<QuizResult>;
const finishedResult = wideResult
  .extend({ completedAt: time })
  .transform((wide) => ({ ...withOwnWords(wide), completedAt: wide.completedAt }));

const response = z.looseObject({
  questionId,
  answer,
  question: z.string(),
  sectionId,
  timestamp: time,
  version: z.number(),
});

/** Came later than the first analyses; a list that names a question of a later release is as good as none. */
const insightIds = z.array(z.object({ questionIds: z.array(questionId) })).catch([]);

const NAMES = new Set(OFFERED.map(({ resultName }) => resultName));

/** The browser takes the name of an offered package, or none: a package that is gone is left out. */
const recommendedPackage = z.string().transform((name) => (NAMES.has(name) ? name : ""));

const analysis = z.looseObject({
  recommendedPackage,
  confidence: z.number(),
  insights: z.array(z.string()),
  insightIds,
  nextSteps: z.array(z.string()),
  timeline: z.string(),
  keyFindings: z.array(z.string()),
  source: z.enum(ANALYSIS_SOURCES).catch("standard"),
  lang: storedLang,
  analysisDate: time,
}) satisfies z.ZodType<Analysis>;

/** Fields with a default are newer than the first records. */
export const consent = z.looseObject({
  purpose: z.string(),
  textVersion: z.string(),
  givenAt: time,
  withdrawnAt: time.nullable().default(null),
}) satisfies z.ZodType<Consent>;

const mark = z.looseObject({
  dueAt: time.nullable(),
  doneAt: time.nullable(),
  skippedAt: time.nullable(),
  again: answer.nullable().catch(null),
  won: z.number().nullable().catch(null),
  version: z.number(),
}) satisfies z.ZodType<PlanMark>;

const marks = z
  .record(z.string(), mark)
  .transform((all): PlanMarks =>
    Object.fromEntries(QUESTION_IDS.flatMap((id) => (all[id] ? [[id, all[id]]] : []))),
  );

/** Newer than release 1.0.0. */
const storedPlan = z
  .looseObject({
    marks,
    trade: z
      .looseObject({ value: z.enum(TRADES), version: z.number() })
      .nullable()
      .catch(null),
    since: z.number(),
    past: z.array(z.looseObject({ completedAt: time, marks })),
  })
  .default(NO_PLAN);

const attempt = z.looseObject({
  completedAt: time,
  answers: z.object(
    Object.fromEntries(QUESTION_IDS.map((id) => [id, answer])) as Record<QuestionId, typeof answer>,
  ),
  result,
  questionsVersion: z.number().default(FIRST_QUESTIONS_VERSION),
}) satisfies z.ZodType<StoredAttempt>;

/** A visitor's document as stored; unknown fields are kept (docs/decisions/030-unreadable-documents-are-kept.md). */
export const storedVisitor = z.looseObject({
  userId: z.string(),
  ownerTokenHash: z.string(),
  ownerUid: z.string().nullable().default(null),
  mergedInto: z.string().nullable().default(null),
  lang: storedLang,
  quizResponses: z.array(response),
  quizResults: finishedResult.nullable(),
  aiAnalysis: analysis.nullable(),
  attempts: z.array(attempt),
  profile: storedProfile,
  consents: z.array(consent),
  leads: z.array(z.string()).default([]),
  links: z.array(z.string()).default([]),
  pairId: z.string().nullable().default(null),
  plan: storedPlan,
  source: storedSource,
}) satisfies z.ZodType<VisitorRecord>;

/** The document of the readiness check: when it was written, in epoch ms. */
export const storedProbe = z.looseObject({ at: time });
export type Probe = z.infer<typeof storedProbe>;

export const storedBudget = z.looseObject({
  day: z.int(),
  spent: z.int(),
}) satisfies z.ZodType<DailyBudget>;

export const USERS = collectionOf<VisitorRecord>("users", storedVisitor, recordKeptMs);

/** The document with which the readiness check proves that the store can write. */
export const PROBES = collectionOf<Probe>("probes", storedProbe, FOR_EVER);

export const BUDGETS = collectionOf<DailyBudget>("budgets", storedBudget, FOR_EVER);
