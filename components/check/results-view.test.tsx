import { cleanup, render, screen, within } from "@testing-library/react";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { AuthProvider } from "@/components/auth/auth-provider";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import type { Answers } from "@/lib/domain/check/answers";
import type { AnalysisSource } from "@/lib/domain/check/analysis";
import { fill } from "@/lib/domain/core/fill";
import { LANGS } from "@/lib/domain/core/languages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { ResultsView } from "./results-view";

afterEach(cleanup);

const AREAS: readonly [priority: string, concerns: Answers, soldAs: string, price: string][] = [
  ["branding", { b2: "yes" }, "Customer Research & Brand Foundation Pack", "₹6,999"],
  ["growth", { g5: "maybe" }, "BizGrow Complete Package", "₹7,499"],
  ["operations", { o1: "yes" }, "Strategic Growth Planning & Implementation Suite", "₹8,499"],
];

describe.each(LANGS)("in %s", (lang) => {
  const words = checkWordsIn(lang);
  const { analysis, offer, priority, why } = words.quiz.results;
  const show = (concerns: Answers, source: AnalysisSource = "standard") => {
    const outcome = outcomeOf(answersOfAll("no", concerns), source);
    render(
      <AuthProvider lang={lang}>
        <ResultsView lang={lang} words={words} outcome={outcome} onRetake={() => {}} />
      </AuthProvider>,
    );
    return outcome;
  };
  const region = (name: string) => screen.getByRole("region", { name });

  test.each(AREAS)(
    "priority area %s: area, package by both names, price",
    (id, concerns, soldAs, price) => {
      show(concerns);
      const section = SECTIONS.find((one) => one.id === id)!;
      expect(region(priority.title)).toHaveTextContent(words.areaTitles[section.id]);
      const offered = within(region(offer.title));
      expect(offered.getByText(section.recommendedPackage)).toBeInTheDocument();
      expect(offered.getByText(fill(offer.soldAs, { name: soldAs }))).toBeInTheDocument();
      expect(offered.getByText(price)).toBeInTheDocument();
    },
  );

  test("shows the three section scores, each with points and percentage", () => {
    const { result } = show({ b2: "yes", g1: "maybe", o1: "yes", o2: "yes" });
    const [brand, growth, operations] = result.sectionScores;
    expect([brand, growth, operations].map((one) => one?.percentage)).toEqual([20, 10, 40]);
    for (const { sectionId, score, totalQuestions, percentage } of result.sectionScores) {
      const points = fill(why.section, { score, total: totalQuestions, percentage });
      expect(region(why.title)).toHaveTextContent(`${words.areaTitles[sectionId]}${points}`);
    }
  });

  test("all of the analysis is shown, with a confidence only where an AI gave one", () => {
    const { analysis: told } = show({ b2: "yes", g1: "maybe" }, "ai");
    const shown = region(analysis.title);
    for (const text of [...told.keyFindings, ...told.insights, ...told.nextSteps, told.timeline])
      expect(shown).toHaveTextContent(text);
    const confidence = fill(analysis.confidence, { confidence: told.confidence });
    expect(shown).toHaveTextContent(confidence);
    cleanup();
    show({ b2: "yes", g1: "maybe" }, "standard");
    expect(region(analysis.title)).toHaveTextContent(analysis.standard);
    expect(region(analysis.title)).not.toHaveTextContent("85");
  });
});
