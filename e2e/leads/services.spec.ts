// holds: #pages, #packages
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { pricesIn } from "@/lib/content/facts/prices";
import { OFFERED } from "@/lib/domain/check/packages";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const { packages, services } = contentIn(lang);
const { labels } = services;

test(
  "the list at the top leads down to each package, and its buttons on from there",
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { id, name } of OFFERED) {
      await page.goto(pathIn(lang, "/services"));
      const list = page.getByRole("navigation", { name: services.jump });
      await list.getByText(packages.plain[id]).click();
      const block = page.getByRole("region", { name });
      await expect(block.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(block.getByText(pricesIn(lang)[id].amount)).toBeVisible();
      await expect(block.getByText(packages.notes[id])).toBeVisible();
      await block.getByRole("link", { name: labels.demo }).click();
      await expect(page).toHaveURL(pathIn(lang, `/contact/demo/${id}`));
      await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
      await page.goBack();
      await block.getByRole("link", { name: labels.book }).click();
      await expect(page).toHaveURL(pathIn(lang, `/onboarding/${id}`));
    }
  },
);

test("paper shows what a tap would open", async ({ page }) => {
  await page.goto(pathIn(lang, "/services"));
  const block = page.getByRole("region", { name: OFFERED[0].name });
  const last = block.getByText(services.blocks.foundation.not.at(-1)!, { exact: true });
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  const sign = (summary: Element) => getComputedStyle(summary, "::after").content;
  expect(await block.getByText(labels.all).evaluate(sign)).toBe("none");
});

test("without JavaScript all of it is there to read", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(pathIn(lang, "/services"));
  for (const { id, name } of OFFERED) {
    const block = page.getByRole("region", { name });
    await block.getByText(labels.all).click();
    for (const text of [...services.blocks[id].gets, ...services.blocks[id].not])
      await expect(block.getByText(text, { exact: true })).toBeVisible();
  }
  await context.close();
});
