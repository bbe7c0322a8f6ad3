import type { ReportWords } from "@/lib/domain/check/report";
import type { StepWords } from "@/lib/domain/check/step-words";

/** The report's own lines; names of areas, bands, questions and answers come from their files. */
export type ReportLines = Omit<
  ReportWords,
  "bands" | "areaTitles" | "questions" | "answers" | "prices" | "plain" | keyof StepWords
>;

export const report: ReportLines = {
  title: "{ourName} Business Health Check",
  date: "Date: {date}",
  healthScore: "Health score: {score} out of 100",
  grade: "Grade: {grade}",
  priorityArea: "Priority area: {area}",
  levelAreas: "Equal, no single one first: {area}",
  noPriorityArea: "Priority area: none, no problem found",
  recommendedPackage: "Recommended package: {package}",
  soldAs: "In our price list: {name}",
  price: "Price: {price}",
  noPackageNeeded: "No package is needed now.",
  sectionScores: "Points lost in each area (fewer is better)",
  sectionScore: "{title}: {score} of {total} ({percentage}%)",
  keyFindings: {
    ai: "What we see (written by AI, may be wrong)",
    standard: "What we see (standard advice)",
  },
  plan: "Your plan",
  planStep: "{step} ({minutes} minutes) Done when {done}",
  firstSteps: "Free first steps for your other answers",
  firstStep: "{question} ({answer}) First step: {step}",
  closing: "General guidance from your own answers. Not tax, legal or credit advice.",
};
