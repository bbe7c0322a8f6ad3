import type { Analysis } from "@/lib/domain/check/analysis";

/** An analysis in the form that the AI writes. */
export const AI_ANALYSIS: Analysis = {
  recommendedPackage: "Brand Building & Marketing Foundation Package",
  confidence: 72,
  insights: ["Regulars come back by habit.", "Nobody asks for reviews.", "The sign says little."],
  insightIds: [{ questionIds: ["b1"] }, { questionIds: ["b4"] }, { questionIds: ["b2"] }],
  nextSteps: ["Ask five regulars why they come.", "Ask for a review.", "Repaint the sign."],
  timeline: "Four quiet weeks",
  keyFindings: ["The shop is good.", "Few people know it."],
};
