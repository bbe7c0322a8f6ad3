import { contentIn } from "@/lib/content";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { pricesIn } from "@/lib/content/facts/prices";
import { PACKAGES } from "@/lib/domain/check/packages";
import { expectNoViolations } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/stack";
import { LONG, secondLanguageIsLong } from "@/e2e/support/tiers";

for (const lang of LANGS) {
  const { packages, services } = contentIn(lang);
  const { compare, faq, labels } = services;

  test(
    `${lang}: with every answer open the page fits a phone, and axe finds nothing`,
    secondLanguageIsLong(lang),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(pathIn(lang, "/services"));
      for (const question of await page.locator("summary").all()) await question.click();
      const root = page.locator("html");
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      await expectNoViolations(page);
    },
  );

  test(
    `${lang}: the list at the top leads down to each package, and its buttons on from there`,
    LONG,
    async ({ page }) => {
      for (const { id, name } of PACKAGES) {
        await page.goto(pathIn(lang, "/services"));
        await page.getByRole("navigation", { name: services.jump }).getByText(name).click();
        const block = page.getByRole("region", { name });
        await expect(block.getByRole("heading", { level: 2 })).toBeInViewport();
        await expect(block.getByText(pricesIn(lang)[id].amount)).toBeVisible();
        await expect(block.getByText(packages.notes[id])).toBeVisible();
        await block.getByRole("link", { name: labels.demo }).click();
        await expect(page).toHaveURL(pathIn(lang, `/contact?topic=demo&package=${id}`));
        await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
        await page.goBack();
        await block.getByRole("link", { name: labels.book }).click();
        await expect(page).toHaveURL(pathIn(lang, `/onboarding?package=${id}`));
      }
    },
  );

  test(
    `${lang}: on a phone the comparison moves sideways by keys, its first column staying`,
    secondLanguageIsLong(lang),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(pathIn(lang, "/services"));
      const table = page.getByRole("region", { name: compare.caption });
      await table.focus();
      for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowRight");
      const end = (scrolled: Element) =>
        scrolled.scrollWidth - scrolled.clientWidth - scrolled.scrollLeft;
      await expect.poll(() => table.evaluate(end)).toBeLessThanOrEqual(1);
      await expect(table.getByRole("rowheader").first()).toBeInViewport({ ratio: 0.9 });
      await expect(table.getByText(compare.cells.suite.together)).toBeInViewport({ ratio: 0.9 });
    },
  );

  test(
    `${lang}: without JavaScript all of it is there to read, and answers open`,
    secondLanguageIsLong(lang),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
      const page = await context.newPage();
      await page.goto(pathIn(lang, "/services"));
      for (const { id } of PACKAGES)
        for (const text of [...services.blocks[id].gets, ...services.blocks[id].not])
          await expect(page.getByText(text, { exact: true })).toBeVisible();
      const asked = page.getByRole("region", { name: faq.title });
      await asked.locator("summary").first().click();
      await expect(asked.locator("details p").first()).toBeVisible();
      await context.close();
    },
  );
}
