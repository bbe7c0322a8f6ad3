// holds: #result, #r6
import type { Lang } from "@/lib/domain/core/languages";
import { readFile } from "node:fs/promises";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { reportFileName } from "@/lib/domain/check/report";
import { all, checkOn } from "@/e2e/support/check";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "en";

/** The last area always hurts most. Each test that counts calls has its own answers: advice once given is kept. */
const answersOf = (maybes: number) => [
  ...all("maybe").slice(0, maybes),
  ...all("no").slice(maybes, 10),
  ...all("yes").slice(0, 5),
];
const ANSWERS = answersOf(0);

test("a good AI: its two strongest remarks are open under its mark, each with its answers", async ({
  page,
  groq,
}) => {
  const check = checkOn(page, lang);
  const { analysis } = check.words.results;
  await check.giveFromLast(ANSWERS);
  const region = check.region(analysis.title);
  await expect(region).toContainText(`${analysis.ai} ${analysis.aiNote}`);
  const open = region.getByRole("listitem").filter({ visible: true });
  await expect(open).toHaveCount(2);
  for (const remark of await open.all())
    await expect(remark).toContainText(contentIn(lang).result.because.yes);
  await region.getByText(analysis.more).click();
  await expect(open).not.toHaveCount(2);
  expect(groq.calls()).toBe(1);
  await page.reload();
  await expect(region).toContainText(analysis.ai);
  expect(groq.calls()).toBe(1);
});

test("a broken AI leaves our advice, one line that says so, and no section", async ({
  page,
  groq,
}) => {
  groq.setMode("500");
  const check = checkOn(page, lang);
  const { analysis } = check.words.results;
  await check.giveFromLast(answersOf(1));
  const result = page.locator(".result");
  await expect(result).toContainText(analysis.silent);
  await expect(result).toContainText(contentIn(lang).result.plan.why);
  await expect(check.region(analysis.title)).toHaveCount(0);
  for (const text of [analysis.ai, "85"]) await expect(result).not.toContainText(text);
});

/** Runs in the browser, whose day is not this machine's: in India it begins earlier. */
const shownToday = () => new Date().toLocaleDateString("en-US");

test("the download is a text report named with the date", async ({ page }) => {
  const check = checkOn(page, lang);
  await check.giveFromLast(ANSWERS);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    check.button(check.words.results.keep.download).click(),
  ]);
  const [month, day, year] = (await page.evaluate(shownToday)).split("/").map(Number);
  expect(download.suggestedFilename()).toBe(
    reportFileName(contentIn(lang), new Date(year!, month! - 1, day)),
  );
  const text = await readFile(await download.path(), "utf8");
  for (const part of [
    "67",
    "B",
    "Operations Excellence & Strategy Package",
    packageTableIn(lang)["suite"]!.price.whole,
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]|undefined|Unknown question/);
});

test("the result's buttons lead where they say", async ({ page }) => {
  const check = checkOn(page, lang);
  const { offer } = check.words.results;
  await check.giveFromLast(ANSWERS);
  const link = (name: string) => page.getByRole("link", { name });
  const prefix = "";
  await expect(link(offer.buyNow)).toHaveAttribute("href", `${prefix}/contact/order/suite`);
  await expect(link(offer.bookDemo)).toHaveAttribute("href", `${prefix}/contact/demo/suite`);
  await expect(link(offer.callNow)).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(link(offer.liveChat)).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*67/);
  const plan = new RegExp(String.raw`^https://wa\.me\?text=(?!.*67)`);
  await expect(link(offer.whatsapp)).toHaveAttribute("href", plan);
  await link(offer.buyNow).click();
  await expect(page).toHaveURL(/\/contact\/order\/suite$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Order: The udhaar and accounts package",
  );
});
