// Up to 10 s each: axe looks at five phases, and the AI is slow on purpose.
import { LANGS } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expect, test } from "@/e2e/support/stack";
import { longIf, secondLanguageIsLong } from "@/e2e/support/tiers";

for (const lang of LANGS)
  for (const width of [360, 1280]) {
    test(
      `${lang} ${width} px: axe finds nothing on any phase, and nothing is wider than the screen`,
      longIf(lang !== "en" || width !== 360),
      async ({ page, groq }) => {
        groq.setMode("slow-11000");
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        const check = checkOn(page, lang);
        const fits = async () => {
          const dialog = page.getByRole("dialog");
          const wide = await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
          expect(wide).toBeLessThanOrEqual(0);
        };
        await page.goto(lang === "en" ? "/" : "/hi");
        await expectNoViolations(page);
        await check.openFromHome();
        await expectNoViolations(page);
        await fits();
        // answers of no other journey: the advice for those may be kept by now
        await rememberAnswers(
          page,
          all("yes")
            .slice(1)
            .with(width === 360 ? 4 : 5, "no"),
        );
        await check.openFromHome("", 15);
        await fits();
        await check.answer("maybe").click();
        await expect(check.button(check.words.analysing.offer)).toBeVisible();
        await expectNoViolations(page);
        await expect(check.results).toBeVisible();
        await expectNoViolations(page);
        await fits();
      },
    );
  }

for (const lang of LANGS)
  test(
    `${lang}: Watch Demo shows a sample, labelled as one, and prints on one sheet`,
    secondLanguageIsLong(lang),
    async ({ page }) => {
      const check = checkOn(page, lang);
      await page.goto(`${lang === "en" ? "" : "/hi"}/health-check?sample=1`);
      await expect(
        page.getByRole("heading", { name: check.words.results.sampleHeading }),
      ).toBeVisible();
      await expect(page.getByText(check.words.results.sampleNote)).toBeVisible();
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(check.words.results.sampleName);
      await expect(page).toHaveTitle(check.words.results.sampleHeading);
      await expectNoViolations(page);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
    },
  );

test("the check's page reads without JavaScript: all 15 questions and their first steps", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const lang of LANGS) {
    await page.goto(`${baseURL}${lang === "en" ? "" : "/hi"}/health-check`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("details details")).toHaveCount(15);
  }
  await context.close();
});
