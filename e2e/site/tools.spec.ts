// holds: #tools
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { TOOL_EXAMPLES } from "@/lib/content/facts/tool-examples";
import { toolPath } from "@/lib/content/facts/public-pages";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { TOOL_IDS, type ToolId } from "@/lib/domain/tools/tool-ids";
import { fieldsOf } from "@/lib/domain/tools/tools";
import { expectNoViolations } from "@/e2e/support/axe";
import { bookOf } from "@/e2e/support/dues-book";
import { hydrated } from "@/e2e/support/hydrated";
import { expectToFit } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";
import { longIf } from "@/e2e/support/tiers";

const urlOf = (lang: Lang, id: ToolId) => pathIn(lang, toolPath(id));
const wordsOf = (lang: Lang, id: ToolId) => contentIn(lang).tools.all[id];
const fieldOf = (page: Page, lang: Lang, id: ToolId, name: string) =>
  page.getByLabel(wordsOf(lang, id).fields[name]!.label, { exact: true });
const lineOf = (page: Page, lang: Lang, id: ToolId, name: string) =>
  page
    .getByRole("region", { name: contentIn(lang).tools.form.sum })
    .getByRole("listitem")
    .filter({ hasText: wordsOf(lang, id).lines[name]! })
    .first();
/** One page of A4 in points, as Chromium writes it into a PDF. */
const expectOnePage = async (page: Page, what: string) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g), what).toHaveLength(1);
  expect(
    pdf.match(/\/MediaBox\s*\[\s*0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\s*\]/g),
    what,
  ).toHaveLength(1);
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of LANGS)
    test(`${lang}: each tool has its formula, an example and a sheet of one page, and sends nothing`, async ({
      page,
    }) => {
      for (const id of TOOL_IDS) {
        await page.goto(urlOf(lang, id));
        const { formula, lines, question } = wordsOf(lang, id);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
        await page.getByText(contentIn(lang).tools.formula, { exact: true }).click();
        for (const line of formula) await expect(page.getByText(line)).toBeVisible();
        const example = page.getByRole("table").filter({ hasText: contentIn(lang).tools.example });
        await expect(
          example.getByRole("rowheader", { name: Object.values(lines).at(-1)! }),
        ).toBeVisible();
        if (id === "udhaar") await page.getByText(contentIn(lang).tools.form.costs).click();
        for (const [name] of fieldsOf(id))
          await expect(fieldOf(page, lang, id, name)).toBeVisible();
        const field = page.getByRole("main").getByRole("textbox").first();
        await field.fill("4200");
        await field.press("Enter");
        await expect(field).toHaveValue("4200");
        expect(new URL(page.url()).search).toBe("");
        await expectOnePage(page, id);
      }
    });
});

for (const lang of LANGS)
  test(
    `${lang}: the sum appears while one types, a wrong field says so, the other lines stay`,
    longIf(lang === "en"),
    async ({ page }) => {
      const { problems } = contentIn(lang).tools.form;
      await page.goto(urlOf(lang, "margin"));
      await fieldOf(page, lang, "margin", "price").fill("५००");
      await fieldOf(page, lang, "margin", "cost").fill("118");
      await expect(page.getByText(wordsOf(lang, "margin").needs)).toBeVisible();
      await fieldOf(page, lang, "margin", "gst").selectOption("5");
      await expect(lineOf(page, lang, "margin", "gst")).toContainText("− ₹23.81");
      await expect(lineOf(page, lang, "margin", "left")).toContainText("₹358.19");
      const delivery = fieldOf(page, lang, "margin", "delivery");
      const group = page.getByRole("group", { name: wordsOf(lang, "margin").question });
      const alerts = group.getByRole("alert");
      const below = fieldOf(page, lang, "margin", "commission");
      const placeOf = () =>
        below.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
      const placeBefore = await placeOf();
      await delivery.pressSequentially("1,50,00");
      await expect(alerts).toHaveCount(0);
      await delivery.fill("5O");
      await expect(delivery).not.toHaveAttribute("aria-invalid");
      await page.keyboard.press("Tab");
      await expect(alerts).toHaveText([problems.rupees]);
      await expect(delivery).toHaveAccessibleDescription(new RegExp(problems.rupees));
      await expect(delivery).toHaveAttribute("aria-invalid", "true");
      expect(await placeOf()).toBe(placeBefore);
      await expect(lineOf(page, lang, "margin", "left")).toContainText("₹358.19");
      await delivery.fill("₹ 8.19/-");
      await page.keyboard.press("Tab");
      await expect(delivery).not.toHaveAttribute("aria-invalid");
      await expect(lineOf(page, lang, "margin", "left")).toContainText("₹350");
      await fieldOf(page, lang, "margin", "gst").selectOption("composition");
      await expect(fieldOf(page, lang, "margin", "composition")).toBeVisible();
      await expect(fieldOf(page, lang, "margin", "purchaseGst")).toBeHidden();
      const send = page.getByRole("link", { name: contentIn(lang).tools.form.self });
      expect(decodeURIComponent((await send.getAttribute("href"))!)).toMatch(
        /^https:\/\/wa\.me\?text=.*₹8\.19/s,
      );
      await fieldOf(page, lang, "margin", "cost").fill("1,50,000");
      await expect(page.getByText(wordsOf(lang, "margin").verdicts.nothingLeft!)).toBeVisible();
      // No rule beside a verdict, which says what to do.
      await expect(page.getByText(wordsOf(lang, "margin").rule)).toBeHidden();
      await expectOnePage(page, "filled");
    },
  );

