// holds: #plan
import { contentIn } from ".";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { LANGS } from "@/lib/domain/core/languages";
import { TRADES } from "@/lib/domain/check/plan-marks";
import { planTexts, stepText } from "@/lib/domain/check/plan-texts";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

/** "Something else" takes back a choice: the general steps. */
const CHANGING = TRADES.filter((trade) => trade !== "other");

const wordsOf = (lang: (typeof LANGS)[number], trade: (typeof TRADES)[number]) => {
  const { analysis, plan } = contentIn(lang);
  return { ...analysis, trade: plan.trades[trade] };
};

const SHOP_FRONT =
  /counter|neighbour|street|nearby|board\b|google maps|passer|काउंटर|पड़ोस|गली|सड़क|बोर्ड|पास के/i;

describe.each(LANGS)("the steps of a trade (%s)", (lang) => {
  const general = planTexts({ answers: answersOfAll("yes") }, contentIn(lang).analysis);

  test("each trade that is offered changes the plan of an owner with all fifteen problems", () => {
    for (const trade of CHANGING) {
      const own = planTexts({ answers: answersOfAll("yes") }, wordsOf(lang, trade));
      expect([trade, own.map(({ text }) => text)]).not.toEqual([
        trade,
        general.map(({ text }) => text),
      ]);
    }
  });

  test("a workshop and a start-up have at least three steps of their own", () => {
    const { trades } = contentIn(lang).plan;
    for (const trade of ["workshop", "startup"] as const)
      expect(Object.keys(trades[trade] ?? {}).length).toBeGreaterThanOrEqual(3);
  });

  test("an online seller is sent to no counter, neighbour or street", () => {
    const steps = QUESTION_IDS.flatMap((questionId) =>
      (["yes", "maybe"] as const).map((answer) => {
        const { text, done } = stepText({ questionId, answer }, wordsOf(lang, "online"));
        return `${questionId} ${answer}: ${text} ${done}`;
      }),
    );
    expect(steps.filter((step) => SHOP_FRONT.test(step))).toEqual([]);
  });
});
