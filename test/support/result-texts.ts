import { contentIn } from "@/lib/content";
import { concernsOf } from "@/lib/domain/check/answers";
import { concernGroups } from "@/lib/domain/check/concern-groups";
import { bandOf } from "@/lib/domain/check/grades";
import { openRemarks } from "@/lib/domain/check/open-remarks";
import { planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { weakestAreas } from "@/lib/domain/check/scoring";
import { ownStep } from "@/lib/domain/check/step-words";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";

/**
 * What a result says, in the order of the page: before "All your answers" (without buttons, links, labels and what is
 * closed), and in its closed parts. components/check/result-texts.test.tsx compares it with the page.
 */
export const resultTexts = (outcome: Outcome, lang: Lang): { open: string[]; closed: string[] } => {
  const { quiz, result: words, areas, questions, analysis: advice } = contentIn(lang);
  const { heading, health, priority, firstSteps, analysis: remarks } = quiz.results;
  const { answers, result, analysis } = outcome;
  const weakest = weakestAreas(result);
  const { score, totalQuestions: total } = result.recommendation;
  const area = new Intl.ListFormat(lang).format(
    weakest.map(({ sectionId }) => areas.titles[sectionId]),
  );
  const open = openRemarks(analysis);
  const isPerfect = weakest.length === 0;
  const sentence = [priority.none, priority.sentence][weakest.length] ?? priority.tie;
  const band = bandOf(result.healthScore);
  const plan = planTexts(outcome, advice);
  const planned = plan.map(({ questionId }) => questionId);
  const steps = plan.flatMap(({ text, done }) => [text, words.plan.done, done]);
  const others = concernsOf(answers).filter(({ questionId }) => !planned.includes(questionId));
  return {
    open: [
      ...[heading, health.title, areas.bands[band]],
      isPerfect ? health.perfect : health.bands[band],
      ...[priority.title, fill(sentence, { area, score, total }), firstSteps.title],
      ...(isPerfect ? [firstSteps.none, ...Object.values(firstSteps.sure)] : steps),
      remarks.title,
      ...analysis.insights.slice(0, open),
    ],
    closed: [
      ...analysis.insights.slice(open),
      ...[...analysis.keyFindings, analysis.timeline, health.formula],
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
