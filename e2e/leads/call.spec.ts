// holds: #call-me
import { contentIn } from "@/lib/content";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import type { Lang } from "@/lib/domain/core/languages";
import { expect, test } from "@/e2e/support/operators";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { newName } from "@/e2e/support/desk-calls";
import { deskOn } from "@/e2e/support/desk";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expectToFit } from "@/e2e/support/own-pages";
import { quietOn } from "@/e2e/support/quiet";
import { newPerson } from "@/test/builders/new-person";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

test(
  "asked for offline, the call waits through a closed tab, is sent, and the desk sees whose result it is about",
  LONG,
  async ({ page, context, newDevice, atDesk }) => {
    const check = checkOn(page, lang);
    const { call: text } = contentIn(lang).quiz.results;
    const asks = fieldWordsIn(lang, "ask");
    const name = newName();
    await page.setViewportSize({ width: 360, height: 740 });
    await rememberAnswers(page, all("maybe").slice(0, -1));
    // The form's code and its words come while the questions are answered; either may be the later one.
    const words = page.waitForResponse("**/words/end");
    const isQuiet = quietOn(page);
    await check.openPage();
    await words;
    await expect.poll(isQuiet).toBe(true);
    await expect(check.progress(15)).toBeVisible();
    await context.setOffline(true);
    await check.answer("yes").click();
    await expect(check.results).toBeVisible();

    await check.button(text.open).press("Enter");
    const form = page.getByRole("form", { name: text.open });
    await form.getByRole("button", { name: text.send }).click();
    for (const problem of [asks.name.problem, asks.phone.problem, text.problem])
      await expect(form.getByText(problem)).toBeVisible();
    const send = async () => {
      await form.getByLabel(asks.name.label).fill(name);
      await form.getByLabel(asks.phone.label).fill(newPerson().phone);
      await form.getByRole("checkbox").check();
      await form.getByRole("button", { name: text.send }).press("Enter");
      await expect(check.status(text.offline)).toBeFocused();
    };
    await expectToFit(page);
    await expectNoViolations(page);
    await send();
    await expectToFit(page);
    // Taken back, it is not asked for.
    await check.button(text.takeBack).press("Enter");
    await expect(check.status(text.offline)).toHaveCount(0);
    await check.button(text.open).press("Enter");
    await send();

    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    const again = checkOn(later, lang);
    await again.openPage();
    await expect(again.status(text.thanks)).toBeVisible();
    expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);

    const other = await newDevice();
    await atDesk(other);
    const desk = deskOn(await other.newPage(), lang);
    await desk.open();
    const row = desk.rows.filter({ hasText: name });
    await expect(row).toContainText(desk.words.wants.call);
    await expect(row).toContainText("47");
  },
);
