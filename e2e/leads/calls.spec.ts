// holds: #calls, #your-request
import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { callWordsIn, requestWordsIn } from "@/lib/content/slices/call-words";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { callTime, shortCallTime } from "@/lib/domain/calls/call-time";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { contactLabels } from "@/e2e/support/contact-labels";
import { hydrated } from "@/e2e/support/hydrated";
import { newName } from "@/e2e/support/desk-calls";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { expectToFit } from "@/e2e/support/own-pages";
import { expect, test as base } from "@/e2e/support/accounts";
import { LONG } from "@/e2e/support/tiers";
import { newPerson } from "@/test/builders/new-person";

/** Every day from nine to midnight, so that there are times at any hour of the test. */
const HOURS = {
  week: Array.from({ length: 7 }, () => ({
    from: 9 * 60,
    to: 24 * 60,
  })),
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 10,
};

/** A site of its own, which shows times from its first page on; `freeTimes` reads them, epoch ms. */
const test = base.extend<{ freeTimes: () => Promise<number[]> }>({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "en" }), { scope: "worker" }],
  freeTimes: async ({ stack, request }, use) => {
    await stack.store.setCallHours(HOURS);
    await use(async () => {
      const reply = await request.get(`${stack.site.url}/api/calls/free`);
      return ((await reply.json()) as { times: number[] }).times;
    });
  },
});

const formOn = (page: Page, lang: Lang) =>
  page.getByRole("form", { name: contentIn(lang).leads.contact.title, exact: true });

/** Who fills in a form sooner takes no time: a machine may have done it. In ms. */
const PERSON_MS = 2_100;

/** Opens a page with the form, on a clock that can be set forward. */
const openForm = async (page: Page, path: string) => {
  await page.clock.install();
  await page.goto(path);
};

/** Fills in what a form needs besides the time. */
const fillIn = async (page: Page, lang: Lang, phone = newPerson().phone) => {
  const labels = contactLabels(lang);
  const form = formOn(page, lang);
  await form.getByLabel(labels.name, { exact: true }).fill(newName());
  await form.getByLabel(labels.phone, { exact: true }).fill(phone);
  await form.getByLabel(labels.message, { exact: true }).fill(`Udhaar ${crypto.randomUUID()}`);
  await form.getByRole("checkbox").first().check();
  return form;
};

for (const [lang, width] of [
  ["hi", 360],
  ["en", 1280],
] as const)
  test(
    `${lang} ${width}: a demo at a time, moved and cancelled by the private page, with the keyboard alone`,
    LONG,
    async ({ page, stack, freeTimes }) => {
      const words = requestWordsIn(lang);
      await page.setViewportSize({ width, height: 740 });
      await openForm(page, pathIn(lang, "/contact/demo/suite"));
      const form = await fillIn(page, lang);
      await page.clock.fastForward(PERSON_MS);
      const times = form.getByRole("group", { name: words.when.legend });
      await expect(times.locator("input").nth(7)).toBeAttached(); // behind the line
      const shown = times.getByRole("radio").filter({ visible: true });
      await expect(shown).toHaveCount(7); // as soon as we can, and the next six half hours
      await expectToFit(page);
      await expectNoViolations(page);

      const at = Number(await shown.nth(3).getAttribute("value"));
      expect(await freeTimes()).toContain(at);
      await shown.first().focus();
      for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowDown");
      await expect(shown.nth(3)).toBeChecked();
      await form
        .getByRole("button", { name: contentIn(lang).leads.contact.send.demo })
        .press("Enter");
      const held = (time: number) => fill(words.held, { time: callTime(lang, time) });
      await expect(page.getByText(held(at))).toBeVisible();
      await expectToFit(page);
      await expectNoViolations(page);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: words.calendar }).press("Enter");
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^BG-[0-9A-Z]{7}\.ics$/);
      expect(await readFile(await file.path(), "utf8")).toMatch(/^URL:.*\/request#/m);

      await page.getByRole("link", { name: words.change }).press("Enter");
      await expect(page.getByText(held(at))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${pathIn(lang, "/request")}#[\\w-]{86}$`));
      await expectToFit(page);
      await expectNoViolations(page);
      // The link opens by itself, before anything on the page is used.
      const fresh = await page.context().newPage();
      await fresh.goto(page.url());
      await expect(fresh.getByText(held(at))).toBeVisible();
      await fresh.close();
      const other = page.getByRole("radio").filter({ visible: true }).nth(4);
      const next = Number(await other.getAttribute("value"));
      await other.press("Space");
      await page.getByRole("button", { name: words.page.take }).press("Enter");
      await expect(page.getByText(held(next))).toBeVisible();
      await page.getByRole("button", { name: words.page.cancel }).press("Enter");
      await expect(page.getByText(words.ends.cancelled)).toBeVisible();
      const [removal] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: words.entry.remove }).press("Enter"),
      ]);
      expect(await readFile(await removal.path(), "utf8")).toMatch(
        /METHOD:CANCEL\r\n.*SEQUENCE:2\r\nSTATUS:CANCELLED/s,
      );
      const [lead] = (await stack.store.leads()).slice(-1);
      expect(lead).toMatchObject({
        topic: "demo",
        call: { at: null, asked: next, end: "cancelled" },
      });
    },
  );

