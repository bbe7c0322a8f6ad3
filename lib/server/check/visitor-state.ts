import { type Answers } from "@/lib/domain/check/answers";
import {
  answersOf,
  isClosed,
  type StoredAnalysis,
  type StoredResult,
  type VisitorRecord,
} from "@/lib/domain/account/record";
import { type LastWord, lastWordOn } from "@/lib/domain/core/consent";
import type { PlanNotes } from "@/lib/domain/check/plan-marks";
import type { QuestionId } from "@/lib/domain/check/sections";

export type VisitorState = {
  answers: Answers;
  /** The version of each answer: another device continues from there, whatever its clock says. */
  versions: Readonly<Partial<Record<QuestionId, number>>>;
  /** Whether these are the answers of the check finished last; the next answer then begins another. */
  isFinished: boolean;
  attempts: number;
  /** The shop's name, if the owner gave one: it is printed above the result. */
  shop?: string;
  result?: StoredResult;
  analysis?: StoredAnalysis;
  aiConsent?: LastWord;
  /** What the owner noted on the plan, on any device. */
  plan: PlanNotes;
};

/** The state in a record that its browser needs to continue. */
export const visitorStateOf = (record: VisitorRecord): VisitorState => {
  const aiConsent = lastWordOn(record.consents, "ai");
  const { marks, trade } = record.plan;
  return {
    answers: answersOf(record),
    versions: Object.fromEntries(
      record.quizResponses.map(({ questionId, version }) => [questionId, version]),
    ),
    isFinished: isClosed(record),
    attempts: record.attempts.length,
    plan: { marks, trade },
    ...(record.profile.businessName && { shop: record.profile.businessName }),
    ...(record.quizResults && { result: record.quizResults }),
    ...(record.aiAnalysis && { analysis: record.aiAnalysis }),
    ...(aiConsent && { aiConsent }),
  };
};
