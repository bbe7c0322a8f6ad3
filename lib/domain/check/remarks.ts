import type { Outcome } from "./quiz";
import { weakestAreas } from "./scoring";
import { type QuestionId, sectionOf } from "./sections";

/** A sentence of an AI, with the yes and maybe answers on which it rests. */
type Remark = { text: string; questionIds: readonly QuestionId[] };

export const OPEN_REMARKS = 2;

/** Compared from left to right, the higher number first. */
const strengthOf = ({ questionIds }: Remark, { answers, result }: Outcome): number[] => {
  const weakest = weakestAreas(result).map(({ sectionId }) => sectionId);
  return [
    Number(questionIds.some((id) => answers[id] === "yes")),
    Number(questionIds.some((id) => weakest.includes(sectionOf(id).id))),
    questionIds.length,
  ];
};

/** An AI's remarks on these answers, the strongest first; one tied to no concern is left out. */
export const remarksOf = (outcome: Outcome): Remark[] => {
  const { answers, analysis, source } = outcome;
  if (source !== "ai") return [];
  const remarks = analysis.insights.flatMap((text, at): Remark[] => {
    const ids = analysis.insightIds[at]?.questionIds ?? [];
    const questionIds = ids.filter((id) => answers[id] !== "no");
    return questionIds.length === 0 ? [] : [{ text, questionIds }];
  });
  return remarks.sort((one, other) => {
    const [a, b] = [strengthOf(one, outcome), strengthOf(other, outcome)];
    return b.map((value, at) => value - a[at]!).find((difference) => difference !== 0) ?? 0;
  });
};

export type BecauseWords = {
  because: Readonly<Record<"yes" | "maybe", string>>;
  topics: Readonly<Record<QuestionId, string>>;
};

/** The answers on which a remark rests, in words: first each yes, then each maybe. */
export const becauseOf = (
  { questionIds }: Remark,
  answers: Outcome["answers"],
  { because, topics }: BecauseWords,
): string[] =>
  (["yes", "maybe"] as const).flatMap((answer) => {
    const named = questionIds.filter((id) => answers[id] === answer).map((id) => topics[id]);
    return named.length === 0 ? [] : [`${because[answer]} ${named.join(", ")}`];
  });
