// holds: #report
import { readFile } from "node:fs/promises";
import { contentIn } from "@/lib/content";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";

const MOST_BYTES = 80 * 1024;
const NAME = "bizgrow-health-check-2026-11-18.pdf";

test("the account hands out the last check as a PDF, small enough for a patchy network, in both languages", async ({
  page,
  stack,
}) => {
  const id = await seedChecks(page, stack.store, "en", THREE_CHECKS);
  for (const lang of LANGS) {
    const reply = await page.request.get(`/api/visitors/${id}/report.pdf?lang=${lang}`);
    expect([reply.status(), reply.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(reply.headers()["content-disposition"]).toBe(`attachment; filename="${NAME}"`);
    const bytes = await reply.body();
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  }

  const words = contentIn("en").share.keep;
  await page.goto(pathIn("en", "/account"));
  await page.getByRole("button", { name: words.button.open, exact: true }).click();
  const save = page
    .getByRole("group", { name: words.pdf.title, exact: true })
    .getByRole("button", { name: words.pdf.save, exact: true });
  await expect(save).not.toHaveAttribute("aria-disabled", "true");
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(file.suggestedFilename()).toBe(NAME);
  expect((await readFile(await file.path())).length).toBeLessThanOrEqual(MOST_BYTES);
});
