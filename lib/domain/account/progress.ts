import { type Answer, type CompleteAnswers } from "@/lib/domain/check/answers";
import { type Attempt } from "./record";
import {
  QUESTION_IDS,
  type QuestionId,
  type SectionId,
  sectionOf,
} from "@/lib/domain/check/sections";

/** Every question describes a problem, so a change to "no" is better and one to "yes" worse. */
export type Turn = "better" | "worse" | "unclear";

export type ChangedAnswer = { questionId: QuestionId; from: Answer; to: Answer; turn: Turn };

/** The change of a section's concern; below 0 is better. */
export type SectionChange = {
  sectionId: SectionId;
  /** Concern points, in halves from -5 to 5. */
  points: number;
  changedAnswers: ChangedAnswer[];
};

/** A finished check compared with an earlier one. */
export type Comparison = {
  /** When the earlier one was finished, epoch ms. */
  since: number;
  /** Change of the health score; above 0 is better. */
  healthScore: number;
  sections: SectionChange[];
};

export type Progress = {
  /** The last check compared with the one before; null with fewer than two. */
  sinceBefore: Comparison | null;
  /** The last check compared with the first; null with fewer than three, where it would be the same comparison. */
  sinceFirst: Comparison | null;
};

const TURN: Readonly<Record<Answer, Turn>> = { yes: "worse", maybe: "unclear", no: "better" };

const changedAnswers = (before: CompleteAnswers, after: CompleteAnswers): ChangedAnswer[] =>
  QUESTION_IDS.filter((id) => before[id] !== after[id]).map((questionId) => ({
    questionId,
    from: before[questionId],
    to: after[questionId],
    turn: TURN[after[questionId]],
  }));

const comparison = (before: Attempt, after: Attempt): Comparison => ({
  since: before.completedAt,
  healthScore: after.result.healthScore - before.result.healthScore,
  sections: after.result.sectionScores.map(({ sectionId, score }) => {
    const earlier = before.result.sectionScores.find((one) => one.sectionId === sectionId)!;
    return {
      sectionId,
      points: score - earlier.score,
      changedAnswers: changedAnswers(before.answers, after.answers).filter(
        ({ questionId }) => sectionOf(questionId).id === sectionId,
      ),
    };
  }),
});

/** The progress over finished checks in any order, with the scores shown when each was finished. */
export const progressOf = (attempts: readonly Attempt[]): Progress => {
  const inOrder = [...attempts].sort((a, b) => a.completedAt - b.completedAt);
  const [before, last] = [inOrder.at(-2), inOrder.at(-1)];
  const first = inOrder[0];
  return {
    sinceBefore: last && before ? comparison(before, last) : null,
    sinceFirst:
      last && first && first !== before && first !== last ? comparison(first, last) : null,
  };
};
