// holds: #desk
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Lang } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/accounts";
import { OPERATOR, SECOND } from "@/e2e/support/operators";
import { deskOn, deskThatFound } from "@/e2e/support/desk";
import { newLead, newName, sendMessage } from "@/e2e/support/desk-calls";
import { answersFrom, callFrom, finishCheck, seedChecks, tabTo } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

/** The text of the file that a tap brings, and its name. */
const fileOf = async (page: Page, tap: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), tap()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
};

test("an operator works two people", async ({ page, context, atDesk, stack: { site } }) => {
  const family = newName();
  const names = [`Lead0 ${family}`, `Lead1 ${family}`] as const;
  for (const name of names) await sendMessage(site.url, { name, lang: "hi" });
  await atDesk(context);
  const desk = await deskThatFound(page, lang, family, 2);
  const { export: files, screens, stages } = desk.words;
  expect(page.url()).not.toContain(family);
  await expect(desk.rows.first()).toContainText(names[1]);

  for (const [n, name] of names.entries()) {
    await desk.row(name).click();
    await expect(desk.heading(name)).toBeVisible();
    const call = desk.main.getByRole("link", { name: desk.words.detail.call });
    await expect(call).toHaveAttribute("href", /^tel:\+919\d{9}$/);
    const chat = desk.main.getByRole("link", { name: desk.words.detail.whatsapp });
    const text = (await chat.getAttribute("href"))!;
    expect(text).toMatch(/^\/desk\/go\/[0-9a-f]{64}\?.*way=whatsapp/);
    await desk.note.fill(`Note ${n}: wants to talk on Monday.`);
    await desk.stage(n === 0 ? "offer" : "talking").check();
    await desk.save.click();
    // One save leads back to the list as it was.
    await expect(desk.saved).toBeVisible();
    await expect(desk.rows).toHaveCount(2);
  }
  await expect(desk.standing.filter({ hasText: stages.talking })).toHaveCount(1);
  await desk.row(names[0]).click();
  await expect(desk.notes.getByRole("listitem").first()).toContainText(
    "Note 0: wants to talk on Monday.",
  );
  await expect(desk.stage("offer")).toBeChecked();
  await desk.back.click();
  await expect(desk.rows).toHaveCount(2);
  const chips = desk.main.getByRole("navigation", { name: screens.list.chips });
  await chips.getByRole("link", { name: new RegExp(`^${stages.offer}`) }).click();
  await expect(desk.rows).toHaveCount(1);

  await desk.tab(screens.tabs.more).click();
  const log = await fileOf(page, () => desk.button(files.log).click());
  expect(log.name).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/);
  expect(log.text).toContain(OPERATOR);
  expect(log.text).not.toContain(family);
});

test(
  "a finished check, the phone's width, and the keyboard alone",
  LONG,
  async ({ page, context, atDesk, newDevice, stack }) => {
    const owner = await (await newDevice()).newPage();
    const id = await seedChecks(owner, stack.store, "hi", []);
    const path = `/api/visitors/${id}`;
    const businessName = newName();
    expect(await callFrom(owner, "PUT", path, { profile: { businessName } })).toBe(200);
    await finishCheck(owner, id, "hi", answersFrom("yyyyy nymyy yyynm"));
    const consent = { isGiven: true, textVersion: "2026-11-21" };
    expect(await callFrom(owner, "PUT", `${path}/consents/contact`, consent)).toBe(204);

    await page.setViewportSize({ width: 360, height: 740 });
    await atDesk(context);
    const desk = await deskThatFound(page, "en", businessName, 1);
    await desk.rows.locator(".person-link").focus();
    await page.keyboard.press("Enter");
    await expect(desk.heading(businessName)).toBeVisible();
    const check = desk.section(desk.words.detail.check);
    await expect(check).toContainText("20 points, grade F");
    await desk.unfold(desk.words.detail.answers);
    await expect(check.getByRole("definition")).toHaveCount(15);
    await desk.note.focus();
    await page.keyboard.type("Asked for Monday.");
    await desk.stage("new").focus();
    await page.keyboard.press("ArrowRight");
    await expect(desk.stage("talking")).toBeChecked();
    await tabTo(page, desk.words.person.talk.save);
    await page.keyboard.press("Enter");
    await expect(desk.standing).toHaveText(desk.words.stages.talking);
    await desk.row(businessName).click();
    await expect(desk.notes.getByRole("listitem").first()).toContainText("Asked for Monday.");
  },
);

