import { type Answers, type Concern, concernsOf } from "./answers";
import { planTime } from "./first-steps";
import { type ConcernPair, concernPairsOf, questionsOf } from "./concern-pairs";
import { planOf } from "./plan";
import { ownStep, type StepWords } from "./step-words";
import { isWithoutConcern, type QuizResult } from "./scoring";
import { OFFERED, type Package, packageOfArea } from "./packages";
import type { QuestionId } from "./sections";

/** The questions on whose answers an insight rests; an object, as Firestore keeps no list in a list. */
export type InsightIds = { questionIds: QuestionId[] };

/** The analysis of a finished check: 1-4 insights, 1-4 next steps, 1-4 key findings. */
export type Analysis = {
  /** The name of the priority area's package; empty without one. */
  recommendedPackage: string;
  /** 0-100 */
  confidence: number;
  insights: string[];
  /** As many as insights, in their order; none in a record of an earlier release. */
  insightIds: InsightIds[];
  /** Stored as the specification says; the plan's steps are shown instead (plan-texts.ts). */
  nextSteps: string[];
  timeline: string;
  keyFindings: string[];
};

/** The author of an analysis: the AI, or our tables ("Standard advice"); "silent": ours, because the AI did not answer. */
export const ANALYSIS_SOURCES = ["ai", "standard", "silent"] as const;
export type AnalysisSource = (typeof ANALYSIS_SOURCES)[number];

export type AnalysisWords = StepWords & {
  /** What a yes or maybe to a question means for the business. */
  insights: Readonly<Record<QuestionId, string>>;
  pairs: Readonly<Record<ConcernPair, string>>;
  /** {minutes} */
  timeline: string;
  healthy: Readonly<Record<"insights" | "nextSteps" | "keyFindings", readonly string[]>> & {
    timeline: string;
  };
};

/** The stored confidence of the standard analysis; never shown, because it is no estimate. */
export const STANDARD_CONFIDENCE = 85;

export const MAX_INSIGHTS = 4;
/** As many has the standard analysis, or one for each concern where there are fewer. */
const MIN_INSIGHTS = 3;
export const MAX_NEXT_STEPS = 4;
export const MAX_KEY_FINDINGS = 4;
export const MIN_KEY_FINDINGS = 2;
type Insight = { text: string; questionIds: QuestionId[] };

/** Pair sentences, then the other concerns, the priority area's first: at most three. */
const insightsOf = (concerns: readonly Concern[], words: AnalysisWords): Insight[] => {
  const pairs = concernPairsOf(concerns).map((pair) => ({
    text: words.pairs[pair],
    questionIds: questionsOf(pair),
  }));
  const paired = new Set(pairs.flatMap(({ questionIds }) => questionIds));
  const ids = concerns.map(({ questionId }) => questionId);
  const singles = [...ids.filter((id) => !paired.has(id)), ...ids.filter((id) => paired.has(id))];
  return [
    ...pairs,
    ...singles.map((id) => ({ text: words.insights[id], questionIds: [id] })),
  ].slice(0, Math.min(MIN_INSIGHTS, concerns.length));
};

/** The name of the package for the area to fix first; empty without one. */
export const recommendedName = (
  { recommendation }: QuizResult,
  packages: readonly Package[] = OFFERED,
): string => packageOfArea(recommendation.sectionId, packages)?.resultName ?? "";

/** The standard analysis, of our tables and the yes and maybe answers alone. Never throws. */
export const standardAnalysis = (
  answers: Answers,
  result: QuizResult,
  words: AnalysisWords,
): Analysis => {
  const { healthy } = words;
  const analysis = {
    recommendedPackage: recommendedName(result),
    confidence: STANDARD_CONFIDENCE,
  };
  if (isWithoutConcern(result))
    return {
      ...analysis,
      insights: [...healthy.insights],
      insightIds: [],
      nextSteps: [...healthy.nextSteps],
      timeline: healthy.timeline,
      keyFindings: [...healthy.keyFindings],
    };
  const insights = insightsOf(concernsOf(answers), words);
  const texts = insights.map(({ text }) => text);
  const plan = planOf(answers);
  return {
    ...analysis,
    insights: texts,
    insightIds: insights.map(({ questionIds }) => ({ questionIds })),
    nextSteps: plan.map((step) => ownStep(step, words).text),
    timeline: planTime(plan, words.timeline),
    keyFindings: texts.slice(0, MIN_KEY_FINDINGS),
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
