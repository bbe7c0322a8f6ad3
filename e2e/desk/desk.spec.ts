// holds: #desk
import { readFile } from "node:fs/promises";
import type { Lang } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { expect, signIn, OPERATOR, SECOND, test } from "@/e2e/support/accounts";
import { deskOn, deskThatFound } from "@/e2e/support/desk";
import { newLead, newName, sendMessage } from "@/e2e/support/desk-calls";
import { answersFrom, callFrom, finishCheck, seedChecks, tabTo } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

test("an operator signs in and works two leads", async ({ page, stack: { site } }) => {
  const family = newName();
  const names = [`Lead0 ${family}`, `Lead1 ${family}`] as const;
  for (const name of names) await sendMessage(site.url, { name, lang: "hi" });
  await signIn(page, OPERATOR, lang);
  const desk = await deskThatFound(page, lang, family, 2);
  await expect(desk.rows.first()).toContainText(names[1]);

  for (const [n, name] of names.entries()) {
    await desk.row(name).click();
    await expect(desk.heading(name)).toBeVisible();
    const call = desk.main.getByRole("link", { name: desk.words.detail.call });
    await expect(call).toHaveAttribute("href", /^tel:\+919\d{9}$/);
    const chat = desk.main.getByRole("link", { name: desk.words.detail.whatsapp });
    const text = (await chat.getAttribute("href"))!;
    expect(text).toMatch(/^\/desk\/go\/[0-9a-f]{64}\?.*way=whatsapp/);
    await desk.status(n === 0 ? "offer" : "talking").click();
    await expect(desk.saved).toBeVisible();
    await desk.note.fill(`Note ${n}: wants to talk on Monday.`);
    await desk.save.click();
    await expect(desk.notes.getByRole("listitem").first()).toContainText(
      `Note ${n}: wants to talk on Monday.`,
    );
    await desk.back.click();
    await expect(desk.rows).toHaveCount(2);
  }
  const { offer, talking } = desk.words.statuses;
  await expect(desk.rows.filter({ hasText: offer })).toHaveCount(1);
  await expect(desk.rows.filter({ hasText: talking })).toHaveCount(1);
  const chips = desk.main.getByRole("navigation", { name: desk.words.screens.list.chips });
  await chips.getByRole("link", { name: new RegExp(`^${offer}`) }).click();
  await expect(desk.rows).toHaveCount(1);

  await desk.tab(desk.words.screens.tabs.log).click();
  await expect(desk.section(desk.words.log.title).getByRole("listitem").first()).toContainText(
    OPERATOR.email,
  );
  await expect(desk.section(desk.words.log.title)).not.toContainText(family);
});

test(
  "a finished check, the phone's width, and the keyboard alone",
  LONG,
  async ({ page, context, signedIn, newDevice, stack }) => {
    const owner = await (await newDevice()).newPage();
    const id = await seedChecks(owner, stack.store, "hi", []);
    const path = `/api/visitors/${id}`;
    const businessName = newName();
    expect(await callFrom(owner, "PUT", path, { profile: { businessName } })).toBe(200);
    await finishCheck(owner, id, "hi", answersFrom("yyyyy nymyy yyynm"));
    const consent = { isGiven: true, textVersion: "2026-11-21" };
    expect(await callFrom(owner, "PUT", `${path}/consents/contact`, consent)).toBe(204);

    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, "en", businessName, 1);
    await desk.rows.locator(".person-link").focus();
    await page.keyboard.press("Enter");
    await expect(desk.heading(businessName)).toBeVisible();
    const check = desk.section(desk.words.detail.check);
    await expect(check).toContainText("20 points, grade F");
    await desk.unfold(desk.words.detail.answers);
    await expect(check.getByRole("definition")).toHaveCount(15);
    await tabTo(page, desk.words.statuses.talking);
    await page.keyboard.press("Enter");
    await expect(desk.status("talking")).toHaveAttribute("aria-pressed", "true");
    await desk.note.focus();
    await page.keyboard.type("Asked for Monday.");
    await tabTo(page, desk.words.leadPage.note.save);
    await page.keyboard.press("Enter");
    await expect(desk.notes).toContainText("Asked for Monday.");
    await page.reload();
    await expect(desk.notes.getByRole("listitem").first()).toContainText("Asked for Monday.");
  },
);

test(
  "two operators at one lead: the second is told, keeps what was written, and saves again",
  LONG,
  async ({ context, newDevice, signedIn, stack: { site } }) => {
    const name = await newLead(site.url);
    await signedIn(context, OPERATOR);
    const other = await newDevice();
    await signedIn(other, SECOND);
    const pages = [await context.newPage(), await other.newPage()] as const;
    const [first, second] = pages.map((page) => deskOn(page, "en"));
    for (const desk of [first!, second!]) {
      await desk.open();
      await desk.find(name, 1);
      await desk.row(name).click();
      await expect(desk.heading(name)).toBeVisible();
    }
    await first!.status("talking").click();
    await expect(first!.saved).toBeVisible();
    await second!.note.fill("Does not pick up.");
    await second!.status("demo").click();
    await expect(pages[1].locator(".desk-said")).toContainText(`${OPERATOR.email} was faster`);
    await expect(second!.note).toHaveValue("Does not pick up.");
    await second!.save.click();
    await expect(second!.notes.getByRole("listitem").first()).toContainText("Does not pick up.");
    await second!.status("demo").click();
    await expect(second!.status("demo")).toHaveAttribute("aria-pressed", "true");
  },
);

test("a person who asks for it is deleted everywhere", async ({
  page,
  context,
  newDevice,
  signedIn,
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

  await signedIn(context, OPERATOR);
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
  signedIn,
  stack: { site },
}) => {
  await page.clock.install();
  await signedIn(context, OPERATOR);
  const desk = deskOn(page, "en");
  await desk.open("/log");
  await sendMessage(site.url, { name: newName(), topic: "order", package: "complete" });
  await page.clock.fastForward(61_000);
  await expect(page.getByText(desk.words.frame.news.orders.one)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
});

test("an export has what the filter lets through, as a file for Excel", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  const name = newName();
  await sendMessage(site.url, { name: `=SUM(1) ${name}`, message: "नमस्ते" });
  await sendMessage(site.url, { name: "Somebody Else" });
  await signedIn(context, OPERATOR);
  const desk = await deskThatFound(page, "en", name, 1);
  await desk.unfold(desk.words.screens.list.more);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    desk.button(desk.words.export.csv).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.codePointAt(0)).toBe(0xfeff);
  expect(text).toContain(`"'=SUM(1) ${name}"`);
  expect(text).toContain('"नमस्ते"');
  expect(text).not.toContain("Somebody Else");
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
