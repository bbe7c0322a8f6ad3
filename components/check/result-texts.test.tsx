import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { resultTexts, wordsIn } from "@/test/support/result-texts";
import { AuthProvider } from "@/components/auth/auth-provider";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import { LANGS } from "@/lib/domain/core/languages";
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

test.each(LANGS)("%s: a result says what the simulation counts", (lang) => {
  const words = checkWordsIn(lang);
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const result = quizResult(answers);
      const analysis = standardAnalysis(answers, result, { ...words, ...words.analysis });
      const outcome = { answers, result, analysis, source: "standard" as const };
      const html = renderToStaticMarkup(
        <AuthProvider lang={lang}>
          <ResultsView lang={lang} words={words} outcome={outcome} facts={FACTS} />
        </AuthProvider>,
      );
      expect(wordsIn(shownIn(html))).toEqual(wordsIn(resultTexts(outcome, lang).open));
    }),
  );
});
