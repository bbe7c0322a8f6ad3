// Large type, small screens and wide fonts: a page is loaded once and looked at in nine ways, about 5 s.
import { contentIn } from "@/lib/content";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { hydrated } from "@/e2e/support/hydrated";
import { onboardingOn } from "@/e2e/support/onboarding";
import { seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { PUBLIC_PAGES, SHEET_PAGES } from "@/e2e/support/public-pages";
import { expectReadable, lookAs, SIGHTS, unreadableOn } from "@/e2e/support/reach";
import { expect, test } from "@/e2e/support/stack";
import { LONG, longIf, secondLanguageIsLong } from "@/e2e/support/tiers";
import { ASHA } from "@/test/builders/onboardings";

const FAST = ["/hi", "/services", "/hi/contact", "/blog/margin-sheet-slow-months"];
const OTHERS = ["/auth", "/newsletter", "/no-such-page", "/welcome"];
const URLS = [
  ...[...PUBLIC_PAGES, ...SHEET_PAGES].map(({ url }) => url),
  ...LANGS.flatMap((lang) => OTHERS.map((path) => pathIn(lang, path))),
];

test("what cannot be read is found", async ({ page }) => {
  await page.goto("/about");
  const breaks = {
    "h1 { width: 1000px }": "leaves the screen",
    "main { height: 50px; overflow: hidden }": "is cut off by <main",
    "h1 { background: red; width: 4rem; overflow-wrap: normal; white-space: nowrap }": "leaves <h1",
    "h1 { margin-bottom: -3rem }": "lies over",
    "body { width: 700px }": "scrolls sideways",
  };
  for (const [css, trouble] of Object.entries(breaks)) {
    await lookAs(page, { name: css, width: 360, height: 740, css });
    expect((await unreadableOn(page)).join("\n"), css).toContain(trouble);
  }
});

for (const url of URLS)
  test(`${url} can be read`, longIf(!FAST.includes(url)), async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    await expectReadable(page);
  });

for (const lang of LANGS) {
  const words = contentIn(lang);

  test(`${lang}: every phase of the check can be read, in its dialog`, LONG, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const check = checkOn(page, lang);
    await check.openFromHome();
    await expectReadable(page);
    // Equal answers at once, which the check finds hasty.
    await rememberAnswers(page, all("yes").slice(1), Date.now() + 200_000);
    await check.openFromHome("", 15);
    await expectReadable(page);
    await check.answer("yes").click();
    await expect(check.button(check.words.lookAgain.goOn)).toBeVisible();
    await expectReadable(page);
    await check.button(check.words.lookAgain.goOn).click();
    await expect(check.results).toBeVisible();
    await expectReadable(page);
  });

  test(
    `${lang}: the check can be read while the AI is slow, in its dialog`,
    LONG,
    async ({ page, groq }) => {
      test.slow();
      groq.setMode("slow-11000");
      await page.emulateMedia({ reducedMotion: "reduce" });
      const check = checkOn(page, lang);
      // Answers that no other journey gives: the advice for those may be kept by now.
      await rememberAnswers(page, all("yes").slice(1).with(6, "no"));
      await check.openFromHome("", 15);
      await check.answer("yes").click();
      await expect(check.button(check.words.analysing.offer)).toBeVisible();
      await expectReadable(page, SIGHTS.slice(0, 3));
    },
  );

  test(
    `${lang}: questions and results can be read on the check's page`,
    LONG,
    async ({ page, groq }) => {
      test.slow();
      groq.setMode("500");
      const check = checkOn(page, lang);
      await rememberAnswers(page, all("maybe").slice(0, 7));
      await check.openPage();
      await expect(check.progress(8)).toBeVisible();
      await expectReadable(page);
      for (const answers of [all("no"), all("yes")]) {
        await check.giveFromLast(answers);
        await expect(check.results).toBeVisible();
        await expectReadable(page);
      }
      await page.goto(`${pathIn(lang, "/health-check")}?sample=1`);
      await expect(page.getByText(check.words.results.sampleNote)).toBeVisible();
      await expectReadable(page);
    },
  );

  test(`${lang}: the menu can be read`, secondLanguageIsLong(lang), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(lang, "/about"));
    await hydrated(page);
    await page.getByRole("button", { name: words.chrome.menu.open }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const onPhones = SIGHTS.filter(({ width, font }) => width < 769 || font);
    await expectReadable(page, onPhones);
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test(`${lang}: account, settings and the deletion can be read`, LONG, async ({ page, stack }) => {
    test.slow();
    await seedChecks(page, stack.store, lang, THREE_CHECKS);
    await page.goto(pathIn(lang, "/account"));
    await expect(page.getByRole("table").first()).toBeVisible();
    await expectReadable(page);
    await page.goto(pathIn(lang, "/settings"));
    const { deletion } = words.settings;
    const remove = page.getByRole("button", { name: deletion.button, exact: true });
    await expect(remove).toBeVisible();
    await expectReadable(page);
    await remove.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectReadable(page);
  });

  test(`${lang}: onboarding and what comes after can be read`, LONG, async ({ page }) => {
    test.slow();
    const it = onboardingOn(page, lang);
    await it.open();
    await expectReadable(page);
    await it.fillIn(ASHA);
    await expectReadable(page);
    await it.complete.click();
    await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/welcome")}$`));
    await expect(it.heading).toContainText(ASHA.firstName);
    await expectReadable(page);
  });

  test(`${lang}: a form that lacks something can be read`, LONG, async ({ page }) => {
    await page.goto(pathIn(lang, "/contact"));
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("button", { name: words.leads.contact.send, exact: true })
      .click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectReadable(page);
  });

  test.describe("who comes for the first time", () => {
    test.use({ hasSeenWelcome: false });
    test(
      `${lang}: the welcome dialog can be read`,
      secondLanguageIsLong(lang),
      async ({ page }) => {
        await page.goto(pathIn(lang, "/about"));
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectReadable(page);
      },
    );
  });
}
