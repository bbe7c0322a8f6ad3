import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { answersOfAll, anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { resultTexts, wordsIn } from "@/test/support/result-texts";
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
import { ResultsView } from "./results-view";

const FACTS = { shop: null, answeredAt: 0 };
/** Buttons, links, labels, closed parts, and what is only on paper; e2e/support/result-size.ts measures the screen. */
const UNCOUNTED = "a, button, svg, details, [data-label], .sheet-head, .pen-boxes";

/** The texts on a result above "All your answers". */
const shownIn = (html: string): string[] => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const end = page.querySelector(".all-answers")!;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node && !end.contains(node); node = walker.nextNode())
    if (!node.parentElement!.closest(UNCOUNTED)) texts.push(node.textContent ?? "");
  return texts;
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
      <ResultsView lang={lang} words={words} outcome={outcome} facts={FACTS} />
    </AuthProvider>,
  );
  return { outcome, html };
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
  "%s: a result says what is counted, and no section is without a sentence",
  (lang) => {
    fc.assert(
      fc.property(...anyShown, (answers, source, remarks) => {
        const { outcome, html } = shown(lang, answers, source, remarks);
        expect(wordsIn(shownIn(html))).toEqual(wordsIn(resultTexts(outcome, lang).open));
        const page = new DOMParser().parseFromString(html, "text/html");
        for (const section of page.querySelectorAll("section")) {
          for (const label of section.querySelectorAll("h3, summary, [data-label]")) label.remove();
          expect(section.textContent).toMatch(/[\p{L}\p{N}]/u);
        }
      }),
    );
  },
);
