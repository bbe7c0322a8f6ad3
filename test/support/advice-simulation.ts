import { randomSheets } from "@/test/builders/random-sheets";
import { resultTexts, saidTwice, wordsIn } from "./result-texts";
import { contentIn } from "@/lib/content";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import { INSIGHT_WORDS } from "@/lib/domain/advice/grounding";
import { type CompleteAnswers, concernsOf } from "@/lib/domain/check/answers";
import { CONCERN_PAIRS, questionsOf } from "@/lib/domain/check/concern-pairs";
import { planOf } from "@/lib/domain/check/plan";
import { quizResult } from "@/lib/domain/check/scoring";
import { ownStep } from "@/lib/domain/check/step-words";
import { type Lang, LANGS } from "@/lib/domain/core/languages";

/** Shops with few, some and many problems. */
const MIXES = [
  { yes: 0.2, maybe: 0.2 },
  { yes: 0.3, maybe: 0.2 },
  { yes: 1 / 3, maybe: 1 / 3 },
] as const;

/** The remarks and steps that may be said about these answers. */
const allowedTexts = (answers: CompleteAnswers, lang: Lang): Set<string> => {
  const words = contentIn(lang).analysis;
  const concerns = concernsOf(answers);
  const pairs = CONCERN_PAIRS.filter((pair) =>
    questionsOf(pair).every((id) => answers[id] !== "no"),
  );
  return new Set([
    ...(concerns.length === 0 ? [...words.healthy.insights, ...words.healthy.nextSteps] : []),
    ...pairs.map((pair) => words.pairs[pair]),
    ...concerns.flatMap((concern) => [
      words.insights[concern.questionId],
      ownStep(concern, words).text,
    ]),
  ]);
};

export type Simulated = {
  sheets: number;
  /** Remarks and steps that no yes or maybe of the owner is behind. */
  aboutNo: number;
  shortOfCash: number;
  shortOfCashInPlan: number;
  saidTwice: string[];
  /** Words before "All your answers", by language. */
  words: Record<Lang, { median: number; most: number }>;
};

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Results with standard advice for `count` sheets, shared among the mixes. */
export const simulated = (count: number): Simulated => {
  const words: Record<Lang, number[]> = { en: [], hi: [] };
  const sum = { sheets: 0, aboutNo: 0, shortOfCash: 0, shortOfCashInPlan: 0 };
  const twice = new Set<string>();
  for (const [at, mix] of MIXES.entries())
    for (const answers of randomSheets(Math.ceil(count / MIXES.length), mix, at + 1)) {
      const result = quizResult(answers);
      sum.sheets++;
      if (answers.o2 === "yes") {
        sum.shortOfCash++;
        if (planOf(answers).some(({ questionId }) => questionId === "o2")) sum.shortOfCashInPlan++;
      }
      for (const lang of LANGS) {
        const analysis = standardAnalysis(answers, result, contentIn(lang).analysis);
        const allowed = allowedTexts(answers, lang);
        const said = [...analysis.insights, ...analysis.nextSteps];
        sum.aboutNo += said.filter((text) => !allowed.has(text)).length;
        const texts = resultTexts({ answers, result, analysis, source: "standard" }, lang);
        saidTwice([...texts.open, ...texts.closed]).forEach((sentence) => twice.add(sentence));
        words[lang].push(wordsIn(texts.open).length);
      }
    }
  const countedIn = (lang: Lang) => ({
    median: medianOf(words[lang]),
    most: words[lang].reduce((most, one) => Math.max(most, one), 0),
  });
  return { ...sum, saidTwice: [...twice], words: { en: countedIn("en"), hi: countedIn("hi") } };
};

const sentenceOf = (words: number) => `${Array.from({ length: words }, () => "word").join(" ")}.`;

/** The most words before "All your answers" where an AI's insights are as long as they may be, one at each step. */
export const longestAdvice = (count: number): Record<Lang, number> => {
  const most = { en: 0, hi: 0 };
  for (const answers of randomSheets(count, MIXES[2], 4)) {
    const result = quizResult(answers);
    const insightIds = planOf(answers).map(({ questionId }) => ({ questionIds: [questionId] }));
    for (const lang of LANGS) {
      const analysis = {
        ...standardAnalysis(answers, result, contentIn(lang).analysis),
        insights: insightIds.map((_, at) => `${at} ${sentenceOf(INSIGHT_WORDS - 1)}`),
        insightIds,
      };
      const texts = resultTexts({ answers, result, analysis, source: "ai" }, lang);
      most[lang] = Math.max(most[lang], wordsIn(texts.open).length);
    }
  }
  return most;
};
