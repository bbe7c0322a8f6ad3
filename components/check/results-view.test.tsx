// holds: #result
import { cleanup, render, screen, within } from "@testing-library/react";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { AuthProvider } from "@/components/auth/auth-provider";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import type { Analysis, AnalysisSource } from "@/lib/domain/check/analysis";
import { type Answers, concernsOf } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import { LANGS } from "@/lib/domain/core/languages";
import type { PackageId } from "@/lib/domain/check/packages";
import { STEP_FACTS } from "@/lib/domain/check/first-steps";
import { planOf } from "@/lib/domain/check/plan";
import { SECTIONS } from "@/lib/domain/check/sections";
import { ResultsView } from "./results-view";

afterEach(cleanup);

const AREAS: readonly [priority: string, concerns: Answers, id: PackageId][] = [
  ["branding", { b2: "yes", b1: "yes" }, "foundation"],
  ["growth", { g5: "yes", g1: "yes" }, "complete"],
  ["operations", { o1: "yes", o3: "yes" }, "suite"],
];
const MANY: Answers = { b2: "yes", b3: "maybe", g1: "maybe", g4: "yes", o1: "yes", o2: "yes" };
const FACTS = { shop: "Verma Sweets", answeredAt: new Date(2026, 10, 22).getTime() };