test(
  "two operators at one person: the second is told, keeps what was written, and saves again",
  LONG,
  async ({ context, newDevice, atDesk, stack: { site } }) => {
    const name = await newLead(site.url);
    await atDesk(context);
    const other = await newDevice();
    await atDesk(other, SECOND);
    const pages = [await context.newPage(), await other.newPage()] as const;
    const [first, second] = pages.map((page) => deskOn(page, "en"));
    for (const desk of [first!, second!]) {
      await desk.open();
      await desk.find(name, 1);
      await desk.row(name).click();
      await expect(desk.heading(name)).toBeVisible();
    }
    await first!.stage("talking").check();
    await first!.save.click();
    await expect(first!.saved).toBeVisible();
    await second!.note.fill("Does not pick up.");
    await second!.stage("offer").check();
    await second!.save.click();
    const who = OPERATOR.split("@")[0]!;
    await expect(pages[1].locator(".desk-said")).toContainText(`${who} was faster`);
    await expect(second!.notes).toContainText(second!.words.stages.talking);
    await expect(second!.note).toHaveValue("Does not pick up.");
    await expect(second!.stage("offer")).toBeChecked();
    await second!.save.click();
    await expect(second!.standing).toHaveText(second!.words.stages.offer);
    await second!.row(name).click();
    await expect(second!.notes.getByRole("listitem").first()).toContainText("Does not pick up.");
  },
);

test("a person who asks for it is deleted everywhere", async ({
  page,
  context,
  newDevice,
  signedIn,
  atDesk,
  stack,
}) => {
  const name = newName();
  const email = `${name.toLowerCase()}@shop.in`;
  const device = await newDevice();
  await signedIn(device);
  const owner = await device.newPage();
  const id = await seedChecks(owner, stack.store, "en", []);
  const own = { name, email, visitorId: id, message: "From my own phone.", consent: true };
  const said = { phone: "90000 12345", textVersion: "2026-11-21", lang: "en" };
  expect(await callFrom(owner, "POST", "/api/leads/contact", { ...own, ...said })).toBe(201);
  await sendMessage(stack.site.url, { name: "Same Address", email });
  await sendMessage(stack.site.url, { name: `${name} Junior`, phone: "99999 00000" });

  await atDesk(context);
  const desk = await deskThatFound(page, "en", email, 2);
  await desk.row("Same Address").click();
  await desk.unfold(desk.words.erase.title);
  await desk.main.getByRole("link", { name: desk.words.erase.open }).click();
  const alike = desk.main.getByRole("group", { name: desk.words.erase.more });
  await alike.getByRole("checkbox", { name }).check();
  await expectNoViolations(page);
  await desk.button(desk.words.erase.confirm).click();
  await expect(page.getByText(/^Deleted: BG-/)).toBeVisible();
  await desk.open();
  await desk.find(name, 1);
  await desk.find(email, 0);
  expect((await device.request.get(`/api/visitors/${id}`)).status()).toBe(404);
});

test("a new order is said on the open page, in its title too", async ({
  page,
  context,
  atDesk,
  stack: { site },
}) => {
  await page.clock.install();
  await atDesk(context);
  const desk = deskOn(page, "en");
  await desk.open("/more");
  await sendMessage(site.url, { name: newName(), topic: "order", package: "complete" });
  await page.clock.fastForward(61_000);
  await expect(page.getByText(desk.words.frame.news.orders.one)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
});

test("a file has the people as they are, safe for Excel", async ({
  page,
  context,
  atDesk,
  stack: { site },
}) => {
  const name = newName();
  await sendMessage(site.url, { name: `=SUM(1) ${name} नमस्ते` });
  await atDesk(context);
  const desk = deskOn(page, "en");
  await desk.open("/more");
  const file = await fileOf(page, () => desk.button(desk.words.export.people).click());
  expect(file.name).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text.codePointAt(0)).toBe(0xfeff);
  expect(file.text).toContain(`"'=SUM(1) ${name} नमस्ते"`);
});

test("public pages load nothing of the desk", async ({ stack: { site } }) => {
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  const html = (
    await Promise.all(
      ["/", "/contact", "/account", "/health-check", "/privacy", "/nope"].map(textOf),
    )
  ).join("");
  const files = new Set(html.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(5);
  const texts = await Promise.all([...files].map(textOf));
  expect(texts.filter((text) => /api\/desk\/|desk-facts/.test(text))).toEqual([]);
});
