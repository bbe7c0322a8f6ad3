// holds: #on-paper
import { contentIn } from "@/lib/content";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { qrIn } from "@/e2e/support/qr";
import { expect, test } from "@/e2e/support/stack";

const PATHS = ["/health-check", "/sheets/health-check"];

const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

for (const lang of LANGS) {
  const { healthCheck, questions, sheets } = contentIn(lang);

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    for (const path of PATHS)
      test(`${lang}: ${path} prints as one A4: 15 questions, three boxes each, the code`, async ({
        page,
      }) => {
        await page.goto(pathIn(lang, "/health-check"));
        const address = await page.locator("link[rel=canonical]").getAttribute("href");
        await page.goto(pathIn(lang, path));
        await page.emulateMedia({ media: "print" });
        for (const [at, id] of QUESTION_IDS.entries()) {
          const name = `${at + 1}. ${questions.wording[id]}`;
          const row = page.getByRole("row").filter({ hasText: name });
          await expect(row.getByRole("cell")).toHaveCount(3);
        }
        for (const text of Object.values(healthCheck.paper.bands))
          await expect(page.getByText(text)).toBeVisible();
        await expect(page.getByText(healthCheck.list.lead)).toBeHidden();
        expect(await qrIn(await page.screenshot({ fullPage: true }))).toBe(address);
        expect(pagesIn(await page.pdf({ format: "A4" }))).toBe(1);
      });
  });

  for (const width of [360, 1280])
    test(`${lang}, ${width} px: the button of its sheet prints`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute("data-printed", "yes");
      });
      await page.goto(pathIn(lang, PATHS[1]!));
      const over = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(over)).toBe(0);
      await expectNoViolations(page);
      await page.getByRole("button", { name: sheets.print }).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
    });
}

test("a device with a result prints that at the check, and the empty sheet at its own address", async ({
  page,
}) => {
  await rememberAnswers(page, all("no"));
  await page.goto("/health-check");
  await expect(page.locator(".result")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".check-paper")).toBeHidden();
  await page.goto("/sheets/health-check");
  await expect(page.locator(".check-paper")).toBeVisible();
});
