import type { Analysis } from "@/lib/domain/check/analysis";
import type { QuizResult } from "@/lib/domain/check/scoring";

const SENTENCE_CHARS = 300;
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

/** The faults of an analysis, found by code that shares nothing with what makes them; empty when it may be shown. */
export const analysisProblems = (analysis: Analysis, result: QuizResult): string[] => [
  ...(analysis.recommendedPackage === result.recommendation.recommendedPackage
    ? []
    : [`recommends ${analysis.recommendedPackage}`]),
  ...(Number.isInteger(analysis.confidence) &&
  analysis.confidence >= 0 &&
  analysis.confidence <= 100
    ? []
    : [`confidence is ${analysis.confidence}`]),
  ...listProblems("insights", analysis.insights, 1, 4),
  ...listProblems("nextSteps", analysis.nextSteps, 1, 4),
  ...listProblems("keyFindings", analysis.keyFindings, 1, 4),
  ...sentenceProblems("timeline", analysis.timeline),
];
