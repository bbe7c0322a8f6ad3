// holds: #leads
import type { Page } from "@playwright/test";
import { OFFERED } from "@/lib/domain/check/packages";
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
    const analysis = {
      recommendedPackage: OFFERED[0]!.resultName,
      confidence: 50,
      insights: LINES,
      insightIds: LINES.map(() => ({ questionIds: ["b1"] })),
      // Of the AI's words only the insights are shown.
      nextSteps: ["<script>AI step 1</script>"],
      timeline: "<script>AI time 2</script>",
      keyFindings: ["<script>AI finding 3</script>"],
    };
    await page.route("**/analysis", (route) =>
      route.fulfill({ json: { result: {}, analysis, source: "ai" } }),
    );
    const check = checkOn(page, "en");
    await check.giveFromLast(all("yes"));
    await expect(check.results).toBeVisible();
    await expect.poll(() => textOf(page)).toContain(LINES[0]);
    const text = await textOf(page);
    for (const line of LINES) expect(text).toContain(line);
    for (const line of [...analysis.nextSteps, analysis.timeline, ...analysis.keyFindings])
      expect(text).not.toContain(line);
    await page.reload();
    await expect(check.results).toBeVisible();
    await expect.poll(() => textOf(page)).toContain(LINES[0]);
    expect(dialogs).toEqual([]);
  },
);
