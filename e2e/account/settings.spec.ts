// holds: #profile, #settings, #consent, #export
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { checkOn } from "@/e2e/support/check";
import {
  answersFrom,
  callFrom,
  finishCheck,
  freshAnswers,
  seedChecks,
  tabTo,
  THREE_CHECKS,
} from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** The page by its names, read. */
const openSettings = async (page: Page, lang: Lang) => {
  const { account, settings: words } = contentIn(lang);
  // Another page first: to the same one a browser goes without loading it.
  await page.goto("/manifest.webmanifest");
  await page.goto(pathIn(lang, "/account#data"));
  await expect(page.getByRole("heading", { name: account.loading })).toBeHidden();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    words,
    button,
    consent: (purpose: keyof typeof words.consents) =>
      page.getByRole("switch", { name: words.consents[purpose].title, exact: true }),
    dialog: page.getByRole("dialog", { name: words.deletion.dialog.title }),
  };
};

const CONTACT = {
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "9876543210",
  message: "The shop at the corner needs a plan.",
  consent: true,
  textVersion: "2026-11-21",
  lang: "en",
};

test("what an owner runs reaches the AI only while the switch is on", async ({
  page,
  groq,
  stack,
  store,
}) => {
  const id = await seedChecks(page, stack.store, lang, []);
  const profile = { businessName: "Asha General Store" };
  expect(await callFrom(page, "PUT", `/api/visitors/${id}`, { profile })).toBe(200);
  const trade = { value: "salon", version: Date.now() };
  const plan = { marks: {}, trade };
  expect(await callFrom(page, "PUT", `/api/visitors/${id}/plan`, plan)).toBe(204);
  const salon = contentIn(lang).leadFields.businessType.choices.salon;
  /** What the AI got for another check. */
  const promptFor = async () => {
    groq.reset();
    await finishCheck(page, id, lang, freshAnswers());
    expect(groq.calls()).toBe(1);
    return JSON.stringify(groq.requests.at(-1)?.body);
  };

  expect(await promptFor()).not.toContain(salon);
  const { consent } = await openSettings(page, lang);
  await expect(consent("aiProfile")).not.toBeChecked();
  await consent("aiProfile").click();
  await expect(consent("aiProfile")).toBeChecked();
  expect((await store()).get(id)?.consents).toMatchObject([
    { purpose: "aiProfile", withdrawnAt: null, textVersion: expect.any(String) },
  ]);
  const prompt = await promptFor();
  expect(prompt).toContain(salon);
  expect(prompt).toContain(profile.businessName);

  const again = await openSettings(page, lang);
  await again.consent("aiProfile").click();
  await expect(again.consent("aiProfile")).not.toBeChecked();
  expect((await store()).get(id)?.consents[0]?.withdrawnAt).toBeGreaterThan(0);
  const after = await promptFor();
  expect(after).not.toContain(salon);
  expect(after).not.toContain(profile.businessName);
});

test("deletion leaves nothing, on the server or on the device, and makes nothing new", async ({
  page,
  stack,
  store,
}) => {
  const id = await seedChecks(page, stack.store, lang, THREE_CHECKS.slice(0, 2));
  expect(await callFrom(page, "POST", "/api/leads/contact", { ...CONTACT, visitorId: id })).toBe(
    201,
  );
  expect((await store()).get(id)?.leads).toHaveLength(1);
  const leadsBefore = (await stack.store.leads()).length;
  const check = checkOn(page, lang);
  await check.openPage();
  await expect(check.results).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("userOnboardingData", JSON.stringify({ firstName: "Asha" }));
    sessionStorage.setItem("bizgrow-contact-draft", JSON.stringify({ message: "Half a" }));
  });
  const { words, button, dialog } = await openSettings(page, lang);

  await button(words.deletion.button).click();
  const { deviceItems, serverItems, cancel, confirm } = words.deletion.dialog;
  for (const item of [...serverItems, ...deviceItems])
    await expect(dialog.getByText(item, { exact: true })).toBeVisible();
  await button(cancel).click();
  await expect(dialog).toBeHidden();
  expect((await store()).has(id)).toBe(true);

  await button(words.deletion.button).click();
  await button(confirm).click();
  await expect(page.getByRole("heading", { name: words.deletion.done.title })).toBeFocused();
  await expect(page.getByText(words.deletion.done.text)).toBeVisible();
  const nothingIsLeft = async () => {
    expect((await store()).has(id)).toBe(false);
    expect(await stack.store.leads()).toHaveLength(leadsBefore - 1);
    const { keys, cookies } = {
      keys: await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]),
      cookies: await page.context().cookies(),
    };
    expect(keys.filter((key) => !/^bizgrow-(forgotten|welcome-dismissed)$/.test(key))).toEqual([]);
    expect(cookies).toEqual([]);
  };
  await nothingIsLeft();
  await expectNoViolations(page);

  // The visitor looks around: still nobody.
  const records = (await store()).size;
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  for (const path of ["/account", "/"]) await page.goto(pathIn(lang, path));
  expect((await store()).size).toBe(records);
  await nothingIsLeft();

  // Only the next check makes a new record, and it is another.
  await check.openPage();
  await check.give(answersFrom("y"));
  await expect.poll(() => check.visitorId()).toBeTruthy();
  const fresh = await check.visitorId();
  expect(fresh).not.toBe(id);
  await expect.poll(async () => (await store()).get(fresh)?.quizResponses.length).toBe(1);
});

