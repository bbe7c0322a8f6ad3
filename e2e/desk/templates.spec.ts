// holds: #desk
import type { Page } from "@playwright/test";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn, deskThatFound } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";
import { fill } from "@/lib/domain/core/fill";
import { type Lang } from "@/lib/domain/core/languages";

const lang: Lang = "en";

/** The editor as an operator uses it; `last` is the template that was added last. */
const editorOn = (page: Page, lang: Lang) => {
  const desk = deskOn(page, lang);
  const text = desk.words.forms.templates;
  const last = desk.section(text.title).getByRole("listitem").last();
  return {
    ...desk,
    text,
    last,
    textIn: (of: Lang) => last.getByRole("textbox", { name: text.texts[of] }),
    saved: desk.main.getByText(text.saved, { exact: true }),
  };
};

test(
  "a template is added, refused with a hole that is none, saved, used at a lead, and removed",
  LONG,
  async ({ page, context, signedIn, stack: { site } }) => {
    const name = newName();
    await sendMessage(site.url, { name, lang, topic: "demo" });
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const editor = editorOn(page, lang);
    const { text } = editor;
    await editor.open("?templates");
    await expect(editor.last).toBeVisible();
    await expectToFit(page);
    await expectNoViolations(page);

    const count = await editor.section(text.title).getByRole("listitem").count();
    await editor.button(text.add).click();
    await expect(editor.section(text.title).getByRole("listitem")).toHaveCount(count + 1);
    await editor.last.getByLabel(text.status).selectOption("new");
    await editor.last.getByLabel(text.topic).selectOption("demo");
    await editor.textIn("en").fill(`Come and see it, {nmae}. ${name}`);
    await editor.textIn("hi").fill(`आकर देखिए, {name} जी। ${name}`);
    await editor.button(text.save).click();
    await expect(editor.main.getByRole("alert")).toHaveText(text.refused);
    await expect(editor.last).toContainText(text.problems.hole);
    await expectNoViolations(page);
    await editor.textIn("en").fill(`Come and see it, {name}. ${name}`);
    await editor.button(text.save).click();
    await expect(editor.saved).toBeVisible();
    await page.reload();
    await expect(editor.textIn("en")).toHaveValue(`Come and see it, {name}. ${name}`);

    const desk = await deskThatFound(page, lang, name, 1);
    await desk.row(name).click();
    await desk.unfold(desk.words.leadPage.templates.closed);
    const message = desk.main.getByRole("textbox", { name: desk.words.leadPage.templates.text });
    await expect(message).toHaveValue(new RegExp(name));

    // WhatsApp opens with the text, and the history has it by itself: as opened, not as sent.
    const { actions: deeds } = desk.words.leadPage;
    const opened = fill(deeds.opened, { way: deeds.ways.whatsapp });
    await expect(desk.notes).not.toContainText(opened);
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const chat = page.waitForEvent("popup");
    await desk.main.getByRole("link", { name: desk.words.detail.whatsapp, exact: true }).click();
    expect(new URL((await chat).url()).searchParams.get("text")).toBe(await message.inputValue());
    await expect(desk.notes).toContainText(opened);

    await editor.open("?templates");
    await editor.last.getByRole("button", { name: text.remove }).click();
    await editor.button(text.save).click();
    await expect(editor.saved).toBeVisible();
  },
);
