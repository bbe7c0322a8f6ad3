// holds: #contact, #newsletter
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { contactLabels } from "@/e2e/support/contact-labels";
import type { Locator, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import type { SiteStore } from "@/e2e/support/site-store";
import { hydrated } from "@/e2e/support/hydrated";
import { openNewsletter } from "@/e2e/support/newsletter";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const SPEC_TITLE = "Thank you for reaching out!";
const SPEC_TEXT = `We'll get back to you within ${site.replyHours} hours to discuss how we can help grow your business.`;

/** The two forms as a visitor sees them, by role and label, in either language. */
const formsOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).leads;
  const contact = page.getByRole("form", { name: words.contact.title, exact: true });
  const newsletter = page.getByRole("form", { name: words.newsletter.title, exact: true });
  return {
    words,
    contact,
    newsletter,
    field: (name: "name" | "email" | "phone" | "message" | "businessType") =>
      contact.getByLabel(contactLabels(lang)[name], { exact: true }),
    send: contact.getByRole("button", { name: words.contact.send.question, exact: true }),
    again: contact.getByRole("button", { name: words.again, exact: true }),
    stored: page.getByRole("status").filter({ hasText: "BG-" }),
    alert: contact.getByRole("alert"),
    open: (query = "") => page.goto(pathIn(lang, `/contact${query}`)),
    /** Once scripts run, the browser leaves the checking to us. */
    hydrated: async () => {
      await hydrated(page);
      await expect(contact).toHaveJSProperty("noValidate", true);
    },
    /** Our code is there, and has seen it. */
    drafted: (message: string) =>
      expect
        .poll(() => page.evaluate(() => sessionStorage.getItem("bizgrow-contact-draft")))
        .toContain(message),
    fillIn: async (message: string) => {
      await contact.getByLabel(contactLabels(lang).name, { exact: true }).fill("Asha Patil");
      await contact.getByLabel(contactLabels(lang).email, { exact: true }).fill("asha@example.in");
      await contact.getByLabel(contactLabels(lang).phone, { exact: true }).fill("98765 43210");
      await contact.getByLabel(contactLabels(lang).message, { exact: true }).fill(message);
      await contact.getByRole("checkbox").check();
    },
  };
};

/** Whether the element is the topmost one in its corners and its middle. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.02, 0.5, 0.98].every((part) =>
      element.contains(document.elementFromPoint(left + width * part, top + height * part)),
    );
  });

/** What was stored with exactly this message. */
const leadsSaying = async (store: SiteStore, message: string) =>
  (await store.leads()).filter((lead) => lead["message"] === message);
const unique = (text: string) => `${text} ${crypto.randomUUID()}`;

test("a message is stored before it is thanked for, by one message that has the focus", async ({
  page,
  stack,
}) => {
  const forms = formsOn(page, lang);
  const message = unique("Udhaar is stuck.");
  await forms.open();
  await forms.hydrated();
  await expect(forms.contact.getByRole("checkbox")).not.toBeChecked();
  await forms.fillIn(message);
  await forms.field("businessType").selectOption("salon");
  await forms.send.click();
  await expect(forms.stored).toContainText(/BG-[0-9A-Z]{7}/);
  const [lead, ...more] = await leadsSaying(stack.store, message);
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ lang, phone: "+919876543210", businessType: "salon" });
  await expect(forms.stored).toContainText(lead!.reference);

  const { title, text } = forms.words.contact.thanks;
  if (lang === "en") expect([title, text]).toEqual([SPEC_TITLE, SPEC_TEXT]);
  // One message, with the words of the specification and the reference; it has the focus and nothing lies on it.
  await expect(page.getByText(title, { exact: true })).toHaveCount(1);
  await expect(forms.stored).toContainText(title);
  await expect(forms.stored).toContainText(text);
  await expect(forms.stored).toBeFocused();
  await expect(forms.stored).toBeInViewport({ ratio: 1 });
  expect(await isUncovered(forms.stored)).toBe(true);
  await expectNoViolations(page);
  await expect(forms.contact).toHaveCount(0);
  await page.reload();
  for (const field of ["name", "email", "phone", "message", "businessType"] as const)
    await expect(forms.field(field)).toHaveValue("");
});

