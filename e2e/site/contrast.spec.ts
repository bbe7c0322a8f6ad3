// The system's wishes: its own colours, and more contrast. The crawl looks for texts that vanish.
// holds: #accessibility
import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/stack";

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

test("system colours: the headline, the first button and the pictures", async ({ page }) => {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/");
    const [mark, heading] = [await lookOf(page, "h1 mark"), await lookOf(page, "h1")];
    expect(mark).toMatchObject({ color: heading.color, textDecorationLine: "underline" });
    const [primary, secondary] = [await lookOf(page, ".primary"), await lookOf(page, ".secondary")];
    expect(primary.backgroundColor).not.toBe(secondary.backgroundColor);
    expect([primary.borderTopWidth, secondary.borderTopWidth]).toEqual(["2px", "2px"]);
    const paper = "rgb(251, 247, 240)";
    expect(await lookOf(page, "main img[src^='/drawings/']")).toMatchObject({
      backgroundColor: paper,
    });
    expect(await lookOf(page, "footer img[src^='/icons/networks']")).toMatchObject({
      backgroundColor: "rgb(31, 27, 22)",
    });
    await page.goto("/health-check?sample=1");
    expect(await lookOf(page, "svg:has(.fill-ink)")).toMatchObject({ backgroundColor: paper });
  }
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
