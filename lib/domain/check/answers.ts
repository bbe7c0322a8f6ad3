import { isQuestionId, QUESTION_IDS, type QuestionId, SECTIONS } from "./sections";

export const ANSWERS = ["yes", "maybe", "no"] as const;

export type Answer = (typeof ANSWERS)[number];
export type Answers = Readonly<Partial<Record<QuestionId, Answer>>>;
export type CompleteAnswers = Readonly<Record<QuestionId, Answer>>;

/** Concern points of an answer. Every question describes a problem, so "yes" costs a point (docs/product/check.md#scoring). */
export const CONCERN_POINTS: Readonly<Record<Answer, number>> = { yes: 1, maybe: 0.5, no: 0 };

/** Whether an unchecked value is one of the three answers. */
export const isAnswer = (value: unknown): value is Answer =>
  ANSWERS.some((answer) => answer === value);

/** Whether all 15 questions have an answer. */
export const isComplete = (answers: Answers): answers is CompleteAnswers =>
  QUESTION_IDS.every((id) => answers[id] !== undefined);

/** Index (0-14) of the first question without an answer; 15 if all are answered. */
export const firstUnanswered = (answers: Answers): number => {
  const index = QUESTION_IDS.findIndex((id) => answers[id] === undefined);
  return index < 0 ? QUESTION_IDS.length : index;
};

/** Whether two sets have the same answer to every question. */
export const sameAnswers = (a: Answers, b: Answers): boolean =>
  QUESTION_IDS.every((id) => a[id] === b[id]);

/** The answers in an unchecked value (stored text, reply); anything else in it is left out. */
export const answersFrom = (value: unknown): Answers =>
  typeof value !== "object" || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value).filter(([id, answer]) => isQuestionId(id) && isAnswer(answer)),
      );

export type Concern = { questionId: QuestionId; answer: "yes" | "maybe" };

/** The yes and maybe answers as the result lists them: worst section first, yes before maybe. */
export const concernsOf = (answers: Answers): Concern[] => {
  const points = (ids: readonly QuestionId[]) =>
    ids.reduce((sum, id) => sum + CONCERN_POINTS[answers[id] ?? "no"], 0);
  return [...SECTIONS]
    .sort((a, b) => points(b.questionIds) - points(a.questionIds))
    .flatMap(({ questionIds }) =>
      (["yes", "maybe"] as const).flatMap((answer) =>
        questionIds
          .filter((id) => answers[id] === answer)
          .map((questionId) => ({ questionId, answer })),
      ),
    );
};

/** Equal answers to all questions within this time, in ms, may have been given without reading. */
export const HASTY_WITHIN_MS = 45_000;

/** Whether a check was hardly read: all answers equal, in no time. A version is epoch ms. Pure. */
export const isHasty = (given: readonly { answer: Answer; version: number }[]): boolean => {
  const versions = given.map(({ version }) => version);
  return (
    given.length === QUESTION_IDS.length &&
    given.every(({ answer }) => answer === given[0]!.answer) &&
    Math.max(...versions) - Math.min(...versions) < HASTY_WITHIN_MS
  );
};
