import {
  type Analysis,
  ANALYSIS_SOURCES,
  type AnalysisSource,
  type InsightIds,
} from "@/lib/domain/check/analysis";
import { isLang, type Lang } from "@/lib/domain/core/languages";
import { isQuestionId, type QuestionId } from "@/lib/domain/check/sections";
import { OFFERED } from "@/lib/domain/check/packages";
import { fieldsOf } from "@/lib/browser/core/parse";

/** An analysis with its author and language, as the server sends it and the device stores it. */
export type LabelledAnalysis = { analysis: Analysis; source: AnalysisSource; lang: Lang };

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === "string") : [];

/** None when one of them is no question of this release: the others would be at the wrong places. */
const idsOf = (value: unknown): QuestionId[] => {
  const ids = textsOf(value);
  return ids.every(isQuestionId) ? ids : [];
};

const insightIdsOf = (value: unknown): InsightIds[] =>
  Array.isArray(value)
    ? value.map((one) => ({ questionIds: idsOf(fieldsOf(one)["questionIds"]) }))
    : [];

/** What an analysis may recommend; empty in an area without a package. */
const NAMES = ["", ...OFFERED.map(({ resultName }) => resultName)];

const analysisFrom = (value: unknown): Analysis | null => {
  const fields = fieldsOf(value);
  const recommendedPackage = NAMES.find((name) => name === fields["recommendedPackage"]);
  const { confidence, timeline } = fields;
  if (
    recommendedPackage === undefined ||
    typeof confidence !== "number" ||
    typeof timeline !== "string"
  )
    return null;
  const insights = textsOf(fields["insights"]);
  const nextSteps = textsOf(fields["nextSteps"]);
  return insights.length === 0 || nextSteps.length === 0
    ? null
    : {
        recommendedPackage,
        confidence,
        insights,
        insightIds: insightIdsOf(fields["insightIds"]),
        nextSteps,
        timeline,
        keyFindings: textsOf(fields["keyFindings"]),
      };
};

/** The analysis, its source and language in a reply or a stored text; null if a part is missing or invalid. */
export const labelledAnalysisFrom = (
  analysis: unknown,
  source: unknown,
  lang: unknown,
): LabelledAnalysis | null => {
  const parsed = analysisFrom(analysis);
  const known = ANALYSIS_SOURCES.find((one) => one === source);
  return parsed && known && isLang(lang) ? { analysis: parsed, source: known, lang } : null;
};
