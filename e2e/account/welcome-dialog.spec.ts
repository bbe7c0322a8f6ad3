// holds: #welcome-dialog
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { checkOn } from "@/e2e/support/check";
import { hydrated } from "@/e2e/support/hydrated";
import { openNewsletter } from "@/e2e/support/newsletter";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const DELAY_MS = 2_000;

test.use({ hasSeenWelcome: false });

/** The welcome dialog by its words, and a way to its moment that does not take 2 s. */
const welcomeOn = (page: Page, lang: Lang) => {
  const { agree, button, welcome } = contentIn(lang).auth;
  const dialog = page.getByRole("dialog", { name: welcome.title, exact: true });
  const inDialog = (name: string, role: "button" | "link" = "button") =>
    dialog.getByRole(role, { name, exact: true });
  return {
    dialog,
    signIn: inDialog(button.signIn),
    skip: inDialog(welcome.skip),
    terms: inDialog(agree.terms, "link"),
    open: async (path: string) => {
      await page.clock.install();
      await page.goto(pathIn(lang, path));
    },
    /** Lets its moment come: our code runs, and the page's clock goes on. */
    pass: async () => {
      await hydrated(page);
      await page.waitForTimeout(100);
      await page.clock.fastForward(DELAY_MS + 500);
      await page.waitForTimeout(300);
    },
    isInside: () => dialog.evaluate((element) => element.contains(document.activeElement)),
  };
};

type Seen = { shift: number; openedAt: number; loadedAt: number };

/** Notes when the dialog opens and how far anything on the page moves. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, openedAt: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += entry.toJSON().value;
    }).observe({ type: "layout-shift", buffered: true });
    addEventListener("beforetoggle", () => (seen.openedAt ||= performance.now()), true);
  });

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Seen }).seen,
    loadedAt: performance.getEntriesByType("navigation")[0]!.toJSON().loadEventEnd,
  }));

test("2 s after the load the welcome comes, moves nothing and has its fixed texts", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await watch(page);
  await page.goto(pathIn(lang, "/"));
  const { dialog, isInside, signIn, skip } = welcomeOn(page, lang);
  await expect(dialog).toBeVisible();
  const { loadedAt, openedAt, shift } = await seenOn(page);
  expect(openedAt - loadedAt).toBeGreaterThanOrEqual(DELAY_MS - 50);
  expect(shift).toBe(0);
  expect(await isInside()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
  await expect(dialog).toContainText(contentIn(lang).auth.welcome.text);
  await expect(signIn).toBeEnabled();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const wide = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(0);
    await expect(skip).toBeInViewport();
    for (const control of await dialog.locator("a, button").all())
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectNoViolations(page);
  await skip.click();
  await expect(dialog).toHaveCount(0);
  expect(requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("where sign-in is not configured, the dialog says so in one line, logs it, and can be tried again", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const { dialog, open, pass, signIn } = welcomeOn(page, lang);
  await open("/services");
  await pass();
  await signIn.click();
  await expect(dialog.getByRole("alert")).toHaveText(contentIn(lang).auth.problems["not-allowed"]);
  await expect(signIn).toBeEnabled();
  await expect(signIn).toBeFocused();
  expect(logged.join()).toContain("Failed to sign in with Google");
  await expectNoViolations(page);
});

/** Where it would interrupt what somebody came for, and where it may come. */
const WITH: Readonly<Record<string, boolean>> = {
  "/": true,
  "/services": true,
  "/about": true,
  "/blog": true,
  "/faq": true,
  "/auth": false,
  "/account": false,
  "/contact": false,
  "/contact/order/suite": false,
  "/onboarding": false,
  "/welcome": false,
  "/health-check": false,
  "/r": false,
  "/terms": false,
  "/privacy": false,
  "/refund": false,
  "/tools": true,
  "/tools/margin": false,
};

test("it is in no page where it would interrupt", async ({ request }) => {
  for (const lang of LANGS)
    for (const [path, isThere] of Object.entries(WITH)) {
      const html = await (await request.get(pathIn(lang, path))).text();
      expect(html.includes('id="welcome"'), `${lang} ${path}`).toBe(isThere);
    }
});

test("Escape closes it, the focus goes back, and it does not come again for 30 days", async ({
  page,
}) => {
  const { dialog, isInside, open, pass } = welcomeOn(page, "en");
  await open("/");
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await pass();
  await expect(dialog).toBeVisible();
  expect(await isInside()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/contact$/);
  await pass();
  await expect(dialog).toHaveCount(0);
  await page.goto("/about");
  await pass();
  await expect(dialog).toHaveCount(0);
  // As if that had been 31 days ago.
  await page.evaluate(() => {
    const savedAt = Date.now() - 31 * 24 * 60 * 60 * 1000;
    localStorage.setItem("bizgrow-welcome-dismissed", JSON.stringify({ savedAt }));
  });
  await page.reload();
  await pass();
  await expect(dialog).toBeVisible();
});

test(
  "Tab goes through it, and its links lead to the law's pages and close it",
  LONG,
  async ({ page }) => {
    const { dialog, open, pass, signIn, skip, terms } = welcomeOn(page, "en");
    await open("/");
    await pass();
    for (const stop of [signIn, skip, terms]) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/terms$/);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await pass();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  "over the check it does not come, nor when that has been closed; on the next page it does",
  LONG,
  async ({ page }) => {
    const { dialog, open, pass } = welcomeOn(page, "en");
    const check = checkOn(page, "en");
    await open("/about");
    await check.openFromHome();
    await pass();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(check.progress(1)).toBeHidden();
    await pass();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
    await expect(page).toHaveURL(/services$/);
    await pass();
    await expect(dialog).toBeVisible();
  },
);

test("it does not come over a field, or in the ten minutes after an answer", async ({ page }) => {
  const { dialog, open, pass } = welcomeOn(page, "en");
  await open("/faq");
  await openNewsletter(page);
  await page.getByRole("contentinfo").getByRole("textbox").first().focus();
  await pass();
  await expect(dialog).toHaveCount(0);
  for (const [minutes, count] of [
    [9, 0],
    [11, 1],
  ] as const) {
    await page.evaluate((ago) => {
      const newestVersion = Date.now() - ago * 60_000;
      localStorage.setItem("bizgrow-quiz", JSON.stringify({ newestVersion }));
    }, minutes);
    await page.goto("/about");
    await pass();
    await expect(dialog, `${minutes} minutes`).toHaveCount(count);
  }
});

test("while the page is scrolled it waits", LONG, async ({ page }) => {
  const { dialog, open } = welcomeOn(page, "en");
  await open("/about");
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(DELAY_MS - 1_200);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(200);
  await page.clock.fastForward(500);
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(dialog).toBeVisible();
});
