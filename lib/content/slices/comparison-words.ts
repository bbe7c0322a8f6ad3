import { contentIn } from "@/lib/content";
import { keptTimes } from "@/lib/domain/leads/retention";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";

/** The words of the page that compares two checks. */
export const comparisonPageIn = (lang: Lang) => {
  const { questions, quiz, comparison } = contentIn(lang);
  const { wording: _wording, ...steps } = questions;
  const { page } = comparison;
  return {
    ...page,
    ended: { ...page.ended, text: fill(page.ended.text, { days: keptTimes["comparisonDays"]! }) },
    answers: quiz.question.answers,
    steps,
    questions: Object.fromEntries(
      QUESTION_IDS.map((id) => [id, questions.wording[id]]),
    ) as Readonly<Record<QuestionId, string>>,
  };
};

export type ComparisonPageWords = ReturnType<typeof comparisonPageIn>;

/** The words of the ways to that page: on a shared result, and on one's own. */
export const comparisonWaysIn = (lang: Lang) => {
  const { way, offer, note } = contentIn(lang).comparison;
  return { way, offer, note };
};

export type ComparisonWaysWords = ReturnType<typeof comparisonWaysIn>;
