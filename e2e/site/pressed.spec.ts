// holds: #speed, #r14
import { readFile } from "node:fs/promises";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { hydrated } from "@/e2e/support/hydrated";
import { openNewsletter } from "@/e2e/support/newsletter";
import { expect, test } from "@/e2e/support/stack";
import type { PressReport } from "@/tools/press/press";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const CODE = "**/_next/static/**/*.js";

/** How many scripts of the framework the page has asked for; `ran`: and not only to have them near. */
const codeOf = () => {
  const asked = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
    ({ name }) => /static\/chunks\/.*\.js$/.test(name),
  );
  const ran = asked.filter(({ initiatorType }) => initiatorType === "script");
  return { near: asked.length, ran: ran.length };
};

test("the press knows the shape of every page and file", async () => {
  const report = JSON.parse(await readFile(".next/press/report.json", "utf8")) as PressReport;
  expect(report.warnings).toEqual([]);
  expect(report.pages).toBeGreaterThan(LANGS.length * 15);
});

test("a page that is only read runs no code: its code is near, and runs at the first use", async ({
  page,
}) => {
  await page.goto(pathIn(lang, "/services"));
  await page.waitForLoadState("networkidle");
  await page.mouse.wheel(0, 800);
  await page.mouse.click(5, 300);
  await page.waitForTimeout(500);
  const { near, ran } = await page.evaluate(codeOf);
  expect(near).toBeGreaterThan(5);
  expect(ran).toBe(0);
  await openNewsletter(page);
  await page.getByRole("contentinfo").getByRole("textbox").first().focus();
  await expect.poll(async () => (await page.evaluate(codeOf)).ran).toBeGreaterThan(5);
});

test("the check and Get Started run their code when they are idle; the page about the check does not", async ({
  page,
}) => {
  const ran = async () => (await page.evaluate(codeOf)).ran;
  await page.goto(pathIn(lang, "/health-check/method"));
  await page.waitForLoadState("networkidle");
  expect(await ran()).toBe(0);
  for (const path of ["/health-check", "/onboarding", "/onboarding?package=suite"]) {
    await page.goto(pathIn(lang, path));
    await expect.poll(ran, path).toBeGreaterThan(5);
    await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  }
});

test(
  "a page that never finishes loading gets its code at the first use",
  LONG,
  async ({ page, context }) => {
    await context.route("**/drawings/**", () => undefined);
    for (const use of [
      () => page.keyboard.press("Tab"),
      () => page.locator(".menu-button").first().click(),
    ]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/", { waitUntil: "domcontentloaded" });
      expect(await page.evaluate(codeOf)).toEqual({ near: 0, ran: 0 });
      await use();
      await expect.poll(async () => (await page.evaluate(codeOf)).ran).toBeGreaterThan(5);
      expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    }
  },
);

test("before any code has come no tap is lost: menu, check, language, form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(CODE, () => undefined);
  const { chrome, home, leads } = contentIn(lang);
  const start = () => page.goto(pathIn(lang, "/"), { waitUntil: "commit" });
  await start();
  await page.locator(".menu-button").first().click();
  await expect(
    page.getByRole("link", { name: chrome.nav.about, exact: true }).first(),
  ).toBeVisible();
  await start();
  await page.getByRole("main").getByRole("link", { name: home.hero.buttons.check }).first().click();
  await expect(page).toHaveURL(pathIn(lang, "/health-check"));
  await page.goto(pathIn(lang, "/contact"), { waitUntil: "commit" });
  await page.getByRole("banner").locator("a[hreflang]").first().click();
  const other = "en";
  await expect(page).toHaveURL(pathIn(other, "/contact"));
  await start();
  await openNewsletter(page);
  const letter = page.getByRole("contentinfo").getByRole("form");
  const email = `asha-${crypto.randomUUID()}@example.in`;
  await letter.getByLabel(leads.newsletter.email, { exact: true }).fill(email);
  await letter.getByRole("checkbox").check();
  await letter.getByRole("button", { name: leads.newsletter.send }).click();
  // The browser sends the form when it has waited for the code long enough.
  await expect(page).toHaveURL(/\/newsletter\/sent\?ref=BG-/, { timeout: 20_000 });
});

test("a page of an older deployment goes on as it would without scripts", async ({ page }) => {
  const { hero } = contentIn("en").home;
  const check = page.getByRole("main").getByRole("link", { name: hero.buttons.check }).first();
  await page.goto("/");
  await hydrated(page);
  const gone = { status: 404, contentType: "text/plain", body: "Not Found" };
  await page.route(CODE, (route) => route.fulfill(gone)); // the check's own code, not fetched yet
  await check.click();
  await expect(page).toHaveURL("/health-check");
  await page.goto("/");
  await check.click();
  await expect(page).toHaveURL("/health-check");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