test("a copy holds everything: the record, its messages, and what this device keeps", async ({
  page,
  stack,
  store,
}) => {
  const id = await seedChecks(page, stack.store, "en", THREE_CHECKS);
  expect(await callFrom(page, "POST", "/api/leads/contact", { ...CONTACT, visitorId: id })).toBe(
    201,
  );
  const check = checkOn(page, "en");
  await check.openPage();
  await expect(check.results).toBeVisible();
  const settings = await openSettings(page, "en");
  await settings.consent("aiProfile").click();
  await expect(settings.consent("aiProfile")).toBeChecked();
  await page.evaluate(() =>
    localStorage.setItem("userOnboardingData", JSON.stringify({ firstName: "Asha" })),
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    settings.button(settings.words.copy.button).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bizgrow-my-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText(file.suggestedFilename())).toBeVisible();
  const copy = JSON.parse(await readFile(await file.path(), "utf8"));

  const { ownerTokenHash, mergedInto, leads, ...kept } = (await store()).get(id)!;
  const { leads: messages, ...record } = copy.server;
  expect(record).toMatchObject({ ...kept, createdAt: expect.any(Number) });
  expect(record.attempts).toHaveLength(3);
  expect(JSON.stringify(messages)).toContain(CONTACT.message);
  expect(messages).toHaveLength(leads.length);
  expect(JSON.stringify(copy)).not.toContain(ownerTokenHash);
  expect(copy.device.localStorage).toMatchObject({
    "bizgrow-user-id": id,
    userOnboardingData: { firstName: "Asha" },
  });
  expect(Object.keys(copy.device.localStorage["bizgrow-quiz"].answers)).toHaveLength(15);
});

test(
  "the keyboard alone turns a switch, asks for the deletion, and takes it back",
  LONG,
  async ({ page, stack, store }) => {
    const id = await seedChecks(page, stack.store, "en", THREE_CHECKS.slice(0, 1));
    const { words, consent, dialog } = await openSettings(page, "en");
    await consent("aiProfile").focus();
    await page.keyboard.press("Space");
    await expect(consent("aiProfile")).toBeChecked();
    expect((await store()).get(id)?.consents).toMatchObject([{ purpose: "aiProfile" }]);

    await tabTo(page, words.deletion.button);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    // Hidden first, and gone a moment later: a key pressed in between would open nothing.
    await expect(page.locator("dialog", { hasText: words.deletion.dialog.title })).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.deletion.button })).toBeFocused();
    expect((await store()).has(id)).toBe(true);

    await page.keyboard.press("Enter");
    await tabTo(page, words.deletion.dialog.confirm);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: words.deletion.done.title })).toBeFocused();
    expect((await store()).has(id)).toBe(false);
  },
);

test("a link to the settings opens the page at them, however many checks are above", async ({
  page,
  stack,
}) => {
  await seedChecks(page, stack.store, "en", THREE_CHECKS);
  const { account, settings } = contentIn("en");
  await page.goto("/account#data");
  await expect(page.getByRole("heading", { name: account.last.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: settings.title, exact: true })).toBeInViewport();
});

test("without the server the page shows no success", async ({ page, stack, store }) => {
  const id = await seedChecks(page, stack.store, "en", THREE_CHECKS.slice(0, 1));
  const settings = await openSettings(page, "en");
  const { words, button, consent, dialog } = settings;
  await page.route("**/api/**", (route) => route.abort());
  await consent("aiProfile").click();
  await expect(page.getByText(words.switch.failed)).toBeVisible();
  await expect(consent("aiProfile")).not.toBeChecked();
  await button(words.copy.button).click();
  await expect(page.getByText(words.copy.failed)).toBeVisible();
  await button(words.deletion.button).click();
  await button(words.deletion.dialog.confirm).click();
  await expect(dialog.getByText(words.deletion.dialog.failed)).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => localStorage.getItem("bizgrow-user-id"))).toBe(id);
  await page.goto("/account");
  const { device, unreachable } = contentIn("en").account;
  await expect(
    page.getByText(unreachable.title).or(page.getByText(device.unreachable)).first(),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.unroute("**/api/**");
  await button(contentIn("en").account.device.retry).click();
  await expect(consent("aiProfile")).toBeVisible();
  expect((await store()).has(id)).toBe(true);
});
