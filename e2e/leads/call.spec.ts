// holds: #call-me
import { contentIn } from "@/lib/content";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import type { Lang } from "@/lib/domain/core/languages";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { newName } from "@/e2e/support/desk-calls";
import { deskOn } from "@/e2e/support/desk";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expectToFit } from "@/e2e/support/own-pages";
import { newPerson } from "@/test/builders/new-person";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

test(
  "asked for offline, the call waits through a closed tab, is sent, and the desk sees whose result it is about",
  LONG,
  async ({ page, context, newDevice, signedIn }) => {
    const check = checkOn(page, lang);
    const { call: text } = contentIn(lang).quiz.results;
    const asks = fieldWordsIn(lang, "ask");
    const name = newName();
    await page.setViewportSize({ width: 360, height: 740 });
    await rememberAnswers(page, all("maybe").slice(0, -1));
    // The form's code comes while the questions are answered.
    const words = page.waitForResponse("**/words/end");
    await check.openPage();
    await (await words).finished();
    await expect(check.progress(15)).toBeVisible();
    await context.setOffline(true);
    await check.answer("yes").click();
    await expect(check.results).toBeVisible();

    await check.button(text.open).press("Enter");
    const form = page.getByRole("form", { name: text.open });
    await form.getByRole("button", { name: text.send }).click();
    for (const problem of [asks.name.problem, asks.phone.problem, text.problem])
      await expect(form.getByText(problem)).toBeVisible();
    await form.getByLabel(asks.name.label).fill(name);
    await form.getByLabel(asks.phone.label).fill(newPerson().phone);
    await form.getByRole("checkbox").check();
    await expectToFit(page);
    await expectNoViolations(page);
    await form.getByRole("button", { name: text.send }).press("Enter");
    await expect(check.status(text.offline)).toBeFocused();
    await expectToFit(page);

    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    const again = checkOn(later, lang);
    await again.openPage();
    await expect(again.status(text.thanks)).toBeVisible();
    await expectNoViolations(later);
    expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);

    const other = await newDevice();
    await signedIn(other, OPERATOR);
    const desk = deskOn(await other.newPage(), lang);
    await desk.open();
    const row = desk.rows.filter({ hasText: name });
    await expect(row).toContainText(desk.words.wants.call);
    await expect(row).toContainText("47");
  },
);
