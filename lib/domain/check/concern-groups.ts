import { type Answers, type Concern, concernsOf } from "./answers";
import { type QuizResult, type SectionScore } from "./scoring";
import { sectionOf } from "./sections";

export type SectionConcerns = { section: SectionScore; concerns: Concern[] };

/**
 * The sections that have a concern, worst first, each with its yes and maybe answers: "Why this score" on the result.
 */
export const concernGroups = (answers: Answers, result: QuizResult): SectionConcerns[] => {
  const concerns = concernsOf(answers);
  const order = [...new Set(concerns.map(({ questionId }) => sectionOf(questionId).id))];
  return order.map((id) => ({
    section: result.sectionScores.find(({ sectionId }) => sectionId === id)!,
    concerns: concerns.filter(({ questionId }) => sectionOf(questionId).id === id),
  }));
};