test(
  "of two who want the same half hour one keeps what is typed and chooses another",
  LONG,
  async ({ page, newDevice, freeTimes }) => {
    const lang: Lang = "hi";
    const words = callWordsIn(lang);
    const second = await (await newDevice()).newPage();
    const pages = [page, second];
    for (const each of pages) await openForm(each, pathIn(lang, "/contact/call"));
    const forms = [await fillIn(page, lang), await fillIn(second, lang)];
    for (const each of pages) await each.clock.fastForward(PERSON_MS);
    const at = (await freeTimes())[1]!;
    for (const form of forms) await form.locator(`[name=call][value="${at}"]`).check();
    const send = contentIn(lang).leads.contact.send.call;
    await forms[0]!.getByRole("button", { name: send }).click();
    await expect(page.getByText(fill(words.held, { time: callTime(lang, at) }))).toBeVisible();
    await forms[1]!.getByRole("button", { name: send }).click();
    await expect(forms[1]!.getByText(words.taken)).toBeVisible();
    await expect(forms[1]!.getByLabel(contactLabels(lang).message)).toHaveValue(/^Udhaar /);
    const shown = forms[1]!.getByRole("radio").filter({ visible: true });
    await expect(forms[1]!.locator(`[name=call][value="${at}"]`)).toHaveCount(0);
    await shown.nth(2).check();
    await forms[1]!.getByRole("button", { name: contentIn(lang).leads.again }).click();
    await expect(second.getByText(callWordsIn(lang).change)).toBeVisible();
  },
);

