import { type Analysis, recommendedName } from "@/lib/domain/check/analysis";
import type { Answers } from "@/lib/domain/check/answers";
import type { QuizResult } from "@/lib/domain/check/scoring";

const SENTENCE_CHARS = 300;
const INSIGHT_WORDS = 20;
const NEVER_SHOWN = /https?:|www\.|<|>|@|\]\(|\{|\d{7}|\d{5}[ -]\d{5}|\u001b|[\u202a-\u202e]/;

const sentenceProblems = (name: string, value: unknown): string[] => {
  if (typeof value !== "string") return [`${name} is not a text`];
  const problems = [];
  if (value.trim() === "" || value.length > SENTENCE_CHARS)
    problems.push(`${name} has ${value.length} characters`);
  if (NEVER_SHOWN.test(value)) problems.push(`${name} reads: ${value.slice(0, 80)}`);
  return problems;
};

const listProblems = (name: string, list: unknown, least: number, most: number): string[] => {
  if (!Array.isArray(list)) return [`${name} is not a list`];
  const problems = list.flatMap((text, at) => sentenceProblems(`${name}[${at}]`, text));
  if (list.length < least || list.length > most)
    problems.push(`${name} has ${list.length} entries`);
  if (new Set(list).size < list.length) problems.push(`${name} repeats itself`);
  return problems;
};

const concernProblems = (name: string, ids: readonly string[], answers: Answers): string[] =>
  ids
    .filter((id) => !["yes", "maybe"].includes((answers as Record<string, string>)[id]!))
    .map((id) => `${name} rests on ${id}`);

const idProblems = ({ insights, insightIds }: Analysis, answers: Answers) => [
  ...(insightIds.length === insights.length ? [] : ["insightIds has another length"]),
  ...(insightIds[0]?.questionIds.length === 0 ? ["the first insight has no id"] : []),
  ...concernProblems(
    "an insight",
    insightIds.flatMap(({ questionIds }) => questionIds),
    answers,
  ),
];

/**
 * What is wrong with the analysis of a check with at least three concerns; empty when it may be shown. Independent of
 * the code that makes analyses.
 */
export const analysisProblems = (
  analysis: Analysis,
  { answers, result }: { answers: Answers; result: QuizResult },
): string[] => [
  ...(analysis.recommendedPackage === recommendedName(result)
    ? []
    : [`recommends ${analysis.recommendedPackage}`]),
  ...(Number.isInteger(analysis.confidence) &&
  analysis.confidence >= 0 &&
  analysis.confidence <= 100
    ? []
    : [`confidence is ${analysis.confidence}`]),
  ...listProblems("insights", analysis.insights, 3, 4),
  ...analysis.insights.flatMap((text) =>
    (text.match(/[\p{L}\p{N}]\S*/gu) ?? []).length > INSIGHT_WORDS ? [`too long: ${text}`] : [],
  ),
  ...listProblems("nextSteps", analysis.nextSteps, 2, 4),
  ...listProblems("keyFindings", analysis.keyFindings, 1, 4),
  ...sentenceProblems("timeline", analysis.timeline),
  ...idProblems(analysis, answers),
];
