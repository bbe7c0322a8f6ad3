import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { wordsIn } from "@/test/support/words-in";
import { AuthProvider } from "@/components/auth/auth-provider";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import {
  ANALYSIS_SOURCES,
  type AnalysisSource,
  standardAnalysis,
} from "@/lib/domain/check/analysis";
import { ANSWERS, type CompleteAnswers } from "@/lib/domain/check/answers";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { quizResult } from "@/lib/domain/check/scoring";
import { PlanSteps } from "@/components/plan/plan-steps";
import { planOf } from "@/lib/domain/check/plan";
import { planTexts, whysOf } from "@/lib/domain/check/plan-texts";
import { ResultsView } from "./results-view";

const FACTS = { shop: null, answeredAt: 0 };
/** A result is read in one minute (docs/product/check.md#result). */
const MOST_WORDS = 220;
/** Buttons, links, labels, and what is only on paper; e2e/support/result-size.ts measures the screen. */
const UNCOUNTED = "a, button, svg, [data-label], .sheet-head, .pen-boxes";

/** The texts of a result that are not `left` out, down to the first element of `end`. */
const shownIn = (page: Document, left: string, end: string | null): string[] => {
  const last = end === null ? null : page.querySelector(end);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node && !last?.contains(node); node = walker.nextNode())
    if (!node.parentElement!.closest(left)) texts.push(node.textContent ?? "");
  return texts;
};

/** Sentences of at least four words that are said more than once. */
const saidTwice = (texts: readonly string[]): string[] => {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?।])\s+/))
    .filter((sentence) => wordsIn([sentence]).length >= 4);
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) < at);
};

/** A result as it is shown, with an AI's first `remarks` insights, or with ours. */
const shown = (lang: Lang, answers: CompleteAnswers, source: AnalysisSource, remarks: number) => {
  const words = checkWordsIn(lang);
  const result = quizResult(answers);
  const { insightIds, ...ours } = standardAnalysis(answers, result, {
    ...words,
    ...words.analysis,
  });
  const tied = insightIds.map((ids, at) => (at < remarks ? ids : { questionIds: [] }));
  const analysis = { ...ours, insightIds: source === "ai" ? tied : insightIds };
  const outcome = { answers, result, analysis, source };
  const html = renderToStaticMarkup(
    <AuthProvider lang={lang}>
      <ResultsView
        {...{ lang, words, outcome }}
        facts={FACTS}
        plan={
          <PlanSteps
            words={words}
            steps={planTexts(outcome, words)}
            whys={whysOf(planOf(answers), outcome)}
          />
        }
      />
    </AuthProvider>,
  );
  return new DOMParser().parseFromString(html, "text/html");
};

const anyShown = [
  fc.oneof(
    fc.constantFrom(...ANSWERS).map((answer) => answersOfAll(answer)),
    anyCompleteAnswers,
  ),
  fc.constantFrom(...ANALYSIS_SOURCES),
  fc.nat(3),
] as const;

test.each(LANGS)(
  "%s: any result is read in one minute, says nothing twice, and no section is without a sentence",
  (lang) => {
    fc.assert(
      fc.property(...anyShown, (answers, source, remarks) => {
        const page = shown(lang, answers, source, remarks);
        const open = shownIn(page, `${UNCOUNTED}, details`, ".all-answers");
        expect(wordsIn(open).length).toBeLessThanOrEqual(MOST_WORDS);
        expect(saidTwice(shownIn(page, UNCOUNTED, null))).toEqual([]);
        for (const section of page.querySelectorAll("section")) {
          for (const label of section.querySelectorAll("h3, summary, [data-label]")) label.remove();
          expect(section.textContent).toMatch(/[\p{L}\p{N}]/u);
        }
      }),
    );
  },
);
