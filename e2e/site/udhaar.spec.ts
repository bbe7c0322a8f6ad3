// holds: #tools
// Up to 20 s: a week with twenty customers.
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { toolPath } from "@/lib/content/facts/public-pages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { bookOf } from "@/e2e/support/dues-book";
import { hydrated } from "@/e2e/support/hydrated";
import { expectToFit } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";

const MONDAY = new Date("2026-11-23T10:00:00+05:30");
const DAY_MS = 24 * 60 * 60 * 1000;

const urlOf = (lang: Lang) => pathIn(lang, toolPath("udhaar"));

/** WhatsApp: what it was asked to open. */
const whatsAppOf = async (page: Page) => {
  const asked: URL[] = [];
  await page.context().route("https://wa.me/**", (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ body: "WhatsApp" });
  });
  return asked;
};

const customers = Array.from({ length: 20 }, (_, at) => ({
  customer: `Customer ${at + 1}`,
  phone: `98765 432${String(at + 10)}`,
  due: `${(at + 1) * 100}`,
  // The later ones are the older ones.
  since: new Date(MONDAY.getTime() - at * 7 * DAY_MS).toISOString().slice(0, 10),
}));

test("a week of twenty customers: nothing is lost, and Friday's three are reminded one after the other", async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.setFixedTime(MONDAY);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(urlOf("en"));
  await hydrated(page);
  const book = bookOf(page, "en");
  for (const one of customers) await book.add(one);
  await expect(book.list).toContainText("₹21,000 due from 20");
  await expect(book.lines.first()).toContainText("Customer 20");
  await expect(book.lines.last()).toContainText("Customer 1");

  // Tuesday: a reload, and two of them pay.
  await page.reload();
  await expect(book.lines).toHaveCount(20);
  await book.ofLine(book.words.paid, "Customer 20").click();
  await expect(book.lines).toHaveCount(19);
  await expect(book.button(book.words.undo)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(book.lines).toHaveCount(20);
  await book.ofLine(book.words.paid, "Customer 20").click();
  await book.ofLine(book.words.part, "Customer 19").click();
  await page.getByLabel(book.words.came).fill("4OO");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(book.words.came)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(book.words.came).fill("400");
  await page.keyboard.press("Enter");
  await expect(book.lines.first()).toContainText("₹1,500");
  await expect(book.list).toContainText("₹18,600 due from 19");
  await expectNoViolations(page);
  await expectToFit(page);

  // Wednesday: the tab is killed, and the page is read in the other language.
  await page.close();
  const next = await context.newPage();
  await next.clock.setFixedTime(new Date(MONDAY.getTime() + 4 * DAY_MS));
  await next.goto(urlOf("en"));
  await next.getByRole("link", { name: "हिंदी" }).first().click();
  const hindi = bookOf(next, "hi");
  await expect(hindi.lines).toHaveCount(19);

  // Friday, without a network: three reminders, each tap opens the next one's.
  await hydrated(next);
  await context.setOffline(true);
  const texts: string[] = [];
  for (const customer of ["Customer 19", "Customer 18", "Customer 17"]) {
    await expect(next.getByText(new RegExp(`3 में से \\d: ${customer},`))).toBeVisible();
    const { pathname, searchParams } = new URL((await hindi.friday.getAttribute("href"))!);
    expect(pathname).toBe(`/9198765432${Number(customer.slice(-2)) + 9}`);
    texts.push(searchParams.get("text")!);
    const opened = context.waitForEvent("page");
    await hindi.friday.click();
    await (await opened).close();
  }
  expect(texts[0]).toMatch(/Customer 19.*₹1,500/s);
  await expect(next.getByText(hindi.words.sent)).toBeVisible();
  await context.setOffline(false);
  await next.reload();
  await expect(next.getByText(hindi.words.sent)).toBeVisible();
  for (const customer of ["Customer 19", "Customer 18", "Customer 17"])
    await hindi.ofLine(hindi.words.paid, customer).click();
  await expect(hindi.lines).toHaveCount(16);

  // The step of the check asks what came of it, also of those who have paid.
  await checkOn(next, "hi").giveFromLast(all("no").with(QUESTION_IDS.indexOf("o1"), "yes"));
  const { result, plan } = contentIn("hi");
  const topic = result.topics.o1;
  await next.getByRole("checkbox", { name: fill(result.plan.tickOf, { topic }) }).check();
  await expect(next.getByLabel(plan.win.ask.o1!)).toHaveAccessibleName(
    `${fill(plan.win.asked, { sum: "₹5,000" })} ${plan.win.ask.o1} ${topic}`,
  );
});

