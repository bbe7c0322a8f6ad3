import fc from "fast-check";
import {
  type Answer,
  type Answers,
  ANSWERS,
  type CompleteAnswers,
} from "@/lib/domain/check/answers";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";

/** Answers to all 15 questions: `answer`, except for the questions in `others`. */
export const answersOfAll = (answer: Answer, others: Answers = {}): CompleteAnswers => ({
  ...(Object.fromEntries(QUESTION_IDS.map((id) => [id, answer])) as CompleteAnswers),
  ...others,
});

export const anyAnswer: fc.Arbitrary<Answer> = fc.constantFrom(...ANSWERS);
export const anyQuestionId: fc.Arbitrary<QuestionId> = fc.constantFrom(...QUESTION_IDS);

const entries = Object.fromEntries(QUESTION_IDS.map((id) => [id, anyAnswer]));

/** A finished check with any of the 14,348,907 sets of answers. */
export const anyCompleteAnswers = fc.record(entries) as fc.Arbitrary<CompleteAnswers>;

/** A finished, unfinished or empty check. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.oneof(
  fc.record(entries, { requiredKeys: [] }) as fc.Arbitrary<Answers>,
  anyCompleteAnswers,
);
