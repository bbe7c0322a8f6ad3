import { contentIn } from "@/lib/content";
import { concernsOf } from "@/lib/domain/check/answers";
import { concernGroups } from "@/lib/domain/check/concern-pairs";
import { bandOf } from "@/lib/domain/check/grades";
import { OPEN_REMARKS, remarksOf } from "@/lib/domain/check/remarks";
import { planTime } from "@/lib/domain/check/first-steps";
import { firstReason, planOf } from "@/lib/domain/check/plan";
import { planTexts, whysOf } from "@/lib/domain/check/plan-texts";
import { priorityText } from "@/lib/domain/check/priority-text";
import type { Outcome } from "@/lib/domain/check/quiz";
import { weakestAreas } from "@/lib/domain/check/scoring";
import { ownStep } from "@/lib/domain/check/step-words";
import type { Lang } from "@/lib/domain/core/languages";

/**
 * What a result says, in the order of the page: before "All your answers" (without buttons, links, labels and what is
 * closed), and in its closed parts. components/check/result-texts.test.tsx compares it with the page.
 */
export const resultTexts = (outcome: Outcome, lang: Lang): { open: string[]; closed: string[] } => {
  const { quiz, result: words, areas, questions, analysis: advice } = contentIn(lang);
  const { heading, health, priority, firstSteps, analysis: remarks } = quiz.results;
  const { answers, result, source } = outcome;
  const weakest = weakestAreas(result);
  const isPerfect = weakest.length === 0;
  const band = bandOf(result.healthScore);
  const plan = planTexts(outcome, advice);
  const planned = plan.map(({ questionId }) => questionId);
  const whys = whysOf(plan, outcome);
  const steps = plan.flatMap(({ text, done }, at) => [whys[at] ?? "", text, done]);
  const [first] = planOf(answers);
  const said = remarksOf(outcome).map(({ text }) => text);
  const others = concernsOf(answers).filter(({ questionId }) => !planned.includes(questionId));
  return {
    open: [
      heading,
      health.title,
      areas.bands[band],
      isPerfect ? health.perfect : health.bands[band],
      priority.title,
      priorityText(result, priority, areas.titles),
      firstSteps.title,
      ...(first ? [words.plan.first[firstReason(first)]] : []),
      ...(isPerfect ? [firstSteps.none, ...Object.values(firstSteps.sure)] : steps),
      ...(plan.length > 1 ? [planTime(plan, advice.timeline)] : []),
      ...(source === "silent" ? [remarks.silent] : []),
      ...(said.length > 0 ? [remarks.title, ...said.slice(0, OPEN_REMARKS)] : []),
    ],
    closed: [
      ...said.slice(OPEN_REMARKS),
      health.formula,
      ...concernGroups(answers, result).flatMap(({ concerns }) =>
        concerns.map(({ questionId }) => questions.wording[questionId]),
      ),
      ...others.map((concern) => ownStep(concern, advice).text),
    ],
  };
};

/** The words of texts: what has a letter or a digit. */
export const wordsIn = (texts: readonly string[]): string[] =>
  texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Sentences of at least four words that are said more than once. */
export const saidTwice = (texts: readonly string[]): string[] => {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?।])\s+/))
    .filter((sentence) => wordsIn([sentence]).length >= 4);
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) < at);
};
