import { type Answers, type Concern, concernsOf } from "./answers";
import { type QuestionId, sectionOf } from "./sections";
import type { QuizResult, SectionScore } from "./scoring";

/** Two problems that say more together than apart, the most telling pair first; its sentence is in lib/content. */
export const CONCERN_PAIRS = [
  "o1+o2",
  "g3+o2",
  "o4+o2",
  "g5+o2",
  "b1+g5",
  "g2+o1",
  "b2+b1",
  "g1+b5",
  "b3+b5",
  "o3+g4",
  "o3+o5",
  "g4+b4",
  "b3+b4",
  "o1+o5",
  "o4+g5",
] as const satisfies readonly `${QuestionId}+${QuestionId}`[];

export type ConcernPair = (typeof CONCERN_PAIRS)[number];

/** The two questions of a pair. */
export const questionsOf = (pair: ConcernPair): QuestionId[] => pair.split("+") as QuestionId[];

/** The pairs of two concerns, one of them a yes; first those with two. No question is in two. */
export const concernPairsOf = (concerns: readonly Concern[]): ConcernPair[] => {
  const answers = new Map(concerns.map(({ questionId, answer }) => [questionId, answer]));
  const countOf = (pair: ConcernPair, wanted: Concern["answer"]) =>
    questionsOf(pair).filter((id) => answers.get(id) === wanted).length;
  const two = CONCERN_PAIRS.filter((pair) => countOf(pair, "yes") === 2);
  const one = CONCERN_PAIRS.filter(
    (pair) => countOf(pair, "yes") === 1 && countOf(pair, "maybe") === 1,
  );
  return [...two, ...one].reduce<ConcernPair[]>((chosen, pair) => {
    const taken = chosen.flatMap(questionsOf);
    return questionsOf(pair).some((id) => taken.includes(id)) ? chosen : [...chosen, pair];
  }, []);
};

export type SectionConcerns = { section: SectionScore; concerns: Concern[] };

/** The sections with a concern, worst first, with their yes and maybe answers. */
export const concernGroups = (answers: Answers, result: QuizResult): SectionConcerns[] => {
  const concerns = concernsOf(answers);
  const order = [...new Set(concerns.map(({ questionId }) => sectionOf(questionId).id))];
  return order.map((id) => ({
    section: result.sectionScores.find(({ sectionId }) => sectionId === id)!,
    concerns: concerns.filter(({ questionId }) => sectionOf(questionId).id === id),
  }));
};
