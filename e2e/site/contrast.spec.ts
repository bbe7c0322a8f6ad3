// The system's wishes: its own colours, more contrast, less motion. A page is loaded once and looked at in each.
import type { Page } from "@playwright/test";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { all, checkOn } from "@/e2e/support/check";
import { expectSeen, movesOn, WISHES } from "@/e2e/support/colours";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { PUBLIC_PAGES, SHEET_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";
import { LONG, longIf } from "@/e2e/support/tiers";

const FAST = ["/", "/hi/services", "/contact"];
const URLS = [
  ...[...PUBLIC_PAGES, ...SHEET_PAGES].map(({ url }) => url),
  ...LANGS.flatMap((lang) => ["/auth", "/no-such-page"].map((path) => pathIn(lang, path))),
];
/** The colours of an element as they are shown. */
const lookOf = (page: Page, selector: string) =>
  page
    .locator(`${selector}:visible`)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderTopWidth, color, textDecorationLine } =
        getComputedStyle(element);
      return { backgroundColor, borderTopWidth, color, textDecorationLine };
    });

for (const url of URLS)
  test(
    `${url}: no text vanishes in the system's colours or with more contrast, nothing moves`,
    longIf(!FAST.includes(url)),
    async ({ page }) => {
      await page.goto(url);
      expect((await movesOn(page)).length, "things that move").toBeGreaterThan(0);
      await expectSeen(page);
      expect(await movesOn(page)).toEqual([]);
    },
  );

for (const colorScheme of ["dark", "light"] as const)
  test(`system colours, ${colorScheme}: the headline, the first button and the pictures`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/");
    const [mark, heading] = [await lookOf(page, "h1 mark"), await lookOf(page, "h1")];
    expect(mark).toMatchObject({ color: heading.color, textDecorationLine: "underline" });
    const [primary, secondary] = [await lookOf(page, ".primary"), await lookOf(page, ".secondary")];
    expect(primary.backgroundColor).not.toBe(secondary.backgroundColor);
    expect([primary.borderTopWidth, secondary.borderTopWidth]).toEqual(["2px", "2px"]);
    const paper = "rgb(251, 247, 240)";
    for (const picture of ["main img[src^='/drawings/']", "svg:has(.fill-ink)"])
      expect(await lookOf(page, picture)).toMatchObject({ backgroundColor: paper });
    expect(await lookOf(page, "footer img[src^='/icons/networks']")).toMatchObject({
      backgroundColor: "rgb(31, 27, 22)",
    });
  });

test('with "more contrast" soft text becomes dark, and parts get borders', async ({ page }) => {
  await page.goto("/contact");
  const before = await lookOf(page, ".text-soft");
  await page.emulateMedia({ contrast: "more" });
  const soft = await lookOf(page, ".text-soft");
  expect(soft.color).not.toBe(before.color);
  expect(soft.color).toBe((await lookOf(page, "h1")).color);
  expect(await lookOf(page, ".control")).toMatchObject({ borderTopWidth: "2px" });
});

for (const lang of LANGS) {
  test(
    `${lang}: the check in the system's colours: the chosen answer, the result`,
    LONG,
    async ({ page, groq }) => {
      groq.setMode("slow-11000");
      await page.emulateMedia({ reducedMotion: "reduce" });
      const check = checkOn(page, lang);
      // answers of no other journey: the advice for those may be kept by now
      await rememberAnswers(page, all("maybe").slice(1).with(3, "no"));
      await check.openFromHome("", 15);
      await check.button(check.words.question.previous).click();
      await expect(check.progress(14)).toBeVisible();
      for (const wish of WISHES.slice(0, 2)) {
        await page.emulateMedia(wish);
        const [chosen, other] = [
          await lookOf(page, ".answer[aria-checked=true]"),
          await lookOf(page, ".answer[aria-checked=false]"),
        ];
        expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
      }
      await expectSeen(page);
      expect(await movesOn(page)).toEqual([]);
      await check.button(check.words.question.next).click();
      await check.answer("maybe").click();
      await expect(check.button(check.words.analysing.offer)).toBeVisible();
      await expectSeen(page);
      expect(await movesOn(page)).toEqual([]);
      await expect(check.results).toBeVisible();
      await expectSeen(page);
      expect(await movesOn(page)).toEqual([]);
    },
  );

  test(`${lang}: account and settings in the system's colours`, LONG, async ({ page, stack }) => {
    await seedChecks(page, stack.store, lang, THREE_CHECKS);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pathIn(lang, "/account"));
    await expect(page.getByRole("table").first()).toBeVisible();
    await expectSeen(page);
    expect(await movesOn(page)).toEqual([]);
    await page.goto(pathIn(lang, "/settings"));
    await expect(page.getByRole("textbox").first()).toBeVisible();
    await expectSeen(page);
    expect(await movesOn(page)).toEqual([]);
  });
}
