// holds: #contact
import { contactLabels } from "@/e2e/support/contact-labels";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { holdCode, hydrated } from "@/e2e/support/hydrated";
import { INTERFERENCES, type Interference } from "@/e2e/support/interference";
import { openNewsletter } from "@/e2e/support/newsletter";
import { expect, test } from "@/e2e/support/stack";
import { LONG, longIf } from "@/e2e/support/tiers";

const { chrome } = contentIn("en");
const { nav } = chrome;

/** Runs in the browser: interferes as soon as the document is there, and once more when the first script is added. */
const before = (text: string) => {
  const interfere = (0, eval)(`(${text})`) as () => void;
  document.addEventListener("DOMContentLoaded", () => {
    interfere();
    new MutationObserver((records, observer) => {
      if (!records.some((one) => [...one.addedNodes].some((node) => node.nodeName === "SCRIPT")))
        return;
      observer.disconnect();
      interfere();
    }).observe(document.head, { childList: true });
  });
};

/** `head` is typed first; then letters in front of `tail`: browsers do not say where the caret is in an e-mail field. */
type Form = { path: string; selector: string; field: string; tail: string; head?: string };

const CONTACT = { selector: "form[action$=contact]", field: "message", tail: " THE END" };
const LETTER = { selector: "form[action$=newsletter]", field: "email", head: "asha@", tail: "" };
const STEPS = { selector: "form.step-form", field: "firstName", tail: " THE END" };

const FORMS: Readonly<Record<string, Form>> = {
  contact: { path: "/contact", ...CONTACT },
  order: { path: "/contact/order/suite", ...CONTACT },
  "newsletter on About": { path: "/about", ...LETTER },
  "newsletter in the account": { path: "/account", ...LETTER },
  "Get Started": { path: "/onboarding", ...STEPS },
};

/** Types letter by letter until the page has been hydrated for a while; what should be there in front of the tail. */
const typeThrough = async (page: Page, { head = "", tail }: Form, release: () => void) => {
  let typed = head;
  await page.keyboard.type(head + tail);
  for (let n = 0; n < tail.length; n++) await page.keyboard.press("ArrowLeft");
  const type = async (letters: number) => {
    for (let n = 0; n < letters; n++) {
      const letter = "abcdefghij"[typed.length % 10]!;
      await page.keyboard.type(letter, { delay: 10 });
      typed += letter;
    }
  };
  await type(5);
  release();
  const ready = Promise.all([hydrated(page), page.waitForLoadState("networkidle")]);
  let isReady = false;
  void ready.then(() => (isReady = true));
  while (!isReady && typed.length < 60) await type(1);
  await ready;
  await type(5);
  return typed;
};

/** Fills in a form while a page that something interferes with is hydrated; all of it is there afterwards. */
const expectAllStays = async (page: Page, form: Form, interference: Interference) => {
  await page.addInitScript(before, INTERFERENCES[interference].toString());
  const release = await holdCode(page);
  await page.goto(form.path, { waitUntil: "commit" });
  const box = page.locator(form.selector);
  const field = box.locator(`[name=${form.field}]`);
  const consent = box.locator("[name=consent]");
  if (form.field === "email") await openNewsletter(page);
  const kind = box.locator("[name=businessType]");
  const hasKind = form.path === "/contact";
  const part = box.getByRole("radio").last();
  if (form.field !== "firstName") await consent.check();
  if (form.field === "message") {
    if (hasKind) await kind.selectOption("salon");
    await part.check();
    await box.locator("[name=name]").fill("Asha Patil");
    await box.locator("[name=email]").fill("asha@example.in");
    await box.locator("[name=phone]").fill("98765 43210");
    await field.fill("");
  }
  await field.focus();
  const typed = await typeThrough(page, form, release);
  await expect(field).toHaveValue(typed + form.tail);
  await expect(field).toBeFocused();
  if (form.field !== "firstName") await expect(consent).toBeChecked();
  if (form.field === "message") {
    if (hasKind) await expect(kind).toHaveValue("salon");
    await expect(part).toBeChecked();
    await expect(box.locator("[name=name]")).toHaveValue("Asha Patil");
    await expect(box.locator("[name=phone]")).toHaveValue("98765 43210");
  }
  await page.evaluate(INTERFERENCES[interference]);
  const end = form.field === "email" ? ".in" : "zz";
  await page.keyboard.type(end);
  return { all: typed + end + form.tail, box, field };
};

const expectSent = async (page: Page, form: Form, interference: Interference) => {
  const { all, box, field } = await expectAllStays(page, form, interference);
  await expect(field).toHaveValue(all);
  if (form.field === "firstName") {
    await page.keyboard.press("Enter");
    await expect(page.locator(`${form.selector} [name=lastName]`)).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue(all);
    return all;
  }
  await box.locator("[type=submit]").click();
  await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page).toHaveURL(form.path);
  return all;
};