test("a discount is worked out by the lines of the margin, as one types", async ({ page }) => {
  await page.goto(urlOf("en", "margin"));
  const typed = { price: "800", cost: "517.97", off: "5", sold: "90" };
  for (const [name, text] of Object.entries(typed))
    await fieldOf(page, "en", "margin", name).fill(text);
  await fieldOf(page, "en", "margin", "gst").selectOption("18");
  await expect(lineOf(page, "en", "margin", "then")).toContainText("₹126.10");
  await expect(lineOf(page, "en", "margin", "more")).toContainText("26.9 %");
  await expect(lineOf(page, "en", "margin", "needed")).toContainText("115");
});

test("what is typed stays in the tab: back, reload, language and another tool lose nothing", async ({
  page,
  context,
}) => {
  const expectTyped = async (lang: Lang) => {
    await expect(fieldOf(page, lang, "margin", "price")).toHaveValue("500");
    await expect(lineOf(page, lang, "margin", "left")).toContainText("₹382");
  };
  await page.goto(urlOf("en", "margin"));
  await fieldOf(page, "en", "margin", "price").fill("500");
  await fieldOf(page, "en", "margin", "cost").fill("118");
  await fieldOf(page, "en", "margin", "gst").selectOption("unregistered");
  await expectTyped("en");
  await page.reload();
  await expectTyped("en");
  await page.getByRole("link", { name: "हिंदी" }).first().click();
  await expectTyped("hi");
  await page.goto(urlOf("hi", "break-even"));
  await hydrated(page);
  await fieldOf(page, "hi", "break-even", "fixed").fill("40000");
  await page.goBack();
  await expectTyped("hi");
  await page.goForward();
  await expect(fieldOf(page, "hi", "break-even", "fixed")).toHaveValue("40000");
  const other = await context.newPage();
  await other.goto(urlOf("hi", "margin"));
  await hydrated(other);
  await expect(fieldOf(other, "hi", "margin", "price")).toHaveValue("");
});

/** A generator of the same numbers each time (mulberry32). */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const TEXTS = [
  "",
  "0",
  "500",
  "1,50,000",
  "५००",
  "12.5",
  "99.99",
  "₹ 40,000",
  "-5",
  "abc",
  "9990000000",
];

test("200 random fillings send nothing, keep nothing but in this tab, and change no address @long", async ({
  page,
}) => {
  const next = random(36);
  const kept = () =>
    page.evaluate(async () => ({
      storage: JSON.stringify([
        { ...localStorage },
        { ...sessionStorage, "bizgrow-tools": undefined },
      ]),
      cookie: document.cookie,
      databases: (await indexedDB.databases()).length,
      address: location.href,
      history: history.length,
    }));
  for (const id of TOOL_IDS) {
    await page.goto(urlOf("en", id));
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const before = await kept();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    if (id === "udhaar") await page.getByText(contentIn("en").tools.form.costs).click();
    const fields = page
      .getByRole("main")
      .getByRole("group")
      .locator("input:visible, select:visible");
    for (let filling = 0; filling < 200 / TOOL_IDS.length; filling++) {
      const field = fields.nth(Math.floor(next() * (await fields.count())));
      const text = TEXTS[Math.floor(next() * TEXTS.length)]!;
      if ((await field.evaluate(({ tagName }) => tagName)) !== "SELECT") await field.fill(text);
      else await field.selectOption({ index: Math.floor(next() * 4) });
    }
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    expect(asked, id).toEqual([]);
    expect(await kept(), id).toEqual(before);
    page.removeAllListeners("request");
  }
});

test("a tool works by the keyboard alone", async ({ page }) => {
  await page.goto(urlOf("en", "break-even"));
  const example = TOOL_EXAMPLES["break-even"];
  await fieldOf(page, "en", "break-even", "fixed").focus();
  await page.keyboard.type(example.fixed!);
  for (const name of ["left", "days"]) {
    await page.keyboard.press("Tab");
    await expect(fieldOf(page, "en", "break-even", name)).toBeFocused();
    await page.keyboard.type(example[name]!);
  }
  await expect(lineOf(page, "en", "break-even", "day")).toContainText("86");
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: contentIn("en").tools.form.print })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: contentIn("en").tools.form.self })).toBeFocused();
});

test("former sheets and tools lead to the tools that replaced them, for good", async ({
  request,
}) => {
  for (const lang of LANGS)
    for (const [former, id] of [
      ["/sheets/dues-sheet", "udhaar"],
      ["/sheets/margin-sheet", "margin"],
      ["/tools/discount", "margin"],
    ] as const) {
      const response = await request.get(pathIn(lang, former), { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(new URL(response.headers().location!, "http://localhost").pathname).toBe(
        urlOf(lang, id),
      );
    }
});

/** Three and a half screens of a phone, the footer included. */
const MOST_PX = 3.5 * 740;

for (const lang of LANGS)
  test(`${lang}: each tool is three and a half screens of a phone at most, axe clean`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(urlOf(lang, "udhaar"));
    await hydrated(page);
    for (const n of [1, 2, 3])
      await bookOf(page, lang).add({ customer: `Meena Sharma Traders ${n}`, due: "12000" });
    for (const id of TOOL_IDS) {
      await page.goto(urlOf(lang, id));
      await hydrated(page);
      if (id === "udhaar") await expect(bookOf(page, lang).lines).toHaveCount(3);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect({ id, isShort: height <= MOST_PX, height }).toMatchObject({ id, isShort: true });
      await expectNoViolations(page);
      await expectToFit(page);
    }
  });
