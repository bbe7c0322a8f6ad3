// holds: #desk
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn, deskThatFound } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";
import { textInWhatsApp } from "@/e2e/support/whatsapp";
import { type Lang } from "@/lib/domain/core/languages";

const lang: Lang = "en";

test(
  "a template is added, refused with an unknown hole, used at a lead, and removed",
  LONG,
  async ({ page, context, signedIn, stack: { site } }) => {
    const name = newName();
    await sendMessage(site.url, { name, lang, topic: "demo" });
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = deskOn(page, lang);
    const text = desk.words.forms.templates;
    await page.goto("/desk/templates");
    await expectToFit(page);
    await expectNoViolations(page);

    await desk.unfold(text.add);
    const form = desk.main.locator("form:visible").first();
    await form.getByLabel(text.choices.status).selectOption("new");
    await form.getByLabel(text.choices.topic).selectOption("demo");
    await form
      .getByRole("textbox", { name: text.texts.en })
      .fill(`Come and see it, {nmae}. ${name}`);
    await form.getByRole("textbox", { name: text.texts.hi }).fill(`आकर देखिए, {name} जी। ${name}`);
    await form.getByRole("button", { name: text.save }).click();
    await expect(page.locator(".desk-said")).toBeVisible();
    await form
      .getByRole("textbox", { name: text.texts.en })
      .fill(`Come and see it, {name}. ${name}`);
    await form.getByRole("button", { name: text.save }).click();
    await expect(page.locator(".desk-said")).toContainText(text.saved);

    const list = await deskThatFound(page, lang, name, 1);
    await list.row(name).click();
    const chat = list.main.getByRole("link", { name: list.words.detail.whatsapp }).first();
    expect(await textInWhatsApp(page, () => chat.click())).toContain(`Come and see it, ${name}.`);
  },
);
