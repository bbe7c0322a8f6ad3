import { type CompleteAnswers, CONCERN_POINTS } from "./answers";
import { type Grade, gradeOf } from "./grades";
import { type Section, type SectionId, SECTIONS } from "./sections";

/** Concern score of one section: `score` 0-5 in halves, `percentage` 0-100, rounded. */
export type SectionScore = {
  sectionId: SectionId;
  title: string;
  score: number;
  totalQuestions: number;
  percentage: number;
};

export type QuizResult = {
  sectionScores: SectionScore[];
  recommendation: SectionScore;
  totalResponses: number;
  /** 0-100; 100 is a business without a concern. */
  healthScore: number;
  grade: Grade;
};

const scoreSection = (section: Section, answers: CompleteAnswers): SectionScore => {
  const totalQuestions = section.questionIds.length;
  const score = section.questionIds.reduce((sum, id) => sum + CONCERN_POINTS[answers[id]], 0);
  return {
    sectionId: section.id,
    title: section.title,
    score,
    totalQuestions,
    percentage: Math.round((score / totalQuestions) * 100),
  };
};

/** The section with the highest score; on a tie, the first one. */
export const priorityArea = (scores: readonly SectionScore[]): SectionScore =>
  scores.reduce((top, score) => (score.score > top.score ? score : top));

/** Rounded percentage of (questions − concern) over questions, 0-100. */
const healthScoreOf = (scores: readonly SectionScore[]): number => {
  const questions = scores.reduce((sum, score) => sum + score.totalQuestions, 0);
  const concern = scores.reduce((sum, score) => sum + score.score, 0);
  return Math.round(((questions - concern) / questions) * 100);
};

/** The result of a finished check (docs/product/check.md#scoring). */
export const quizResult = (answers: CompleteAnswers): QuizResult => {
  const sectionScores = SECTIONS.map((section) => scoreSection(section, answers));
  const healthScore = healthScoreOf(sectionScores);
  return {
    sectionScores,
    recommendation: priorityArea(sectionScores),
    totalResponses: Object.keys(answers).length,
    healthScore,
    grade: gradeOf(healthScore),
  };
};

/** All areas with the highest concern, in the order of asking: more than one on a tie, none without a concern. */
export const weakestAreas = ({
  sectionScores,
  recommendation: { score },
}: QuizResult): SectionScore[] =>
  sectionScores.filter((section) => score > 0 && section.score === score);

/** The points left in an area, as shown: "1.5 / 5". */
export const pointsLeft = ({ score, totalQuestions: total }: SectionScore): string =>
  `${total - score} / ${total}`;

/** Whether all answers are "no": then no package is needed. */
export const isWithoutConcern = (result: QuizResult): boolean => result.recommendation.score === 0;