test("each reminder opens the chat of the customer that is named, and the next one comes after it", async ({
  page,
}) => {
  const asked = await whatsAppOf(page);
  await page.goto(urlOf("en"));
  await hydrated(page);
  const book = bookOf(page, "en");
  await book.add({ customer: "Asha", phone: "98765 43210", due: "500" });
  await book.add({ customer: "Imran", due: "400" });
  for (const customer of ["Asha", "Imran"]) {
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: `${book.words.send} ${customer}` }).click();
    await (await opened).waitForLoadState();
  }
  expect(asked.map(({ pathname }) => pathname)).toEqual(["/919876543210", "/"]);
  expect(asked.map(({ searchParams }) => searchParams.get("text"))).toEqual([
    expect.stringMatching(/Asha.*₹500/s),
    expect.stringMatching(/Imran.*₹400/s),
  ]);
});

test("the list goes to another device as a text; lines that cannot be read are named", async ({
  page,
  browser,
}) => {
  await page.goto(urlOf("en"));
  const book = bookOf(page, "en");
  await book.add({ customer: "Asha", phone: "98765 43210", due: "5k", since: "2026-08-24" });
  await page.locator("summary", { hasText: book.words.more }).click();
  await book.add({ customer: "Imran | bhai", due: "400", paid: "150", promised: "Friday" });
  const { self, sum } = contentIn("en").tools.form;
  const sums = page.getByRole("region", { name: sum });
  const href = await sums.getByRole("link", { name: self }).getAttribute("href");
  const text = new URL(href!).searchParams.get("text")!;
  expect(text).toMatch(/^\*₹5,250 due from 2\*\nAsha \| 98765 43210 \| ₹5,000 \| 24\/08\/2026\n/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL(urlOf("hi"), page.url()).href);
  const there = bookOf(other, "hi");
  await there.others();
  await other.getByLabel(there.words.paste).fill(`${text}\nMeena 500`);
  await there.button(there.words.bring).click();
  await expect(there.lines).toHaveCount(2);
  await expect(there.lines.first()).toContainText("₹5,000");
  await expect(there.lines.last()).toContainText(/Imran bhai.*₹250.*Friday/s);
  await expect(other.getByRole("status").filter({ hasText: "Meena 500" })).toBeVisible();
  await expect(other.getByLabel(there.words.paste)).toHaveValue("Meena 500");
  await expectNoViolations(other);
  await other.context().close();
});

test("200 customers are the most; the list is cleared by one tap, and comes back by another", async ({
  page,
}) => {
  await page.goto(urlOf("en"));
  const book = bookOf(page, "en");
  await book.others();
  const paste = page.getByLabel(book.words.paste);
  const lines = (n: number) => Array.from({ length: n }, (_, at) => `c${at} | | 5`).join("\n");
  await paste.fill(lines(201));
  await book.button(book.words.bring).click();
  await expect(page.getByText(book.words.full)).toBeVisible();
  await expect(book.lines).toHaveCount(0);
  await paste.fill(lines(200));
  await book.button(book.words.bring).click();
  await expect(book.lines).toHaveCount(200);
  await book.add({ customer: "One more", due: "5" });
  await expect(page.getByText(book.words.full)).toBeVisible();
  await expect(book.field("customer")).toHaveValue("One more");
  await expect(book.lines).toHaveCount(200);
  await book.button(book.words.clear).click();
  await expect(book.lines).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("bizgrow-dues"))).toBeNull();
  await book.button(book.words.undo).click();
  await expect(book.lines).toHaveCount(200);
});

test("a wrong field says what to do when it is put on the list, and the first one has the focus; a line is changed", async ({
  page,
}) => {
  await page.goto(urlOf("en"));
  const book = bookOf(page, "en");
  await book.add({ customer: "Asha", phone: "98765", due: "5OO" });
  await expect(book.field("phone")).toBeFocused();
  await expect(book.field("due")).toHaveAccessibleDescription(
    contentIn("en").tools.form.problems.rupees,
  );
  await expect(book.lines).toHaveCount(0);
  await book.add({ phone: "98765 43210", due: "500" });
  await expect(book.lines).toHaveCount(1);
  await expect(book.field("customer")).toBeFocused();
  await book.ofLine(book.words.change, "Asha").click();
  await expect(book.field("due")).toHaveValue("₹500");
  await book.form.getByText(book.words.more, { exact: true }).click();
  await book.add({ due: "700", promised: "Monday" });
  await expect(book.lines).toHaveCount(1);
  await expect(book.lines).toContainText("₹700");
  // What is behind the line is open where there is something in it.
  await book.ofLine(book.words.change, "Asha").click();
  await expect(book.field("promised")).toBeVisible();
});
