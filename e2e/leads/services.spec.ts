// holds: #pages, #packages
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const { services } = contentIn(lang);
const { labels } = services;

test(
  "the list at the top leads down to each package, and its buttons on from there",
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const { id } of site.packages) {
      const { plain, note, price } = packageTableIn(lang)[id]!;
      await page.goto(pathIn(lang, "/services"));
      const list = page.getByRole("navigation", { name: services.jump });
      await list.getByText(plain).click();
      const block = page.getByRole("region", { name: plain });
      await expect(block.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(block.getByText(price.amount)).toBeVisible();
      await expect(block.getByText(note)).toBeVisible();
      await block.getByRole("link", { name: labels.demo }).click();
      await expect(page).toHaveURL(pathIn(lang, `/contact/demo/${id}`));
      await expect(page.getByRole("main").getByText(plain).first()).toBeVisible();
      await page.goBack();
      await block.getByRole("link", { name: labels.book }).click();
      await expect(page).toHaveURL(pathIn(lang, `/onboarding/${id}`));
    }
  },
);

test("paper shows what a tap would open", async ({ page }) => {
  await page.goto(pathIn(lang, "/services"));
  const first = site.packages[0]!;
  const block = page.getByRole("region", { name: first.plainName[lang] });
  const last = block.getByText(first.words[lang].not.at(-1)!, { exact: true });
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  const sign = (summary: Element) => getComputedStyle(summary, "::after").display;
  expect(await block.getByText(labels.all).evaluate(sign)).toBe("none");
});

test("without JavaScript all of it is there to read", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(pathIn(lang, "/services"));
  for (const { plainName, words } of site.packages) {
    const block = page.getByRole("region", { name: plainName[lang] });
    await block.getByText(labels.all).click();
    for (const text of [...words[lang].gets, ...words[lang].not])
      await expect(block.getByText(text, { exact: true })).toBeVisible();
  }
  await context.close();
});
