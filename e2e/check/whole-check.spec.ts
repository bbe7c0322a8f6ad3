// The two whole checks take about 10 s each: they walk all 15 questions, 600 ms each.
// holds: #accessibility, #the-health-check
import type { Lang } from "@/lib/domain/core/languages";
import type { Answer } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { checkOn } from "@/e2e/support/check";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const MIXED: Answer[] = [
  ...(["yes", "no", "maybe", "no", "no"] as const),
  ...(["no", "no", "maybe", "no", "no"] as const),
  ...(["yes", "yes", "maybe", "no", "yes"] as const),
];

test("the whole check by mouse on a phone of 360 px, from the home page", async ({
  page,
  store,
  groq,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const check = checkOn(page, lang);
  await check.openFromHome();
  await expect(check.button(check.words.question.previous)).toBeDisabled();
  await check.give(MIXED);
  await expect(check.results).toBeVisible();
  // 15 questions, 4 yes and 3 maybe: 5.5 points of concern
  await expect(page.locator(".result-head")).toContainText("63");
  await expect(check.region(check.words.results.analysis.title)).toContainText(
    check.words.results.analysis.ai,
  );
  await expect(check.saved).toBeVisible();
  const record = (await store()).get(await check.visitorId());
  expect(record?.quizResponses.map(({ questionId }) => questionId).sort()).toEqual(
    [...QUESTION_IDS].sort(),
  );
  expect(record?.quizResults).toMatchObject({ healthScore: 63, grade: "B" });
  expect(record?.aiAnalysis).toMatchObject({ source: "ai", lang });
  expect(groq.calls()).toBe(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await check.button(check.words.results.keep.close).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the whole check by keyboard alone on a desk of 1280 px", LONG, async ({ page, store }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const check = checkOn(page, lang);
  await page.goto("/");
  await hydrated(page);
  // Not by its name: after the check it says the score.
  const opener = page.getByRole("main").locator('a[aria-haspopup="dialog"]').first();
  for (let tabs = 0; tabs < 20; tabs++) {
    if (await opener.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const keys = ["y", "M", "n", "1", "2", "3"];
  for (const index of QUESTION_IDS.keys()) {
    await expect(check.progress(index + 1)).toBeVisible();
    if (index === 1) {
      // An arrow moves the focus and chooses nothing; keys of the browser are the browser's.
      await check.answer("yes").focus();
      await page.keyboard.press("ArrowDown");
      await expect(check.answer("maybe")).toBeFocused();
      await page.keyboard.press("Alt+y");
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    }
    if (index === 3) {
      await page.keyboard.press("ArrowLeft");
      await expect(check.progress(3)).toBeVisible();
      await expect(check.answer("no")).toHaveAttribute("aria-checked", "true");
      await page.keyboard.press("3");
      await expect(check.progress(4)).toBeVisible();
    }
    await page.keyboard.press(keys[index % keys.length]!);
  }
  await expect(check.results).toBeFocused();
  // y/1 at 0,3,6,9,12; m/2 at 1,4,7,10,13: 5 + 2.5 of 15
  await expect(page.locator(".result-head")).toContainText("50");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
  expect(
    [...(await store()).values()].some(({ quizResults }) => quizResults?.healthScore === 50),
  ).toBe(true);
});