/** Each kind of interference at the contact form, and each other form once: one script keeps the fields of all. */
const CASES: readonly (readonly [name: string, interference: Interference])[] = [
  ["contact", "a div first in the body"],
  ["contact", "a translator in every text"],
  ["contact", "a wrapper around each field"],
  ["contact", "an iframe and a shadow host"],
  ["order", "attributes everywhere"],
  ["newsletter on About", "a translator in every text"],
  ["newsletter in the account", "a wrapper around each field"],
  ["Get Started", "a dialler in the tel: links"],
];
const FAST: readonly string[] = ["a div first in the body", "a translator in every text"];

for (const [name, interference] of CASES)
  test(
    `${name}, ${interference}: what is typed while the page is hydrated stays, and is sent`,
    longIf(name === "order" || !FAST.includes(interference)),
    async ({ page, stack }) => {
      const form = FORMS[name]!;
      // Another journey on the same site may type as many letters.
      const head = randomBytes(4).toString("hex") + (form.head ?? "");
      const all = await expectSent(page, { ...form, head }, interference);
      if (form.field === "firstName") return;
      const stored = await stack.store.leads();
      expect(stored.filter((one) => [one["message"], one.email].includes(all))).toHaveLength(1);
    },
  );

for (const interference of [null, "a div first in the body"] as const)
  test(`what is written and sent before any code has come arrives once (${interference ?? "as served"})`, async ({
    page,
    stack,
  }) => {
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    if (interference) await page.addInitScript(before, INTERFERENCES[interference].toString());
    const release = await holdCode(page);
    await page.goto("/contact/order/suite", { waitUntil: "commit" });
    const form = page.locator(CONTACT.selector);
    const field = (name: string) => form.locator(`[name=${name}]`);
    await field("name").fill("Asha Patil");
    await field("phone").fill("98765 43210");
    await form.getByRole("radio").last().check();
    await field("consent").check();
    const message = `${await field("message").inputValue()}Early ${crypto.randomUUID()}`;
    await field("message").fill(message);
    await form.locator("[type=submit]").click();
    for (let n = 0; n < 3; n++) await field("name").press("Enter");
    await field("message").press("End");
    await page.keyboard.type("!");
    const leads = async () =>
      (await stack.store.leads()).filter((one) => one["message"] === `${message}!`);
    expect(await leads()).toEqual([]);
    const openMs = await page.evaluate(() => Math.floor(performance.now()));
    release();
    const stored = page.getByRole("status").filter({ hasText: "BG-" });
    await expect(stored).toBeFocused();
    await expect(page).toHaveURL("/contact/order/suite");
    const [lead, ...others] = await leads();
    const filled = { name: "Asha Patil", call: { asked: "evening" } };
    expect(lead).toMatchObject(filled);
    expect(others).toEqual([]);
    // Nobody is taken for a robot because the code came late.
    expect(lead?.["filledMs"]).toBeGreaterThanOrEqual(openMs);
    if (!interference) expect(wrong).toEqual([]);
  });

test("Enter that is pressed before the code of Get Started sends the step", async ({ page }) => {
  // Enter is held by a script that comes before the page's code.
  const release = await holdCode(page, "**/_next/static/chunks/**/*.js");
  const begun = page.waitForRequest(/\/_next\/static\/chunks\/.*\.js$/);
  await page.goto("/onboarding");
  await begun;
  const first = page.locator(`${STEPS.selector} [name=firstName]`);
  await first.fill("Asha");
  await first.press("Enter");
  release();
  await expect(page.locator(`${STEPS.selector} [name=lastName]`)).toBeVisible();
  await page.goBack();
  await expect(first).toHaveValue("Asha");
});

test("on a slow phone, too", LONG, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await expectSent(page, FORMS["contact"]!, "a div first in the body");
});

test("a field that React takes out while it gets the focus gives it to the one in its place", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const source = await readFile("components/site/keep-fields.ts", "utf8");
  await page.evaluate(stripTypeScriptTypes(source).replace("export const", "globalThis."));
  await page.evaluate(() => {
    const box = document.createElement("div");
    document.body.prepend(box);
    const form = '<form action="/x"><input name="text" aria-label="Replaced"></form>';
    box.innerHTML = form;
    (globalThis as unknown as { keepFields: (root: Node) => void }).keepFields(box);
    // As React does from its own listener, where a tap meets a page that is not hydrated yet.
    document.addEventListener("focusin", () => (box.innerHTML = form), {
      capture: true,
      once: true,
    });
  });
  const field = page.getByLabel("Replaced");
  await field.click();
  await page.keyboard.type("Asha");
  await expect(field).toHaveValue("Asha");
});

test("what the site itself takes out and puts back later begins anew", LONG, async ({ page }) => {
  await expectSent(page, FORMS["contact"]!, "a div first in the body");
  await page
    .getByRole("banner")
    .getByRole("link", { name: nav.about, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByLabel(contactLabels("en").message, { exact: true })).toHaveValue("");
});