describe.each(LANGS)("in %s", (lang) => {
  const words = checkWordsIn(lang);
  const { analysis, firstSteps, offer, priority } = words.quiz.results;
  const show = (
    concerns: Answers,
    source: AnalysisSource = "standard",
    advice: Partial<Analysis> = {},
  ) => {
    const made = outcomeOf(answersOfAll("no", concerns), source);
    const outcome = { ...made, analysis: { ...made.analysis, ...advice } };
    const { container } = render(
      <AuthProvider lang={lang}>
        <ResultsView lang={lang} words={words} outcome={outcome} facts={FACTS} />
      </AuthProvider>,
    );
    return { ...outcome, container };
  };
  const region = (name: string) => screen.getByRole("region", { name });

  test.each(AREAS)(
    "priority area %s: area, package by two names, price",
    (id, concerns, packageId) => {
      show(concerns);
      const section = SECTIONS.find((one) => one.id === id)!;
      expect(region(priority.title)).toHaveTextContent(words.areaTitles[section.id]);
      const offered = within(region(offer.title));
      expect(offered.getByText(section.recommendedPackage)).toBeInTheDocument();
      expect(offered.getByText(words.plain[packageId])).toBeInTheDocument();
      expect(offered.getByText(words.prices[packageId].amount)).toBeInTheDocument();
    },
  );

  test("each area has what is left of its five points, and the weakest alone is marked", () => {
    show({ b2: "yes", g1: "maybe", o1: "yes", o2: "yes" });
    const areas = within(region(priority.title)).getAllByRole("listitem");
    const { points, first } = words.result.areas;
    expect(areas.map((area) => area.textContent)).toEqual([
      `${fill(points, { left: 4, total: 5 })}${words.areaNames.branding}`,
      `${fill(points, { left: 4.5, total: 5 })}${words.areaNames.growth}`,
      `${fill(points, { left: 3, total: 5 })}${words.areaNames.operations}${first}`,
    ]);
  });

  test("level areas are said to be level, and none of them is first", () => {
    show({ b2: "yes", o1: "yes" });
    const shown = region(priority.title);
    expect(within(shown).getAllByText(words.result.areas.level)).toHaveLength(2);
    expect(shown).not.toHaveTextContent(words.result.areas.first);
  });

  test("the plan: the rule's steps in its order, each with minutes, its end and its tool", () => {
    const { answers } = show(MANY);
    const steps = within(region(firstSteps.title)).getAllByRole("listitem");
    const plan = planOf(answers);
    expect(steps).toHaveLength(plan.length);
    for (const [at, { questionId }] of plan.entries()) {
      expect(steps[at]).toHaveTextContent(words.result.topics[questionId]);
      expect(steps[at]).toHaveTextContent(words.done[questionId]);
    }
    const tools = within(region(firstSteps.title)).getAllByRole("link");
    expect(tools.map((tool) => tool.getAttribute("href"))).toContain(words.tools.cashSheet.target);
  });

  test("steps are ours, with our reasons where no AI answered, and how long they take together", () => {
    const { analysis: advice, answers } = show(MANY);
    const steps = within(region(firstSteps.title)).getAllByRole("listitem");
    const [money, quick] = planOf(answers);
    expect([money?.questionId, quick?.questionId]).toEqual(["o2", "b2"]);
    expect(steps[0]).toHaveTextContent(`${words.result.plan.why} ${advice.insights[0]}`);
    expect(steps[0]).toHaveTextContent(words.steps.o2);
    const minutes = planOf(answers).reduce(
      (sum, step) => sum + STEP_FACTS[step.questionId].minutes,
      0,
    );
    expect(region(firstSteps.title)).toHaveTextContent(fill(words.analysis.timeline, { minutes }));
  });

  test("one sentence says why step 1 is the first", () => {
    show(MANY);
    expect(region(firstSteps.title)).toHaveTextContent(words.result.plan.first.money);
  });

  test("an AI's two strongest remarks are open under its mark, tied to answers, and nothing of ours", () => {
    const insights = ["A maybe.", "Ours.", "Two yes.", "One yes."];
    const ids = [["b3"], [], ["o1", "o2", "g1"], ["b2"]] as const;
    const insightIds = ids.map((questionIds) => ({ questionIds: [...questionIds] }));
    const unbound = { nextSteps: ["Sell."], timeline: "Today.", keyFindings: ["All is lost."] };
    show(MANY, "ai", { insights, insightIds, ...unbound });
    const section = region(analysis.title);
    const { because, topics } = words.result;
    const remarks = within(section).getAllByRole("listitem", { hidden: true });
    expect(remarks.map((remark) => remark.textContent)).toEqual([
      `Two yes.${because.yes} ${topics.o1}, ${topics.o2}${because.maybe} ${topics.g1}`,
      `One yes.${because.yes} ${topics.b2}`,
      `A maybe.${because.maybe} ${topics.b3}`,
    ]);
    const closed = section.querySelector("details")!;
    expect(closed.open).toBe(false);
    expect(closed).toHaveTextContent(`${analysis.more}A maybe.`);
    expect(closed).not.toHaveTextContent("yes.");
    expect(section).toHaveTextContent(`${analysis.ai} ${analysis.aiNote}`);
    for (const text of ["Ours.", "Sell.", "Today.", "All is lost.", words.result.plan.why])
      expect(document.body).not.toHaveTextContent(text);
  });

  test("one remark is open, with nothing behind a line", () => {
    show({ o1: "yes" }, "ai");
    expect(within(region(analysis.title)).getAllByRole("listitem")).toHaveLength(1);
    expect(region(analysis.title).querySelector("details")).toBeNull();
  });

  test.each(["standard", "silent"] as const)(
    "%s: no section of an AI, and no mark of it",
    (source) => {
      show(MANY, source, { confidence: 85 });
      expect(screen.queryByRole("region", { name: analysis.title })).toBeNull();
      for (const text of [analysis.ai, "85"]) expect(document.body).not.toHaveTextContent(text);
      const said = screen.queryByText(analysis.silent);
      expect(said !== null).toBe(source === "silent");
    },
  );

  test("all answers, closed: each concern with its step, or its place in the plan; then every no", () => {
    const { answers, container } = show(MANY);
    const all = container.querySelector<HTMLDetailsElement>("details.all-answers")!;
    expect(all.open).toBe(false);
    for (const { questionId } of concernsOf(answers))
      expect(all).toHaveTextContent(words.questions[questionId]);
    for (const [at] of planOf(answers).entries())
      expect(all).toHaveTextContent(fill(words.result.answers.inPlan, { n: at + 1 }));
    expect(all).toHaveTextContent(`${words.result.answers.no} ${words.result.topics.b1}`);
  });

  test("a perfect score: no package, no price", () => {
    show({});
    for (const question of Object.values(firstSteps.sure))
      expect(region(firstSteps.title)).toHaveTextContent(question);
    expect(screen.queryByText(offer.buyNow)).toBeNull();
    expect(screen.queryByText(offer.bookDemo)).toBeNull();
    expect(screen.getByRole("link", { name: offer.callNow })).toBeInTheDocument();
    const chat = screen.getByRole("link", { name: new RegExp(offer.liveChat) });
    expect(chat).toHaveAttribute("href", expect.not.stringContaining(words.areaTitles.branding));
    expect(document.body).not.toHaveTextContent("₹");
  });

  test("from 90 on the package is one quiet line, without a way to order", () => {
    show({ o5: "yes" });
    const { plain, prices } = words;
    const holes = {
      package: `${plain.suite} (${SECTIONS[2].recommendedPackage})`,
      price: prices.suite.whole,
    };
    expect(region(offer.title)).toHaveTextContent(fill(offer.quiet, holes));
    for (const name of [offer.buyNow, offer.bookDemo])
      expect(screen.queryByRole("link", { name })).toBeNull();
  });

  test("level areas: the package of the plan's first step", () => {
    show({ b2: "yes", b1: "yes", o1: "yes", o2: "yes" });
    expect(within(region(offer.title)).getByText(words.plain.suite)).toBeInTheDocument();
  });

  test("the sheet's head: the shop, and the day as it is written in India", () => {
    const { container } = show(MANY);
    const head = container.querySelector(".sheet-head");
    expect(head).toHaveTextContent("Verma Sweets");
    expect(head).toHaveTextContent(lang === "en" ? "22 November 2026" : "22 नवंबर 2026");
  });
});
