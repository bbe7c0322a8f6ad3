// What a visitor has of the site's own pages, in both languages: about 20 s each.
// holds: #look, #pages
import { contentIn } from "@/lib/content";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { onboardingOn } from "@/e2e/support/onboarding";
import { seedChecks, THREE_CHECKS } from "@/e2e/support/own-pages";
import { expectFreeChatAtEnd, expectWholeWords } from "@/e2e/support/phones";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";
import { ASHA } from "@/test/builders/onboardings";

for (const lang of LANGS)
  test(
    `${lang}: result, plan, account, links and Get Started on a phone`,
    LONG,
    async ({ page, stack }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const words = contentIn(lang);
      const main = page.getByRole("main");
      const expectOnPhones = async (text: string) => {
        await expect(main.getByText(text).first()).toBeVisible();
        await expectWholeWords(page);
        await expectFreeChatAtEnd(page);
      };
      const openOnPhones = async (path: string, text: string) => {
        await page.goto(path);
        await expectOnPhones(text);
      };
      const { results } = words.quiz;
      await openOnPhones(`${pathIn(lang, "/health-check")}?sample=1`, results.sampleNote);
      const id = await seedChecks(page, stack.store, lang, THREE_CHECKS);
      await openOnPhones(pathIn(lang, "/account"), words.account.plan.title);
      await expectOnPhones(words.settings.deletion.button);
      await openOnPhones(pathIn(lang, "/health-check"), words.result.plan.done);
      const headers = { origin: new URL(page.url()).origin };
      const reply = await page.request.post(`/api/visitors/${id}/links`, {
        headers,
        data: { scope: "answers", lang },
      });
      const { url } = (await reply.json()) as { url: string };
      await page.evaluate(() => localStorage.clear());
      await openOnPhones(url, words.result.answers.title);
      const it = onboardingOn(page, lang);
      await openOnPhones(pathIn(lang, "/onboarding"), it.words.steps.firstName.label);
      await it.keep({ ...ASHA, savedAt: Date.now() });
      await openOnPhones(pathIn(lang, "/welcome"), words.welcome.package.title);
    },
  );
