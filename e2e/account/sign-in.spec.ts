// holds: #welcome-dialog
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, newPerson, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { pickInWindow } from "@/e2e/support/google";
import { holdCode, hydrated } from "@/e2e/support/hydrated";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const ANDROID_FACEBOOK =
  "Mozilla/5.0 (Linux; Android 13; SM-A136B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]";

const { auth } = contentIn(lang);
const at = (path: string) => pathIn(lang, path);
const address = (path: string) => new RegExp(`${at(path).replace("?", "\\?")}$`);

test("the header leads to the sign-in, the sign-in back to the page, which then shows the name", async ({
  page,
}) => {
  const person = newPerson("Asha Patil");
  await page.goto(at("/services"));
  const link = page.getByRole("banner").getByRole("link", { name: auth.menu.signIn, exact: true });
  await expect(link).toHaveAttribute("href", at("/auth"));
  await hydrated(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${at("/auth")}\\?next=`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(auth.title);
  const button = page.getByRole("button", { name: auth.button.signIn, exact: true });
  await pickInWindow(page, () => button.click(), person);
  await expect(page).toHaveURL(address("/services"));
  await expect(
    page.getByRole("banner").getByRole("button", { name: new RegExp("Asha Patil") }),
  ).toHaveAttribute("data-initials", "AP");
  await expect(link).toBeHidden();
});

test(
  "Sign In pressed before any code has come leads back to the page as well",
  LONG,
  async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(at("/services"), { waitUntil: "commit" });
    await page
      .getByRole("banner")
      .getByRole("link", { name: auth.menu.signIn, exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(auth.title);
    release();
    const button = page.getByRole("button", { name: auth.button.signIn, exact: true });
    await pickInWindow(page, () => button.click(), newPerson());
    await expect(page).toHaveURL(address("/services"));
  },
);

test(
  "who is signed in already is sent home, and to no other site",
  LONG,
  async ({ page, context, signedIn }) => {
    await signedIn(context);
    for (const query of [
      "",
      "?next=%2F%2Fevil.example",
      "?next=javascript:alert(1)",
      "?next=/auth",
    ]) {
      await page.goto(at(`/auth${query}`));
      await expect(page, query).toHaveURL(address("/"));
    }
    await page.goto(at("/about"));
    await page.goto(at(`/auth?next=${at("/services")}`));
    await expect(page).toHaveURL(address("/services"));
    await page.waitForLoadState();
    // The sign-in has left no step behind that would lead forward again.
    await page.goBack();
    await expect(page).toHaveURL(address("/about"));
  },
);

test("/auth says what one gets, and is for no search engine", async ({ page }) => {
  await page.goto(at("/auth"));
  const main = page.getByRole("main");
  for (const gain of Object.values(auth.gains))
    await expect(main).toContainText(typeof gain === "string" ? gain : gain.title);
  await expect(main).toContainText(auth.without.text);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  for (const [name, path] of [
    [auth.agree.terms, "/terms"],
    [auth.agree.privacy, "/privacy"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", at(path));
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/auth");
});

test("without JavaScript /auth says that it needs it, and offers no button that does nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${at("/services")}`);
  await page.getByRole("banner").getByRole("link", { name: auth.menu.signIn }).click();
  await expect(page).toHaveURL(address("/auth"));
  await expect(page.getByText(auth.panel.noScript)).toBeVisible();
  await expect(page.getByRole("button", { name: auth.button.signIn })).toBeHidden();
  await context.close();
});

test(
  "inside another app /auth and the welcome tell the way to a browser",
  LONG,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      userAgent: ANDROID_FACEBOOK,
      viewport: { width: 360, height: 740 },
      permissions: ["clipboard-read", "clipboard-write"],
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const url = `${baseURL}${at("/auth")}?next=/contact`;
    await page.goto(url);
    const note = page.getByRole("note");
    await expect(note).toContainText(auth.inApp.title);
    await expect(note).toContainText(url);
    const open = note.getByRole("link", { name: auth.inApp.open, exact: true });
    await expect(open).toHaveAttribute(
      "href",
      /^intent:\/\/localhost.*package=com\.android\.chrome;end$/,
    );
    await note.getByRole("button", { name: auth.inApp.copy, exact: true }).click();
    await expect(note).toContainText(auth.inApp.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expectNoViolations(page);
    await page.goto(`${baseURL}${at("/")}`);
    const welcome = page.getByRole("dialog", { name: auth.welcome.title });
    await welcome.getByRole("button", { name: auth.button.signIn }).click();
    await expect(welcome.getByRole("note")).toBeVisible();
    await expect(welcome.getByRole("button", { name: auth.button.signIn })).toHaveCount(0);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(300); // the colour of the button under the pointer
    await expectNoViolations(page);
    await welcome.getByRole("button", { name: auth.welcome.skip }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.close();
  },
);

test(
  "the result offers to be kept by an account, to who has none, and is there again after it",
  LONG,
  async ({ page }) => {
    const check = checkOn(page, lang);
    await check.giveFromLast(all("maybe"));
    await expect(check.results).toBeVisible();
    const link = page.getByRole("main").getByRole("link", { name: auth.keepResult.link });
    await hydrated(page);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${at("/auth")}\\?next=`));
    const button = page.getByRole("button", { name: auth.button.signIn, exact: true });
    await pickInWindow(page, () => button.click(), newPerson());
    await expect(page).toHaveURL(address("/health-check"));
    await expect(check.results).toBeVisible();
    await expect(link).toHaveCount(0);
  },
);

test.describe(() => {
  test.use({ hasSeenWelcome: false });

  test("the welcome signs in where one is, and closes", LONG, async ({ page }) => {
    await page.goto(at("/about"));
    const welcome = page.getByRole("dialog", { name: auth.welcome.title, exact: true });
    const button = welcome.getByRole("button", { name: auth.button.signIn, exact: true });
    await pickInWindow(page, () => button.click(), newPerson());
    await expect(welcome).toHaveCount(0);
    await expect(page).toHaveURL(address("/about"));
    await expect(page.getByRole("banner").getByRole("button", { name: /Asha/ })).toHaveAttribute(
      "data-initials",
      "AP",
    );
  });

  test("who is signed in never sees the welcome, not for a moment", async ({
    context,
    page,
    signedIn,
  }) => {
    await signedIn(context);
    await page.addInitScript(() =>
      addEventListener("beforetoggle", () => (document.title = "seen"), true),
    );
    await page.clock.install();
    await page.goto(at("/"));
    await expect(page.getByRole("banner").getByRole("button", { name: /Asha/ })).toHaveAttribute(
      "data-initials",
      "AP",
    );
    await page.clock.fastForward(10_000);
    await page.waitForTimeout(300);
    await expect(page).not.toHaveTitle("seen");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
});
