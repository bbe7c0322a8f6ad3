import type { ReportWords } from "@/lib/domain/check/report";

/** The report's own lines; names of areas, bands, questions and answers come from their files. */
export type ReportLines = Omit<
  ReportWords,
  "bands" | "areaTitles" | "questions" | "steps" | "answers"
>;

export const report: ReportLines = {
  title: "BizGrow Business Health Check",
  date: "Date: {date}",
  healthScore: "Health score: {score} out of 100",
  grade: "Grade: {grade}",
  priorityArea: "Priority area: {area}",
  noPriorityArea: "Priority area: none, no concern found",
  recommendedPackage: "Recommended package: {package}",
  soldAs: "In our price list: {name}",
  price: "Price: {price}",
  noPackageNeeded: "No package is needed now. If you ever want one:",
  sectionScores: "Section scores (points of concern, fewer is better)",
  sectionScore: "{title}: {score} of {total} ({percentage}%)",
  keyFindings: {
    ai: "Key findings (written by AI, may be wrong)",
    standard: "Key findings (standard advice)",
  },
  nextSteps: "Next steps",
  firstSteps: "Your free first steps",
  firstStep: "{question} ({answer}) First step: {step}",
  closing: "General guidance from your own answers. Not tax, legal or credit advice.",
};