test("wrong fields say what to do, the first one has the focus, nothing is sent", async ({
  page,
}) => {
  const forms = formsOn(page, lang);
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await forms.open();
  await forms.hydrated();
  await forms.field("name").fill("Asha");
  await forms.field("email").fill("asha@example");
  await forms.send.click();
  await expect(forms.field("phone")).toBeFocused();
  const { problems } = forms.words;
  for (const field of ["email", "phone", "message"] as const)
    await expect(forms.field(field)).toHaveAccessibleDescription(
      new RegExp(fieldWordsIn(lang, "ask")[field].problem.replaceAll(/[.+()]/g, "\\$&")),
    );
  await expect(forms.contact.getByText(problems.consent)).toBeVisible();
  await expect(forms.contact.getByText(fieldWordsIn(lang, "ask").name.problem)).toHaveCount(0);
  await expectNoViolations(page);
  await forms.field("email").fill("asha@example.in");
  await forms.send.click();
  await expect(forms.contact.getByText(fieldWordsIn(lang, "ask").email.problem)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("without internet the text stays, over a reload too, and can be sent later", async ({
  page,
  context,
  stack,
}) => {
  const forms = formsOn(page, lang);
  const message = unique("Offline");
  await forms.open();
  await forms.hydrated();
  await forms.fillIn(message);
  await forms.drafted(message);
  await context.setOffline(true);
  await forms.send.click();
  const { unsent } = forms.words;
  await expect(forms.alert).toContainText(unsent.title);
  await expect(forms.alert).toContainText(unsent.offline);
  await expect(forms.field("message")).toHaveValue(message);
  const chat = forms.alert.getByRole("link", { name: unsent.whatsapp });
  const text = fill(forms.words.contact.whatsappText, { message, name: "Asha Patil" });
  await expect(chat).toHaveJSProperty(
    "href",
    new URL(`https://wa.me/${site.whatsapp.digits}?text=${encodeURIComponent(text)}`).href,
  );
  await expectNoViolations(page);
  expect(await leadsSaying(stack.store, message)).toEqual([]);

  await context.setOffline(false);
  await forms.again.click();
  await expect(forms.stored).toContainText("BG-");
  expect(await leadsSaying(stack.store, message)).toHaveLength(1);

  await page.reload();
  await forms.fillIn(unique("Reloaded"));
  const kept = await forms.field("message").inputValue();
  await page.reload();
  await expect(forms.field("message")).toHaveValue(kept);
  await expect(forms.field("phone")).toHaveValue("98765 43210");
  await expect(forms.contact.getByRole("checkbox")).not.toBeChecked();
});

test("without JavaScript a wrong message is still there one page back, a right one arrives", async ({
  browser,
  baseURL,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  const forms = formsOn(page, lang);
  const message = unique('\n<b>Plain</b> & "simple"');
  await forms.open();
  await forms.fillIn(message);
  await forms.field("email").fill("asha@example");
  const answered = page.waitForResponse((reply) => reply.request().method() === "POST");
  await forms.send.click();
  expect((await answered).status()).toBe(422);
  await expect(page.getByRole("alert")).toHaveText(forms.words.problems.all);
  await expect(page.getByText(fieldWordsIn(lang, "ask").email.problem)).toBeVisible();
  await expect(page.getByText(forms.words.unsent.goBack)).toBeVisible();
  await page.goBack();
  await expect(forms.field("message")).toHaveValue(message);
  await forms.field("email").fill("asha@example.in");
  await forms.send.click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/contact/sent")}\\?ref=BG-`));
  const { title, text } = forms.words.contact.thanks;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main")).toContainText(text);
  const [stored, ...more] = await leadsSaying(stack.store, message);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ lang, filledMs: null, flags: [] });
  await expect(page.getByRole("main")).toContainText(stored!.reference);
  await context.close();
});

test("the newsletter takes an address, once, with and without JavaScript", async ({
  page,
  browser,
  baseURL,
  stack,
}) => {
  const email = `asha-${crypto.randomUUID()}@example.in`;
  const stored = async () => (await stack.store.leads()).filter((lead) => lead.email === email);
  const subscribe = async (on: Page) => {
    const { newsletter, words } = formsOn(on, lang);
    await newsletter.getByLabel(words.newsletter.email, { exact: true }).fill(email);
    await newsletter.getByRole("checkbox").check();
    await newsletter.getByRole("button", { name: words.newsletter.send }).click();
  };
  await page.goto(pathIn(lang, "/about"));
  const { newsletter, words } = formsOn(page, lang);
  await openNewsletter(page);
  await hydrated(page);
  await expect(newsletter).toHaveJSProperty("noValidate", true);
  await newsletter.getByRole("button", { name: words.newsletter.send }).click();
  await expect(newsletter.getByText(fieldWordsIn(lang, "ask").email.problem)).toBeVisible();
  await expectNoViolations(page);
  await subscribe(page);
  await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeFocused();
  await expect(newsletter).toHaveCount(0);
  expect(await stored()).toMatchObject([{ kind: "newsletter", lang, endedAt: null }]);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const plain = await context.newPage();
  await plain.goto(pathIn(lang, "/about"));
  await openNewsletter(plain);
  await subscribe(plain);
  const { title } = words.newsletter.thanks;
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await stored()).toHaveLength(1);
  await context.close();
});

test(
  "what a plain form or a letter's link leads to shows the number, is clean for axe and breaks no policy",
  LONG,
  async ({ page }) => {
    const { unsubscribe } = contentIn("hi").leads;
    await page.goto(pathIn("hi", "/contact/sent?ref=BG-7K3Q9XM&topic=order&package=suite"));
    await expect(page.getByText("BG-7K3Q9XM")).toBeVisible();
    const { plain, price } = packageTableIn("hi")["suite"]!;
    for (const said of [plain, price.whole])
      await expect(page.getByRole("main")).toContainText(said);
    await expectNoViolations(page);
    await page.goto(pathIn("hi", "/newsletter/sent?ref=<b>BG</b>"));
    await expect(page.getByRole("main").getByText("BG")).toHaveCount(0);
    await page.goto(`/api/leads/newsletter/unsubscribe?token=${"a".repeat(43)}&lang=hi`);
    await expectNoViolations(page);
    await page.getByRole("button", { name: unsubscribe.button }).click();
    await expect(page.getByRole("status")).toHaveText(unsubscribe.done);
    await expectNoViolations(page);
  },
);
