// holds: #posts
import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";
import { SHEET_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";

/** A4 in points, as Chromium writes it into a PDF. */
const A4 = /\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]/g;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const one of LANGS)
    test(`${one}: each sheet is typed into, and prints on one page of A4`, async ({ page }) => {
      for (const { id, url } of SHEET_PAGES.filter(({ lang }) => lang === one)) {
        await page.goto(url);
        const { columns } = contentIn(one).sheets.all[id].parts[0]!;
        for (const name of columns)
          await expect(page.getByRole("columnheader", { name, exact: true })).toHaveCount(1);
        const field = page.getByRole("textbox").first();
        await field.fill("4200");
        await expect(field).toHaveValue("4200");
        await expect(page.getByRole("button", { name: contentIn(one).sheets.print })).toHaveCount(
          0,
        );
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g), url).toHaveLength(1);
        expect(pdf.match(A4), url).toHaveLength(1);
      }
    });
});

test("the button prints, and what was typed before it was there stays", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page.goto("/sheets/quick-replies");
  await page.getByRole("textbox").first().fill("Rakesh ji");
  await page.getByRole("button", { name: contentIn("en").sheets.print }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await expect(page.getByRole("textbox").first()).toHaveValue("Rakesh ji");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.getByRole("textbox").nth(1).fill("4200");
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect([calls, kept]).toEqual([[], expect.not.stringMatching(/Rakesh|4200/)]);
});
