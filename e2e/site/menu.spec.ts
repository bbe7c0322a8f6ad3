// holds: #pages
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { navigationIn } from "@/lib/content/facts/navigation";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { hydrated, holdCode } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "en";

const LOCK_MS = 400;

/** The mobile menu by its names. */
const menuOn = (page: Page, lang: Lang) => {
  const { menu } = contentIn(lang).chrome;
  const sheet = page.getByRole("dialog", { name: menu.title });
  return {
    sheet,
    opener: page.getByRole("button", { name: menu.open }),
    closer: page.getByRole("button", { name: menu.close }),
    link: (name: string) => sheet.getByRole("link", { name, exact: true }),
    holdsFocus: () => sheet.evaluate((element) => element.contains(document.activeElement)),
    /** The second toggle comes when the lock of the first is over. */
    unlocked: () => page.waitForTimeout(LOCK_MS + 50),
  };
};

test("the menu opens, holds the focus and the page still, and gives both back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(pathIn(lang, "/"));
  const menu = menuOn(page, lang);
  await hydrated(page);
  await menu.opener.click();
  await expect(menu.sheet).toBeVisible();
  await expect(menu.closer).toBeFocused();
  await expectNoViolations(page);

  for (const { name } of navigationIn(lang).menu) {
    const box = await menu.link(name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
  }
  for (const key of ["Tab", "Shift+Tab"])
    for (let step = 0; step < 9; step++) {
      await page.keyboard.press(key);
      expect(await menu.holdsFocus(), `${key} ${step}`).toBe(true);
    }
  await page.mouse.move(50, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press("Escape");
  await expect(menu.sheet).toBeHidden();
  await expect(menu.opener).toBeFocused();
  await menu.unlocked();
  await menu.opener.click();
  await menu.unlocked();
  await menu.closer.click();
  await expect(menu.sheet).toBeHidden();
  await expect(menu.opener).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("opened before its code has come, the menu holds the focus once it has", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const release = await holdCode(page);
  await page.goto(pathIn(lang, "/about"), { waitUntil: "commit" });
  const menu = menuOn(page, lang);
  await menu.opener.click();
  await expect(menu.sheet).toBeVisible();
  release();
  await expect(menu.closer).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  expect(await menu.holdsFocus()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu.opener).toBeFocused();
});

test("the first opening has the lock, too, before any code has come", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await holdCode(page);
  const menu = menuOn(page, lang);
  for (const waitMs of [80, 150, 250, 350]) {
    await page.goto(pathIn(lang, "/about"), { waitUntil: "commit" });
    await menu.opener.waitFor();
    // In the page, where a step rarely takes longer than it should; then the lock is over, rightly.
    const { isOpen, waited } = await page.evaluate(async (wait) => {
      const [opener, closer] = document.querySelectorAll<HTMLElement>(".menu-button");
      opener!.click();
      const openedAt = performance.now();
      await new Promise((done) => setTimeout(done, wait));
      closer!.click();
      const isOpen = document.querySelector(".menu-sheet")!.matches(":popover-open");
      return { isOpen, waited: performance.now() - openedAt };
    }, waitMs);
    if (waited < 400) expect(isOpen, `${waitMs} ms`).toBe(true);
  }
  await menu.unlocked();
  await menu.closer.click();
  await expect(menu.sheet).toBeHidden();
});

test("the menu closes when the page changes, by a link, by Back, and by the link of the same page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const { nav } = contentIn(lang).chrome;
  await page.goto(pathIn(lang, "/"));
  const menu = menuOn(page, lang);
  await hydrated(page);
  await menu.opener.click();
  await menu.link(nav.about).click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/about")}$`));
  await expect(menu.sheet).toBeHidden();
  await menu.unlocked();
  await menu.opener.click();
  await expect(menu.link(nav.about)).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/")}$`));
  await expect(menu.sheet).toBeHidden();
  await menu.unlocked();
  await menu.opener.click();
  await menu.link(nav.home).click();
  await expect(menu.sheet).toBeHidden();
});

test("the menu works without JavaScript, too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 700 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(pathIn(lang, "/"));
  const menu = menuOn(page, lang);
  await expect(menu.sheet).toBeHidden();
  await menu.opener.click();
  await expect(menu.sheet).toBeVisible();
  await menu.closer.click();
  await expect(menu.sheet).toBeHidden();
  await menu.opener.click();
  await page.keyboard.press("Escape");
  await expect(menu.sheet).toBeHidden();
  await menu.opener.click();
  await menu.link(contentIn(lang).chrome.nav.services).click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/services")}$`));
  await context.close();
});
