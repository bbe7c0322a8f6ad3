// holds: #take-it-along
import type { Locator, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { all, checkOn } from "@/e2e/support/check";
import { expect, test } from "@/e2e/support/stack";

const IN_APP = {
  instagram:
    "Mozilla/5.0 (Linux; Android 13; SM-A136B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android (33/13; 450dpi; 1080x2208; samsung; SM-A136B; a13x; mt6833; en_IN; 606263894)",
  facebook:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.109;FBBV/613428131;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5]",
  chrome:
    "Mozilla/5.0 (Linux; Android 13; SM-A136B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.134 Mobile Safari/537.36",
};

/**
 * Presses a button that saves a file: a note takes the file's place, with the address of this page.
 */
const expectNote = async (page: Page, lang: Lang, button: Locator) => {
  const { files, open } = contentIn(lang).auth.inApp;
  let saved = 0;
  page.on("download", () => saved++);
  await button.click();
  const note = page.getByRole("dialog", { name: files.title });
  await expect(note).toContainText(files.text);
  await expect(note).toContainText(page.url());
  const way = note.getByRole("link", { name: open, exact: true });
  const href = (await way.count()) === 0 ? null : await way.getAttribute("href");
  await note.getByRole("button", { name: files.close, exact: true }).click();
  await expect(note).toBeHidden();
  expect(saved).toBe(0);
  return href;
};

for (const [app, lang] of [
  ["instagram", "en"],
  ["facebook", "hi"],
] as const)
  test.describe(app, () => {
    test.use({ userAgent: IN_APP[app], viewport: { width: 360, height: 740 } });

    test("the report, a day of the plan and the copy of one's data say where to go", async ({
      page,
    }) => {
      const check = checkOn(page, lang);
      const content = contentIn(lang);
      await check.giveFromLast(all("yes"));
      await expect(check.results).toBeVisible();
      const { keep } = check.words.results;
      const href = await expectNote(page, lang, check.button(keep.download));
      if (app === "instagram") expect(href).toMatch(/^intent:\/\/.*\/health-check.*#Intent;/);
      else expect(href).toBeNull();
      const plan = page.getByRole("region", { name: check.words.results.firstSteps.title });
      await plan.getByRole("button", { name: content.plan.when.open }).first().click();
      await plan.getByRole("button", { name: content.plan.when.morning }).click();
      await expectNote(page, lang, plan.getByRole("button", { name: content.plan.when.calendar }));
      await page.goto(pathIn(lang, "/settings"));
      await expectNote(page, lang, check.button(content.settings.copy.button));
    });

    test("the file of a sheet, pressed before the page's code is there", async ({ page }) => {
      await page.goto(pathIn(lang, "/blog/whatsapp-business-auto-reply-message?utm_source=x#top"));
      const csv = page.getByRole("link", { name: contentIn(lang).sheets.csv });
      const href = await expectNote(page, lang, csv);
      if (href)
        expect(href).toContain(
          "/blog/whatsapp-business-auto-reply-message?utm_source=x#top#Intent;",
        );
    });
  });

test.describe("Telegram", () => {
  test.use({ userAgent: IN_APP.chrome });

  test("stands on the window", async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { TelegramWebview: {} }));
    await page.goto("/sheets/cash-sheet");
    const csv = page.getByRole("link", { name: contentIn("en").sheets.csv });
    expect(await expectNote(page, "en", csv)).toContain("/sheets/cash-sheet#Intent;");
  });

  test("a real browser saves the file", async ({ page }) => {
    await page.goto("/sheets/cash-sheet");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: contentIn("en").sheets.csv }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
  });
});
