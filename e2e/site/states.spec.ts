// What a page shows only after something was done, for every reader: up to 20 s where five phases are looked at.
// holds: #accessibility, #look, #the-health-check, #get-started, #settings, #welcome-dialog
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expectRightForAll } from "@/e2e/support/every-reader";
import { hydrated } from "@/e2e/support/hydrated";
import { onboardingOn } from "@/e2e/support/onboarding";
import { seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { SIGHTS } from "@/e2e/support/reach";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";
import { ASHA } from "@/test/builders/onboardings";

/** The longer texts. */
const lang: Lang = "hi";
const words = contentIn(lang);

test.use({ reducedMotion: "reduce" });

test("every phase of the check in its dialog", LONG, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const check = checkOn(page, lang);
  await check.openFromHome();
  await expectRightForAll(page);
  // Equal answers at once, which the check finds hasty.
  await rememberAnswers(page, all("yes").slice(1), Date.now() + 200_000);
  await check.openFromHome("", 15);
  await expectRightForAll(page);
  await check.answer("yes").click();
  await expect(check.button(check.words.lookAgain.goOn)).toBeVisible();
  await expectRightForAll(page);
  // Another visitor, for the server has question 15 by now; answers that no other journey gives, whose advice is not kept.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await rememberAnswers(page, all("yes").slice(1).with(6, "no"));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/analysis", async (route) => {
    await answered;
    await route.continue();
  });
  await check.openFromHome("", 15);
  await check.answer("yes").click();
  await expect(check.button(check.words.analysing.offer)).toBeVisible();
  await expectRightForAll(page, SIGHTS.slice(0, 3));
  answer();
  await expect(check.results).toBeVisible();
  await expectRightForAll(page);
});

test("questions, results and the sample on the check's page", LONG, async ({ page, groq }) => {
  test.slow();
  groq.setMode("500");
  const check = checkOn(page, lang);
  await rememberAnswers(page, all("maybe").slice(0, 7));
  await check.openPage();
  await expect(check.progress(8)).toBeVisible();
  await expectRightForAll(page);
  for (const answers of [all("no"), all("yes")]) {
    await check.giveFromLast(answers);
    await expect(check.results).toBeVisible();
    await expectRightForAll(page);
  }
  await page.goto(`${pathIn(lang, "/health-check")}?sample=1`);
  await expect(page.getByText(check.words.results.sampleNote)).toBeVisible();
  await expect(page).toHaveTitle(check.words.results.sampleHeading);
  await expectRightForAll(page);
});

test("the chosen answer differs from the others in the system's colours", async ({ page }) => {
  const check = checkOn(page, lang);
  await rememberAnswers(page, all("maybe").slice(0, 14));
  await check.openFromHome("", 15);
  await check.button(check.words.question.previous).click();
  await expect(check.progress(14)).toBeVisible();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const backgrounds = await page
      .locator(".answer")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(backgrounds).size, backgrounds.join()).toBe(2);
  }
});

test("the menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathIn(lang, "/about"));
  await hydrated(page);
  await page.getByRole("button", { name: words.chrome.menu.open }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  const onPhones = SIGHTS.filter(({ width, font }) => width < 769 || font);
  await expectRightForAll(page, onPhones);
  await expect(menu).toBeVisible();
});

test("account, settings and the deletion", LONG, async ({ page, stack }) => {
  test.slow();
  await page.goto(pathIn(lang, "/account"));
  await expect(page.getByRole("region", { name: words.account.empty.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: words.settings.none.title })).toBeVisible();
  await expectNoViolations(page);
  await seedChecks(page, stack.store, lang, THREE_CHECKS);
  await page.goto(pathIn(lang, "/account"));
  await page.getByText(fill(words.account.last.all, { n: 3 })).click();
  const { deletion } = words.settings;
  const remove = page.getByRole("button", { name: deletion.button, exact: true });
  await expect(remove).toBeVisible();
  await expectRightForAll(page);
  await remove.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectRightForAll(page);
});

test("onboarding and what comes after", LONG, async ({ page }) => {
  test.slow();
  const it = onboardingOn(page, lang);
  await it.open();
  await expectRightForAll(page);
  await it.fillIn(ASHA);
  await expectRightForAll(page);
  await it.complete.click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/welcome")}$`));
  await expect(it.heading).toContainText(ASHA.firstName);
  await expectRightForAll(page);
});

test("a form that lacks something", LONG, async ({ page }) => {
  await page.goto(pathIn(lang, "/contact"));
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: words.leads.contact.send.question, exact: true })
    .click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expectRightForAll(page);
});

test.describe("who comes for the first time", () => {
  test.use({ hasSeenWelcome: false });
  test("the welcome dialog", LONG, async ({ page }) => {
    await page.goto(pathIn(lang, "/about"));
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectRightForAll(page);
  });
});
