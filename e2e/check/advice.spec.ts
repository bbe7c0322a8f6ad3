// holds: #result, #r6
import type { Lang } from "@/lib/domain/core/languages";
import { readFile } from "node:fs/promises";
import { pricesIn } from "@/lib/content/facts/prices";
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

test("a good AI is labelled as AI, with its confidence", async ({ page, groq }) => {
  const check = checkOn(page, lang);
  const { analysis } = check.words.results;
  await check.giveFromLast(ANSWERS);
  const region = check.region(analysis.title);
  await expect(region).toContainText(analysis.ai);
  await expect(region).toContainText(analysis.aiNote);
  await expect(region).not.toContainText(analysis.standard);
  expect(groq.calls()).toBe(1);
  await page.reload();
  await expect(region).toContainText(analysis.ai);
  expect(groq.calls()).toBe(1);
});

test("a broken AI leaves the standard advice, labelled, without a confidence", async ({
  page,
  groq,
}) => {
  groq.setMode("500");
  const check = checkOn(page, lang);
  const { analysis } = check.words.results;
  await check.giveFromLast(answersOf(1));
  const region = check.region(analysis.title);
  await expect(region).toContainText(analysis.standard);
  await expect(region).toContainText(analysis.standardNote);
  await expect(region).not.toContainText("85");
  await expect(region).not.toContainText(analysis.aiNote);
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
  expect(download.suggestedFilename()).toBe(reportFileName(new Date(year!, month! - 1, day)));
  const text = await readFile(await download.path(), "utf8");
  for (const part of [
    "67",
    "B",
    "Operations Excellence & Strategy Package",
    pricesIn(lang).suite.whole,
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
  await expect(link(offer.buyNow)).toHaveAttribute(
    "href",
    `${prefix}/contact?topic=order&package=suite`,
  );
  await expect(link(offer.bookDemo)).toHaveAttribute(
    "href",
    `${prefix}/contact?topic=demo&package=suite`,
  );
  await expect(link(offer.callNow)).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(link(offer.liveChat)).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*67/);
  const plan = new RegExp(String.raw`^https://wa\.me\?text=(?!.*67)`);
  await expect(link(offer.whatsapp)).toHaveAttribute("href", plan);
  await link(offer.buyNow).click();
  await expect(page).toHaveURL(/\/contact\?topic=order/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Strategic Growth Planning & Implementation Suite",
  );
});
