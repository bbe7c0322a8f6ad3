import { type Answer, type CompleteAnswers } from "@/lib/domain/check/answers";
import { type Attempt } from "./record";
import { QUESTION_IDS, sectionOf } from "@/lib/domain/check/sections";

/** Every question describes a problem, so a change to "no" is better and one to "yes" worse. */
export type Turn = "better" | "worse" | "unclear";

const TURN: Readonly<Record<Answer, Turn>> = { yes: "worse", maybe: "unclear", no: "better" };

const changedAnswers = (before: CompleteAnswers, after: CompleteAnswers) =>
  QUESTION_IDS.filter((id) => before[id] !== after[id]).map((questionId) => ({
    questionId,
    from: before[questionId],
    to: after[questionId],
    turn: TURN[after[questionId]],
  }));

/** A finished check compared with an earlier one, of `since` (epoch ms). */
const comparison = (before: Attempt, after: Attempt) => ({
  since: before.completedAt,
  /** Above 0 is better. */
  healthScore: after.result.healthScore - before.result.healthScore,
  sections: after.result.sectionScores.map(({ sectionId, score }) => {
    const earlier = before.result.sectionScores.find((one) => one.sectionId === sectionId)!;
    return {
      sectionId,
      /** Of concern, in halves from -5 to 5: below 0 is better. */
      points: score - earlier.score,
      changedAnswers: changedAnswers(before.answers, after.answers).filter(
        ({ questionId }) => sectionOf(questionId).id === sectionId,
      ),
    };
  }),
});

export type Comparison = ReturnType<typeof comparison>;
export type SectionChange = Comparison["sections"][number];
export type ChangedAnswer = SectionChange["changedAnswers"][number];

/** The progress over finished checks in any order, with the scores shown when each was finished. */
export const progressOf = (attempts: readonly Attempt[]) => {
  const inOrder = [...attempts].sort((a, b) => a.completedAt - b.completedAt);
  const [before, last] = [inOrder.at(-2), inOrder.at(-1)];
  const first = inOrder[0];
  return {
    /** The last check compared with the one before; null with fewer than two. */
    sinceBefore: last && before ? comparison(before, last) : null,
    /** The last compared with the first; null with fewer than three: that is the same comparison. */
    sinceFirst:
      last && first && first !== before && first !== last ? comparison(first, last) : null,
  };
};

export type Progress = ReturnType<typeof progressOf>;
