import { type Answers, concernsOf } from "./answers";
import { fill } from "@/lib/domain/core/fill";
import { type QuizResult } from "./scoring";
import { type QuestionId, sectionOf, type ResultPackageName, type SectionId } from "./sections";

/** The questions on whose answers an insight rests; an object, as Firestore keeps no list in a list. */
export type InsightIds = { questionIds: QuestionId[] };

/** The analysis of a finished check: 1-4 insights, 1-4 next steps, 1-4 key findings. */
export type Analysis = {
  recommendedPackage: ResultPackageName;
  /** 0-100 */
  confidence: number;
  insights: string[];
  /** As many as insights, in their order; none in a record of an earlier release. */
  insightIds: InsightIds[];
  nextSteps: string[];
  /** The question of each next step; none in a record of an earlier release. */
  nextStepIds: QuestionId[];
  timeline: string;
  keyFindings: string[];
};

/** The author of an analysis: the AI, or our tables ("Standard advice"). */
export type AnalysisSource = "ai" | "standard";

/** The words of the standard analysis, a slice of lib/content. */
export type AnalysisWords = {
  /** What a yes or maybe to a question means for the business. */
  insights: Readonly<Record<QuestionId, string>>;
  /** Sentences about a priority area, independent of single answers. */
  areas: Readonly<
    Record<
      SectionId,
      { insights: readonly string[]; nextSteps: readonly string[]; timeline: string }
    >
  >;
  /** For a check without a single concern. */
  healthy: { insights: readonly string[]; nextSteps: readonly string[]; timeline: string };
  areaTitles: Readonly<Record<SectionId, string>>;
  /** Holes: {area}, {score}, {total}, {yes}, {maybe}, {best}. */
  findings: {
    top: string;
    counts: string;
    strongest: string;
    healthy: string;
    healthyNext: string;
  };
};

/** The stored confidence of the standard analysis; never shown, because it is no estimate. */
export const STANDARD_CONFIDENCE = 85;

export const MAX_INSIGHTS = 4;
export const MIN_INSIGHTS = 3;
export const MAX_NEXT_STEPS = 4;
export const MIN_NEXT_STEPS = 3;
export const MAX_KEY_FINDINGS = 4;
export const MIN_KEY_FINDINGS = 2;

const countOf = (answers: Answers, wanted: "yes" | "maybe") =>
  Object.values(answers).filter((answer) => answer === wanted).length;

const findingsOf = (answers: Answers, result: QuizResult, words: AnalysisWords): string[] => {
  const { findings, areaTitles } = words;
  const top = result.recommendation;
  if (top.score === 0) return [findings.healthy, findings.healthyNext];
  const best = result.sectionScores.reduce((low, one) => (one.score < low.score ? one : low));
  const found = [
    fill(findings.top, {
      area: areaTitles[top.sectionId],
      score: top.score,
      total: top.totalQuestions,
    }),
    fill(findings.counts, { yes: countOf(answers, "yes"), maybe: countOf(answers, "maybe") }),
  ];
  return best.score < top.score
    ? [...found, fill(findings.strongest, { best: areaTitles[best.sectionId] })]
    : found;
};

/**
 * The standard analysis, from our tables only (docs/product.md#standard-analysis). Every insight belongs to an answer
 * of the owner, the priority area's first; sentences about the area are added only if there are fewer than three. Never
 * throws.
 */
export const standardAnalysis = (
  answers: Answers,
  result: QuizResult,
  words: AnalysisWords,
): Analysis => {
  const top = result.recommendation;
  const area = top.score === 0 ? words.healthy : words.areas[top.sectionId];
  const concerns = concernsOf(answers).map(({ questionId }) => questionId);
  const own = concerns
    .toSorted(
      (a, b) =>
        Number(sectionOf(b).id === top.sectionId) - Number(sectionOf(a).id === top.sectionId),
    )
    .map((id) => words.insights[id])
    .slice(0, MAX_INSIGHTS);
  return {
    recommendedPackage: top.recommendedPackage,
    confidence: STANDARD_CONFIDENCE,
    insights: toppedUp(own, area.insights, MIN_INSIGHTS),
    insightIds: [],
    nextStepIds: [],
    nextSteps: area.nextSteps.slice(0, MAX_NEXT_STEPS),
    timeline: area.timeline,
    keyFindings: findingsOf(answers, result, words),
  };
};

/** `texts`, filled up from `reserve` to `least` entries, without duplicates. */
export const toppedUp = (
  texts: readonly string[],
  reserve: readonly string[],
  least: number,
): string[] => {
  const spare = reserve.filter((text) => !texts.includes(text));
  return [...texts, ...spare.slice(0, Math.max(0, least - texts.length))];
};
