// The page of the check on small screens: the questions of one size take about 12 s.
// holds: #the-health-check
import type { Locator, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { questionAt } from "@/lib/domain/check/quiz";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "hi";

/** Phones with the address bar hidden and shown, one on its side, and a desk. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 584 },
  { width: 320, height: 568 },
  { width: 320, height: 512 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
];
/** With the address bar shown. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 412, height: 780 },
];
const CHOICES = ["yes", "maybe", "no"] as const;

const expectOnScreen = async (parts: readonly Locator[], told: string) => {
  for (const part of parts) await expect(part, told).toBeInViewport({ ratio: 1 });
};

/** The page as it is before any of its scripts has come. */
const withoutItsScripts = (page: Page) =>
  page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());

const words = contentIn(lang);
const path = pathIn(lang, "/health-check");
const first = words.questions.wording[questionAt(0)];

test("before any script question 1 and its three answers are on the first screen, and a tap shows", async ({
  page,
}) => {
  await withoutItsScripts(page);
  const check = checkOn(page, lang);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(path);
    const parts = CHOICES.map((choice) => check.answer(choice));
    await expectOnScreen(
      [page.getByText(first, { exact: true }).first(), ...parts],
      JSON.stringify(size),
    );
  }
  await check.answer("maybe").click();
  await expect(check.answer("maybe")).toHaveAttribute("aria-busy", "true");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const lang of LANGS)
  test(`${lang}: the answers stay at the same place on all questions, on each phone`, async ({
    page,
  }) => {
    const check = checkOn(page, lang);
    await rememberAnswers(page, all("no").slice(1));
    await page.goto(pathIn(lang, "/health-check"));
    const places = new Map<number, Set<string>>(PHONES.map(({ width }) => [width, new Set()]));
    for (let n = QUESTION_IDS.length; n >= 1; n--) {
      await expect(check.progress(n)).toBeVisible();
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await page.evaluate(() => scrollTo(0, 0));
        const boxes = await Promise.all(CHOICES.map((one) => check.answer(one).boundingBox()));
        places.get(phone.width)!.add(boxes.map((box) => `${box!.y} ${box!.height}`).join(", "));
      }
      if (n > 1) await check.button(contentIn(lang).quiz.question.previous).click();
    }
    for (const [width, seen] of places) expect([...seen], `${width} px`).toHaveLength(1);
  });

test("who resumes sees no question before the right one", async ({ page }) => {
  await rememberAnswers(page, all("no").slice(0, 6));
  await withoutItsScripts(page);
  await page.goto(path);
  await expect(page.getByText(first, { exact: true }).first()).toBeHidden();
  await page.unroute(/\/_next\/static\/.*\.js/);
  await page.reload();
  await expect(checkOn(page, lang).progress(7)).toBeVisible();
});

test("Back goes one question back on the page, and leaves from the result", async ({ page }) => {
  const check = checkOn(page, "en");
  await rememberAnswers(page, all("no").slice(0, 12));
  await page.goto("/about");
  await check.openPage();
  await check.give(["yes", "maybe"], 13);
  await expect(check.progress(15)).toBeVisible();
  await page.goBack();
  await expect(check.progress(14)).toBeVisible();
  await page.goBack();
  await expect(check.progress(13)).toBeVisible();
  await check.give(["yes", "maybe", "yes"], 13);
  await expect(check.results).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.checkDepth)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("in the dialog Back goes one question back, then closes it", async ({ page }) => {
  const check = checkOn(page, "en");
  await check.openFromHome();
  await check.give(["yes"]);
  await expect(check.progress(2)).toBeVisible();
  await page.goBack();
  await expect(check.progress(1)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await check.opener.click();
  await expect(check.progress(2)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.checkDepth ?? 0)).toBe(0);
});

test("the home page says how far this device's check is", async ({ page }) => {
  const check = checkOn(page, "en");
  await rememberAnswers(page, all("no").slice(0, 6));
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Continue at question 7" })).toBeVisible();
  await check.giveFromLast(["yes", ...all("no").slice(1)]);
  await expect(check.results).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: /^Your score 93/ }).click();
  await expect(check.results).toBeVisible();
});
