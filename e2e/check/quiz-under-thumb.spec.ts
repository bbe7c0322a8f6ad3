import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expect, test } from "@/e2e/support/stack";
import { secondLanguageIsLong } from "@/e2e/support/tiers";

for (const lang of LANGS)
  test(
    `${lang}: once the dialog is open, the next questions and the result need no network`,
    secondLanguageIsLong(lang),
    async ({ page, context }) => {
      const check = checkOn(page, lang);
      await rememberAnswers(page, all("maybe").slice(0, 12));
      await check.openFromHome("", 13);
      await context.setOffline(true);
      await check.give(all("maybe").slice(12), 13);
      await expect(check.results).toBeVisible();
      await expect(check.region(check.words.results.analysis.title)).toContainText(
        check.words.results.analysis.standard,
      );
    },
  );

/** Runs in the browser: taps, and tells what the next frame after the tap shows. */
const tapAndLook = (button: Element) =>
  new Promise<string | null>((resolve) => {
    (button as HTMLElement).click();
    requestAnimationFrame(() => resolve(button.getAttribute("aria-checked")));
  });

test("a tap shows in the next frame, and the next question comes, while no request is answered", async ({
  page,
}) => {
  const check = checkOn(page, "en");
  await page.goto(pathIn("en", "/health-check"));
  await expect(check.progress(1)).toBeVisible();
  const held: string[] = [];
  await page.route("**/api/**", (route) => void held.push(route.request().url()));
  for (const index of QUESTION_IDS.slice(0, 3).keys()) {
    await expect(check.progress(index + 1)).toBeVisible();
    expect(await check.answer("yes").evaluate(tapAndLook)).toBe("true");
  }
  await expect(check.progress(4)).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
});
