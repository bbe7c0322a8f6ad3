// Each language and kind of result is opened on its own: up to 5 s each.
// holds: #result
import type { Locator, Page } from "@playwright/test";
import type { Answer } from "@/lib/domain/check/answers";
import { type Lang } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { resultSize, sentencesTwice } from "@/e2e/support/result-size";
import { expect, test } from "@/e2e/support/stack";
import { longIf } from "@/e2e/support/tiers";

/** An owner reads the result in one minute (docs/product/check.md#result). */
const MOST_SCREENS = 4;
const SCREEN_PX = 800;
const MOST_READ = 250;
/** With the words of buttons, links and labels. */
const MOST_SEEN = { en: 245, hi: 270 } as const;

const SHEETS = {
  normal: [
    ...(["no", "maybe", "yes", "yes", "maybe"] as const),
    ...(["no", "no", "yes", "maybe", "no"] as const),
    ...(["yes", "yes", "maybe", "no", "yes"] as const),
  ],
  perfect: all("no"),
  "all yes": all("yes"),
} as const satisfies Readonly<Record<string, readonly Answer[]>>;

const sheetsIn = async (page: Page) => {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
};

/** How far a page can be scrolled sideways, in CSS px. */
const scrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const expectBeside = async (left: Locator, right: Locator) => {
  const [one, other] = [(await left.boundingBox())!, (await right.boundingBox())!];
  expect(other.x).toBeGreaterThanOrEqual(one.x + one.width);
  expect(other.y).toBe(one.y);
};

/** An everyday result, the longest in both languages and by both kinds of advice, and the shortest. */
const CASES = [
  ["hi", "normal", "ai"],
  ["en", "normal", "ai"],
  ["hi", "all yes", "ai"],
  ["en", "all yes", "standard"],
  ["hi", "perfect", "standard"],
] as const;

for (const [lang, name, source] of CASES)
  test(
    `${lang}, ${name}, ${source}: read in one minute on a phone of 360 px, two columns at 1280 px, nothing twice, one sheet of paper`,
    longIf(name !== "normal"),
    async ({ page, groq }) => {
      if (source === "standard") groq.setMode("500");
      await page.setViewportSize({ width: 360, height: SCREEN_PX });
      const check = checkOn(page, lang);
      await check.giveFromLast(SHEETS[name]);
      await expect(check.results).toBeVisible();
      const { height, words, read } = await resultSize(page);
      expect(height).toBeGreaterThan(SCREEN_PX / 2);
      expect(height).toBeLessThanOrEqual(MOST_SCREENS * SCREEN_PX);
      expect(words.length).toBeGreaterThan(40);
      expect(words.length, words.join(" ")).toBeLessThanOrEqual(MOST_SEEN[lang]);
      expect(read.length, read.join(" ")).toBeLessThanOrEqual(MOST_READ);
      expect(await sentencesTwice(page)).toEqual([]);
      expect(await scrolledSideways(page)).toBeLessThanOrEqual(0);
      expect(await sheetsIn(page)).toBe(1);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => scrollTo(0, 0));
      if (name !== "perfect")
        await expect(page.locator(".plan > li").first()).toBeInViewport({ ratio: 0.5 });
      if (name !== "normal") await expectNoViolations(page);
      await page.setViewportSize({ width: 1280, height: SCREEN_PX });
      expect(await scrolledSideways(page)).toBeLessThanOrEqual(0);
      const { firstSteps, offer, priority } = check.words.results;
      // Nobody without a concern is sold anything.
      const ways = page.getByRole("link", { name: offer.buyNow });
      await expect(ways).toHaveCount(name === "perfect" ? 0 : 1);
      await expectBeside(check.region(firstSteps.title), check.region(priority.title));
      if (name !== "normal") await expectNoViolations(page);
    },
  );

const lang: Lang = "hi";

test("all answers are one closed part that a keyboard opens, and no list of questions follows", async ({
  page,
}) => {
  const check = checkOn(page, lang);
  await check.giveFromLast(SHEETS.normal);
  await expect(check.results).toBeVisible();
  await expect(page.locator("#all-questions")).toBeHidden();
  const answers = page.locator(".all-answers");
  const question = answers.locator("li").first();
  await expect(question).toBeHidden();
  await answers.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeVisible();
  expect(await sheetsIn(page)).toBe(1);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await check.retake();
  await expect(page.locator("#all-questions")).toBeVisible();
});
