// holds: #pages, #contact
import { contactLabels } from "@/e2e/support/contact-labels";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { OFFERED } from "@/lib/domain/check/packages";
import { requestOpening } from "@/lib/domain/leads/contact-request";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "hi";

const PACK = OFFERED[0]!;

const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!.y;

/** Fills in and sends the contact form; returns the message. */
const write = async (page: Page, lang: Lang) => {
  const { contact } = contentIn(lang).leads;
  const fields = contactLabels(lang);
  const form = page.getByRole("form", { name: contact.title, exact: true });
  const message = `Order ${crypto.randomUUID()}`;
  await form.getByLabel(fields.name, { exact: true }).fill("Asha Patil");
  await form.getByLabel(fields.phone, { exact: true }).fill("98765 43210");
  await form.getByLabel(fields.message, { exact: true }).fill(message);
  await form.getByRole("checkbox", { name: contact.consent }).check();
  await form.getByRole("button", { name: contact.send.order, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeFocused();
  return message;
};

const { contact, leadFields, leads, onboarding } = contentIn(lang);
const {
  plain: PLAIN,
  price: { amount: price },
} = packageTableIn(lang)[PACK.id]!;

for (const topic of ["order", "demo"] as const)
  test(`without JavaScript, ${topic}: heading, price, what happens next, content and the message come before the form`, async ({
    browser,
    baseURL,
    stack,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(pathIn(lang, `/contact?utm_source=x&package=${PACK.id}&topic=${topic}`));
    const asked = contact.asked[topic];
    const heading = fill(asked.withPackage, { package: PLAIN });
    await expect(page).toHaveTitle(heading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const main = page.getByRole("main");
    await expect(main.getByText(price)).toBeInViewport();
    await expect(main.getByText(asked.leadWithPackage)).toBeInViewport();
    await main.getByText(contact.included).click();
    for (const text of site.packages[0]!.words[lang].short)
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    expect(await topOf(page, "main details")).toBeLessThan(await topOf(page, "main form"));
    const form = page.getByRole("form", { name: leads.contact.title, exact: true });
    const message = form.getByLabel(contactLabels(lang).message, { exact: true });
    const begun = requestOpening({ topic, pack: PACK }, contact.texts, packageTableIn(lang));
    await expect(message).toHaveValue(begun);
    const words = `${begun.trim()} ${crypto.randomUUID()}`;
    await message.fill(words);
    await form.getByLabel(contactLabels(lang).name, { exact: true }).fill("Asha");
    const email = form.getByLabel(leadFields.email.ask.optional, { exact: true });
    await email.fill("asha@");
    await form.getByLabel(contactLabels(lang).phone, { exact: true }).fill("98765 43210");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: leads.contact.send[topic] }).click();
    await expect(page.getByText(leadFields.email.ask.problem)).toBeVisible();
    await page.goBack();
    await email.fill("");
    await form.getByRole("button", { name: leads.contact.send[topic] }).click();
    await expect(page).toHaveURL(/sent\?ref=BG-/);
    const stored = (await stack.store.leads()).find((lead) => lead["message"] === words);
    expect(stored).toMatchObject({ topic, packageId: PACK.id, email: "" });
    await context.close();
  });

test("Book Now shows the package and its price above the step", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pathIn(lang, `/onboarding/${PACK.id}`));
  const main = page.getByRole("main");
  await expect(main.getByText(PLAIN)).toBeInViewport();
  await expect(main.getByText(price)).toBeInViewport();
  await expect(main.getByText(onboarding.chosen)).toBeInViewport();
  expect(await topOf(page, "main .stitched")).toBeLessThan(await topOf(page, "main form"));
  await expectNoViolations(page);
});

test("a finished check goes along by one unticked tick, and by that alone", async ({
  page,
  stack,
  groq,
}) => {
  groq.setMode("500");
  const tick = page.getByRole("checkbox", { name: leads.contact.share.consent });
  const path = pathIn(lang, `/contact/order/${PACK.id}`);
  await page.goto(path);
  await page.getByLabel(contactLabels(lang).name, { exact: true }).fill("A");
  await expect(page.getByRole("checkbox")).not.toHaveCount(0);
  await expect(tick).toHaveCount(0);

  const check = checkOn(page, lang);
  await check.giveFromLast([...all("no").slice(0, 5), ...all("yes").slice(0, 10)]);
  await expect(check.results).toBeVisible();
  const leadOf = async (message: string) =>
    (await stack.store.leads()).find((lead) => lead["message"] === message);
  await page.goto(path);
  await expect(tick).not.toBeChecked();
  await expect(page.getByText(/(?<!\d)33(?!\d)/)).toBeVisible();
  expect(await leadOf(await write(page, lang))).toMatchObject({ sharedCheck: null });
  await page.reload();
  await tick.check();
  await expectNoViolations(page);
  expect(await leadOf(await write(page, lang))).toMatchObject({
    sharedCheck: {
      consent: { purpose: "shareCheck", withdrawnAt: null },
      score: { healthScore: 33, grade: "D", area: "growth" },
    },
  });
});

test("who has no email asks for a call by name and phone, from the contact page", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathIn(lang, "/contact"));
  const callMe = page.getByRole("link", { name: contact.ways.callMe, exact: true });
  await expect(callMe).toBeInViewport();
  expect(await topOf(page, "main .button.green")).toBeLessThan(await topOf(page, "main form"));
  await callMe.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.asked.call.heading);
  const form = page.getByRole("form", { name: leads.contact.title, exact: true });
  const phone = form.getByLabel(contactLabels(lang).phone, { exact: true });
  const name = `Asha ${crypto.randomUUID()}`;
  await form.getByLabel(contactLabels(lang).name, { exact: true }).fill(name);
  await phone.fill("98765");
  await form.getByRole("checkbox").first().check();
  const send = form.getByRole("button", { name: leads.contact.send.call, exact: true });
  await send.click();
  await expect(phone).toBeFocused();
  await expect(form.getByText(leadFields.phone.ask.problem)).toBeVisible();
  await expectNoViolations(page);
  await phone.fill("98765 43210");
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeFocused();
  const stored = (await stack.store.leads()).find((lead) => lead["name"] === name);
  expect(stored).toMatchObject({ topic: "call", email: "", phone: "+919876543210" });
});

test("a former query leads to its page; an unknown topic or package has none", async ({
  request,
}) => {
  const former = await request.get(`/hi/onboarding?package=${PACK.id}&utm_source=x`, {
    maxRedirects: 0,
  });
  expect(former.status()).toBe(308);
  expect(former.headers()["location"]).toBe(`/hi/onboarding/${PACK.id}?utm_source=x`);
  for (const path of ["/contact/loan", "/contact/order/gold", "/hi/onboarding/gold"])
    expect((await request.get(path)).status(), path).toBe(404);
  const plain = await (await request.get("/contact")).text();
  for (const query of ["?topic=loan", "?utm_source=x"])
    expect(await (await request.get(`/contact${query}`)).text()).toBe(plain);
  expect(/<main.*<\/main>/s.exec(plain)![0]).not.toContain(site.packages[2]!.plainName.en);
});
