// holds: #speed, #contact, #get-started
import { contactLabels } from "@/e2e/support/contact-labels";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { onboardingFormIn } from "@/lib/content/slices/onboarding-words";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ONBOARDING_FIELDS } from "@/lib/domain/leads/onboarding";
import { PACKAGES } from "@/lib/domain/check/packages";
import { holdCode, hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const ASHA = { name: "Asha Patil", email: "asha@example.in", phone: "98765 43210" };

/** What the page asks for that is code or words, and what goes wrong in it. */
const watch = (page: Page) => {
  const asked: string[] = [];
  const wrong: string[] = [];
  page.on("request", (request) => {
    if (/\/static\/chunks\/|\/words\//.test(request.url())) asked.push(request.url());
  });
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (line) => line.type() === "error" && wrong.push(line.text()));
  return { asked, wrong };
};

type Numbered = HTMLElement & { number?: number };

/** The fields of a form, numbered: the same numbers later are the same fields, and not others like them. */
const marked = (page: Page, selector: string) =>
  page.locator(`${selector} :is(input, select, textarea)`).evaluateAll((all) => {
    const numbers = document.body.dataset;
    for (const one of all as Numbered[])
      one.number ??= Number((numbers["last"] = `${Number(numbers["last"] ?? 0) + 1}`));
    return (all as Numbered[]).map(({ number }) => number);
  });

const jumps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

const CONTACT = "form[action$=contact]";
const STEPS = "form.step-form";

const contactOn = (page: Page, lang: Lang, labels = contactLabels(lang)) => {
  const words = contentIn(lang).leads;
  const form = page.locator(CONTACT);
  const field = (name: keyof typeof labels) => form.getByLabel(labels[name], { exact: true });
  return {
    words,
    form,
    field,
    stored: form.getByRole("status").filter({ hasText: "BG-" }),
    fillIn: async (message: string) => {
      await field("name").fill(ASHA.name);
      await field("email").fill(ASHA.email);
      await field("phone").fill(ASHA.phone);
      await field("businessType").selectOption("salon");
      await form.getByRole("checkbox").check();
      await field("message").fill(message);
    },
  };
};

test("the contact form's code comes when somebody is in it, and takes over what is there", async ({
  page,
  stack,
}) => {
  const { asked, wrong } = watch(page);
  const { field, fillIn, stored, words, form } = contactOn(page, lang);
  await page.goto(pathIn(lang, "/contact"));
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const before = [...asked];
  const elements = await marked(page, CONTACT);
  await field("name").focus();
  await expect.poll(() => asked.length).toBeGreaterThan(before.length);
  expect(before.filter((url) => url.includes("words"))).toEqual([]);
  const message = `Udhaar ${crypto.randomUUID()}`;
  await fillIn(message);
  expect(await marked(page, CONTACT)).toEqual(elements);
  await form.getByRole("button", { name: words.contact.send, exact: true }).click();
  await expect(stored).toContainText("BG-");
  await expect(page).toHaveURL(pathIn(lang, "/contact"));
  const lead = (await stack.store.leads()).find((one) => one["message"] === message);
  expect(lead).toMatchObject({ ...ASHA, phone: "+919876543210", businessType: "salon" });
  expect(lead?.["filledMs"]).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test("what is written and sent while the contact form's code is on its way arrives once", async ({
  page,
  stack,
}) => {
  const { wrong } = watch(page);
  const { field, fillIn, stored, words, form } = contactOn(page, lang);
  await page.goto(pathIn(lang, "/contact"));
  await hydrated(page);
  const elements = await marked(page, CONTACT);
  const release = await holdCode(page);
  const message = `Early ${crypto.randomUUID()}`;
  await fillIn(message);
  await form.getByRole("button", { name: words.contact.send, exact: true }).click();
  for (let n = 0; n < 3; n++) await field("name").press("Enter");
  await field("message").press("End");
  await page.keyboard.type("!");
  await field("message").evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(2, 4));
  expect((await stack.store.leads()).filter((one) => one["message"] === `${message}!`)).toEqual([]);
  release();
  await expect(stored).toContainText("BG-");
  await expect(stored).toBeFocused();
  expect(await marked(page, CONTACT)).toEqual(elements);
  await expect(page).toHaveURL(pathIn(lang, "/contact"));
  const leads = (await stack.store.leads()).filter((one) => one["message"] === `${message}!`);
  expect(leads).toMatchObject([{ ...ASHA, phone: "+919876543210", businessType: "salon" }]);
  expect(wrong).toEqual([]);
});

test("what is written before any code keeps its focus and its caret", async ({ page }) => {
  const { wrong } = watch(page);
  const { field, fillIn, form } = contactOn(page, lang);
  const release = await holdCode(page);
  await page.goto(pathIn(lang, "/contact"), { waitUntil: "commit" });
  await fillIn("Before any code");
  await field("message").evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(2, 4));
  const elements = await marked(page, CONTACT);
  release();
  await page.waitForLoadState("networkidle");
  await hydrated(page);
  // Our code is there when it keeps what is written.
  await expect(async () => {
    await field("message").dispatchEvent("input");
    expect(await page.evaluate(() => sessionStorage.getItem("bizgrow-contact-draft"))).toContain(
      "Before any code",
    );
  }).toPass();
  await expect(field("message")).toBeFocused();
  expect(
    await field("message").evaluate((one: HTMLTextAreaElement) => [
      one.selectionStart,
      one.selectionEnd,
    ]),
  ).toEqual([2, 4]);
  for (const [name, text] of Object.entries(ASHA))
    await expect(field(name as keyof typeof ASHA)).toHaveValue(text);
  await expect(field("businessType")).toHaveValue("salon");
  await expect(form.getByRole("checkbox")).toBeChecked();
  expect(await marked(page, CONTACT)).toEqual(elements);
  expect(await jumps(page)).toBe(0);
  expect(wrong).toEqual([]);
});

test(
  "from a package's page, the contact form and what it is about are there",
  LONG,
  async ({ page, stack }) => {
    const { wrong } = watch(page);
    const email = contentIn(lang).leadFields.email.ask.optional;
    const labels = { ...contactLabels(lang), email };
    const { field, fillIn, form, stored, words } = contactOn(page, lang, labels);
    await page.goto(pathIn(lang, "/services"));
    await hydrated(page);
    await page.getByRole("main").locator('a[href*="/contact/"]').first().click();
    await expect(page).toHaveURL(/\/contact\/\w+/);
    const pack = PACKAGES.find(({ id }) => page.url().endsWith(`/${id}`))!;
    await expect(field("message")).toHaveValue(new RegExp(pack.name));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(pack.name);
    const message = `Softly ${crypto.randomUUID()}`;
    await fillIn(message);
    await form.getByRole("button", { name: words.contact.send, exact: true }).click();
    await expect(stored).toContainText("BG-");
    expect((await stack.store.leads()).filter((one) => one["message"] === message)).toHaveLength(1);
    // Back to where it was, and to another page, with what React had taken over on the way.
    await page.goBack();
    await expect(page).toHaveURL(pathIn(lang, "/services"));
    await page.goForward();
    await expect(field("name")).toBeEditable();
    expect(wrong).toEqual([]);
  },
);

test(
  "Get Started takes over what is typed, and Enter pressed, while its code is on its way",
  LONG,
  async ({ page }) => {
    const { wrong } = watch(page);
    const { words } = onboardingFormIn(lang);
    const form = page.locator(STEPS);
    const first = form.getByLabel(words.steps.firstName.label, { exact: true });
    const second = fill(words.progress, { n: 2, total: ONBOARDING_FIELDS.length });
    const release = await holdCode(page);
    await page.goto(pathIn(lang, "/onboarding"), { waitUntil: "commit" });
    await first.fill("Ash");
    const elements = await marked(page, STEPS);
    await first.evaluate((one: HTMLInputElement) => one.setSelectionRange(1, 2));
    release();
    await expect(form.getByRole("button", { name: words.continue })).toBeEnabled();
    expect(await marked(page, STEPS)).toEqual(elements);
    await expect(first).toBeFocused();
    expect(
      await first.evaluate((one: HTMLInputElement) => [one.selectionStart, one.selectionEnd]),
    ).toEqual([1, 2]);
    await page.keyboard.press("End");
    await page.keyboard.type("a");
    await expect(first).toHaveValue("Asha");

    await page.evaluate(() => localStorage.clear());
    await page.unrouteAll();
    // Enter is held by a script that comes before the page's code.
    const releaseAgain = await holdCode(page, "**/_next/static/chunks/**/*.js");
    const begun = page.waitForRequest(/\/_next\/static\/chunks\/.*\.js$/);
    await page.reload();
    await begun;
    await first.fill("Asha");
    await page.keyboard.press("Enter");
    await expect(first).toHaveValue("Asha");
    releaseAgain();
    await expect(page.getByRole("form", { name: second, exact: true })).toBeVisible();
    await page.goBack();
    await expect(first).toHaveValue("Asha");
    await expect(page).toHaveURL(pathIn(lang, "/onboarding"));
    expect(wrong).toEqual([]);
  },
);
