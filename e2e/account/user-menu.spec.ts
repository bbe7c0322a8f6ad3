// holds: #sign-in
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { holdCode } from "@/e2e/support/hydrated";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** The signed-in visitor's menu in the header, by its names. */
const userMenuOn = (page: Page, lang: Lang, name = "Asha Patil") => {
  const { menu } = contentIn(lang).auth;
  const header = page.getByRole("banner");
  const list = header.getByRole("menu", { name: menu.label });
  return {
    words: menu,
    opener: header.getByRole("button", { name: fill(menu.open, { name }), exact: true }),
    signIn: header.getByRole("link", { name: menu.signIn, exact: true }),
    list,
    item: (text: string) => list.getByRole("menuitem", { name: text, exact: true }),
    panel: header.locator(".user-panel"),
  };
};

const boxesIn = (page: Page) =>
  page
    .locator("header a:visible, header button:visible, h1")
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

test("the menu shows who is signed in and the own pages, and is worked by the keyboard", async ({
  context,
  page,
  signedIn,
}) => {
  const { email } = await signedIn(context);
  await page.goto(pathIn(lang, "/about"));
  const { item, list, opener, panel, words } = userMenuOn(page, lang);
  await expect(opener).toHaveAttribute("data-initials", "AP");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(list).toBeVisible();
  await expect(panel).toContainText("Asha Patil");
  await expect(panel).toContainText(email);
  await expect(item(words.profile)).toHaveAttribute("href", pathIn(lang, "/account"));
  await expect(item(words.settings)).toHaveAttribute("href", pathIn(lang, "/account#data"));
  await expectNoViolations(page);
  const order = [words.profile, words.settings, words.signOut];
  await expect(item(words.profile)).toBeFocused();
  for (const [key, at] of [
    ["ArrowDown", 1],
    ["End", 2],
    ["ArrowDown", 0],
    ["ArrowUp", 2],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(order[at]!), key).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item(words.profile)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(list).toBeHidden();
  await opener.click();
  for (const text of order)
    expect((await item(text).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.mouse.click(300, 600);
  await expect(list).toBeHidden();
});

test(
  "the name is shown before our code is loaded, and nothing moves when it is",
  LONG,
  async ({ context, page, signedIn }) => {
    await signedIn(context);
    const release = await holdCode(page);
    await page.goto(pathIn(lang, "/about"), { waitUntil: "commit" });
    const { signIn, words } = userMenuOn(page, lang);
    const early = page.getByRole("banner").getByRole("link", { name: words.label, exact: true });
    await expect(early).toBeVisible();
    await expect(signIn).toBeHidden();
    const initials = await early.evaluate((one) => getComputedStyle(one, "::before").content);
    expect(initials).toBe('"AP"');
    await page.locator("footer").waitFor();
    const before = await boxesIn(page);
    release();
    await expect(userMenuOn(page, lang).opener).toHaveAttribute("data-initials", "AP");
    expect(await boxesIn(page)).toEqual(before);
    // Nor is a visitor who is not signed in shown anything else first.
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(signIn).toBeVisible();
    expect((await boxesIn(page)).length).toBe(before.length);
  },
);

test("signing out gives the header back its Sign In; where it fails, a line says so", async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn(context);
  await page.goto(pathIn(lang, "/about"));
  const { item, opener, panel, signIn, words } = userMenuOn(page, lang);
  await page.route("**/api/session", (route) => route.abort());
  await opener.click();
  await item(words.signOut).click();
  await expect(panel.getByRole("alert")).toHaveText(words.failed);
  await expectNoViolations(page);
  await page.unroute("**/api/session");
  await item(words.signOut).click();
  await expect(signIn).toBeVisible();
  await expect(signIn).toBeFocused();
  await expect(opener).toBeHidden();
  expect((await context.cookies()).filter(({ name }) => name === "session")).toEqual([]);
  await page.reload();
  await expect(signIn).toBeVisible();
});

test(
  "the phone's menu has the way in, and once signed in the name and the way out",
  LONG,
  async ({ context, page, signedIn }) => {
    const chrome = contentIn(lang).chrome;
    const { menu } = contentIn(lang).auth;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(lang, "/about"));
    const sheet = page.getByRole("dialog", { name: chrome.menu.title });
    const open = () => page.getByRole("button", { name: chrome.menu.open }).click();
    await open();
    await sheet.getByRole("link", { name: menu.signIn, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/auth")}(\\?|$)`));
    await expect(sheet).toBeHidden();
    const { email } = await signedIn(context);
    await expect(page).toHaveURL(pathIn(lang, "/about")); // the sign-in leads back by itself
    await open();
    await expect(sheet).toContainText("Asha Patil");
    await expect(sheet).toContainText(email);
    await expect(sheet.getByRole("link", { name: menu.signIn, exact: true })).toBeHidden();
    await expectNoViolations(page);
    const out = sheet.getByRole("button", { name: menu.signOut, exact: true });
    expect((await out.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Shift+Tab");
    await expect(out).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: chrome.menu.close })).toBeFocused();
    await out.click();
    await expect(sheet.getByRole("link", { name: menu.signIn, exact: true })).toBeFocused();
    await expect(out).toBeHidden();
  },
);
