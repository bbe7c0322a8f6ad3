import { adviceText } from "./advice-text";
import {
  type Analysis,
  MAX_INSIGHTS,
  MAX_KEY_FINDINGS,
  MAX_NEXT_STEPS,
  MIN_INSIGHTS,
  MIN_KEY_FINDINGS,
  MIN_NEXT_STEPS,
  toppedUp,
} from "@/lib/domain/check/analysis";
import { type Answers, concernsOf } from "@/lib/domain/check/answers";
import { type Lang } from "@/lib/domain/core/languages";

export type Grounds = {
  answers: Answers;
  lang: Lang;
  /** The standard analysis of the same answers, which fills up a short reply. */
  standard: Analysis;
  /** The system message of the request; a reply that repeats it is not advice. */
  instructions: string;
};

type Unknowns = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknowns =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** 0-100, rounded; "95%" is read as 95, and a fraction below 1 as a share. Null when no number can be read. */
const confidenceFrom = (value: unknown): number | null => {
  const text = typeof value === "number" ? String(value) : value;
  const match = typeof text === "string" ? /^\s*(-?\d+(?:\.\d+)?)\s*%?\s*$/.exec(text) : null;
  if (!match) return null;
  const number = Number(match[1]);
  const percent = number > 0 && number < 1 ? number * 100 : number;
  return Math.min(100, Math.max(0, Math.round(percent)));
};

/**
 * The part of an AI's reply that may be shown, or null when the standard analysis is shown instead
 * (docs/product.md#ai-advice). An insight counts only when it refers to at least one question, and only to questions
 * that the owner answered with yes or maybe. Package, price and area never come from a reply. Accepts any value and
 * never throws.
 */
export const groundedAnalysis = (reply: unknown, grounds: Grounds): Analysis | null => {
  const { standard, lang, instructions } = grounds;
  if (!isObject(reply)) return null;
  const concerns = new Set<unknown>(
    concernsOf(grounds.answers).map(({ questionId }) => questionId),
  );
  const texts = (values: readonly unknown[], most: number): string[] => {
    const kept = values.flatMap((value) => adviceText(value, lang, instructions) ?? []);
    return [...new Set(kept)].slice(0, most);
  };
  const isTied = (insight: unknown): insight is Unknowns => {
    const ids = isObject(insight) ? listOf(insight["questionIds"]) : [];
    return ids.length > 0 && ids.every((id) => concerns.has(id));
  };

  const confidence = confidenceFrom(reply["confidence"]);
  const insights = texts(
    listOf(reply["insights"])
      .filter(isTied)
      .map((insight) => insight["text"]),
    MAX_INSIGHTS,
  );
  if (confidence === null || insights.length === 0) return null;
  return {
    recommendedPackage: standard.recommendedPackage,
    confidence,
    insights: toppedUp(insights, standard.insights, MIN_INSIGHTS),
    insightIds: [],
    nextStepIds: [],
    nextSteps: toppedUp(
      texts(listOf(reply["nextSteps"]), MAX_NEXT_STEPS),
      standard.nextSteps,
      MIN_NEXT_STEPS,
    ),
    timeline: adviceText(reply["timeline"], lang, instructions) ?? standard.timeline,
    keyFindings: toppedUp(
      texts(listOf(reply["keyFindings"]), MAX_KEY_FINDINGS),
      standard.keyFindings,
      MIN_KEY_FINDINGS,
    ),
  };
};
