// holds: #posts
import { contentIn } from "@/lib/content";
import { SHEET_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";

/** A4 in points, as Chromium writes it into a PDF. */
const A4 = /\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]/g;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, id, url } of SHEET_PAGES)
    test(`${lang}: ${id} is typed into, and prints on one page of A4`, async ({ page }) => {
      await page.goto(url);
      const { columns } = contentIn(lang).sheets.all[id].parts[0]!;
      for (const column of columns)
        await expect(page.getByRole("columnheader", { name: column, exact: true })).toHaveCount(1);
      const field = page.getByRole("textbox").first();
      await field.fill("4200");
      await expect(field).toHaveValue("4200");
      await expect(page.getByRole("button", { name: contentIn(lang).sheets.print })).toHaveCount(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(pdf.match(A4)).toHaveLength(1);
    });
});

test("the button prints, and what was typed before it was there stays", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page.goto("/sheets/dues-sheet");
  await page.getByRole("textbox").first().fill("Rakesh ji");
  await page.getByRole("button", { name: contentIn("en").sheets.print }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await expect(page.getByRole("textbox").first()).toHaveValue("Rakesh ji");
});
