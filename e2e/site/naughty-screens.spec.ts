// holds: #leads
import type { Page } from "@playwright/test";
import { planOf } from "@/lib/domain/check/plan";
import { SECTIONS } from "@/lib/domain/check/sections";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { NAUGHTY_STRINGS } from "@/test/builders/naughty-strings";
import { all, checkOn } from "@/e2e/support/check";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

// Whatever a policy blocks fails these journeys too (e2e/support/stack.ts).

/** What a database and a line of a form can hold. */
const LINES = NAUGHTY_STRINGS.map((text) => Buffer.from(text).toString())
  .map((text) => text.replace(/[\0\r\n]/g, " ").trim())
  .filter((text) => text !== "" && text.length < 3_000);

/** The dialogs that a page has opened by a script of somebody else's. */
const dialogsOn = (page: Page): string[] => {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
};

const textOf = (page: Page) => page.getByRole("main").evaluate((main) => main.textContent ?? "");

test(
  "a result shows any text of an analysis as text, and again after a reload",
  LONG,
  async ({ page }) => {
    const dialogs = dialogsOn(page);
    const plan = planOf(answersOfAll("yes")).map(({ questionId }) => questionId);
    const third = (n: number) => LINES.filter((_, at) => at % 3 === n);
    const analysis = {
      recommendedPackage: SECTIONS[0].recommendedPackage,
      confidence: 50,
      insights: third(0),
      // Of the next steps those of the plan are shown.
      nextSteps: third(1).slice(0, plan.length),
      nextStepIds: plan,
      timeline: "<script>alert(1)</script>",
      keyFindings: third(2),
    };
    await page.route("**/analysis", (route) =>
      route.fulfill({ json: { result: {}, analysis, source: "ai" } }),
    );
    const check = checkOn(page, "en");
    await check.giveFromLast(all("yes"));
    await expect(check.results).toBeVisible();
    await expect.poll(() => textOf(page)).toContain(LINES[0]);
    const text = await textOf(page);
    for (const line of [...analysis.insights, ...analysis.nextSteps]) expect(text).toContain(line);
    await page.reload();
    await expect(check.results).toBeVisible();
    await expect.poll(() => textOf(page)).toContain(LINES[0]);
    expect(dialogs).toEqual([]);
  },
);