test("the last request is said on home, account and result, over a reload, until it is cancelled", async ({
  page,
  freeTimes,
}) => {
  const lang: Lang = "en";
  const words = requestWordsIn(lang);
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, pathIn(lang, "/contact/order/suite"));
  const form = await fillIn(page, lang);
  await page.clock.fastForward(PERSON_MS);
  const at = (await freeTimes()).at(-1)!;
  await form.getByText(words.when.more).click();
  await form.locator(`[name=call][value="${at}"]`).check();
  const send = form.getByRole("button", { name: contentIn(lang).leads.contact.send.order });
  await send.dblclick();
  const thanks = page.getByRole("status").filter({ hasText: "BG-" });
  await expect(thanks).toBeFocused();
  const { plain, price } = packageTableIn(lang)["suite"]!;
  const { next } = contentIn(lang).contact.asked.order;
  const held = fill(words.held, { time: callTime(lang, at) });
  for (const said of [plain, price.whole, held, ...next]) await expect(thanks).toContainText(said);
  await expect(thanks).not.toContainText(`${site.replyHours} hours`);
  await expect(form).toHaveCount(0);
  await expectToFit(page);
  await expectNoViolations(page);

  await rememberAnswers(page, all("maybe"));
  const line = page.getByText(fill(words.last.later, { time: shortCallTime(lang, at) }));
  for (const path of ["/", "/account", "/health-check"]) {
    await page.goto(path);
    await expect(line, path).toBeVisible();
    await page.reload();
    await expect(line, path).toBeVisible();
    await expectToFit(page);
  }
  await page.goto("/");
  await line.getByRole("link", { name: words.last.change }).click();
  await page.getByRole("button", { name: words.page.cancel }).click();
  await expect(page.getByText(words.ends.cancelled)).toBeVisible();
  await page.goto("/");
  await hydrated(page);
  const [fact] = contentIn(lang).home.hero.facts;
  await expect(page.getByRole("main").getByText(fact!, { exact: true }).first()).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("without JavaScript a part of the day is chosen", async ({ browser, baseURL, stack }) => {
  const lang: Lang = "en";
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto("/contact/call");
  const form = await fillIn(page, lang);
  await form.getByRole("radio", { name: callWordsIn(lang).when.parts.evening }).check();
  await form.getByRole("button", { name: contentIn(lang).leads.contact.send.call }).click();
  await expect(page).toHaveURL(/\/contact\/sent\?ref=BG-/);
  const [lead] = (await stack.store.leads()).slice(-1);
  expect(lead).toMatchObject({ topic: "call", call: { at: null, asked: "evening", end: null } });
  await context.close();
});

test(
  "on a result, a call asked for offline keeps its time and takes it later",
  LONG,
  async ({ page, context, stack, freeTimes }) => {
    const lang: Lang = "en";
    const words = callWordsIn(lang);
    const { call: text } = contentIn(lang).quiz.results;
    const asks = fieldWordsIn(lang, "ask");
    await page.setViewportSize({ width: 360, height: 740 });
    await rememberAnswers(page, all("maybe"));
    const check = checkOn(page, lang);
    await check.openPage();
    await expect(check.results).toBeVisible();
    await check.button(text.open).click();
    const form = page.getByRole("form", { name: text.open });
    await form.getByLabel(asks.name.label).fill(newName());
    await form.getByLabel(asks.phone.label).fill(newPerson().phone);
    await form.getByRole("checkbox").check();
    const at = (await freeTimes()).at(-1)!;
    await form.getByText(words.when.more).click();
    const label = shortCallTime(lang, at);
    await form.getByRole("radio", { name: label, exact: true }).check();
    await expectToFit(page);
    await expectNoViolations(page);
    await context.setOffline(true);
    await form.getByRole("button", { name: text.send }).click();
    await expect(check.status(text.offline)).toBeFocused();
    await context.setOffline(false);
    const held = page.getByText(fill(words.held, { time: callTime(lang, at) }));
    await expect(held).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(held).toBeVisible();
    const [lead] = (await stack.store.leads()).filter(({ kind }) => kind === "contact").slice(-1);
    expect(lead).toMatchObject({ topic: "call", call: { at, asked: at } });
  },
);

test("a part of the day that is chosen before the times have come stays", async ({
  page,
  freeTimes,
}) => {
  const lang: Lang = "en";
  const { when } = callWordsIn(lang);
  const { open } = contentIn(lang).quiz.results.call;
  expect(await freeTimes()).not.toEqual([]);
  const path = "**/api/calls/free";
  const held: Route[] = [];
  await page.route(path, (route) => void held.push(route));
  await rememberAnswers(page, all("maybe"));
  const check = checkOn(page, lang);
  await check.openPage();
  await check.button(open).click();
  const evening = page.getByRole("form", { name: open }).getByLabel(when.parts.evening);
  await evening.check();
  const answered = page.waitForResponse(path);
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await (await answered).finished();
  await page.waitForTimeout(500);
  await expect(evening).toBeChecked();
});
