// holds: #accessibility
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { holdCode } from "@/e2e/support/hydrated";
import { openNewsletter } from "@/e2e/support/newsletter";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "hi";

test("a screen reader hears question, progress and rule, once each, and three radios", async ({
  page,
}) => {
  const check = checkOn(page, lang);
  const { question } = check.words;
  const progressOf = (n: number) => fill(question.progress, { n, total: 15 });
  await rememberAnswers(page, all("no").slice(0, 6));
  await check.openPage();
  await expect(check.progress(7)).toBeVisible();
  // Who has just come hears the page from its top, past the links before the check.
  await expect(page.locator("body")).toBeFocused();
  await check.answer("yes").click();
  await expect(check.progress(8)).toBeVisible();
  const heading = page.getByRole("heading", { level: 2 }).filter({ visible: true }).first();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(`${progressOf(8)} ${question.rule}`);
  const radios = page.getByRole("radiogroup", { name: progressOf(8), exact: true });
  await expect(radios.getByRole("radio")).toHaveCount(3);
  await expect(radios.getByRole("radio", { checked: true })).toHaveCount(0);
  // What is typed elsewhere on the page is no answer.
  await openNewsletter(page);
  await page.getByRole("contentinfo").getByRole("textbox").first().pressSequentially("mn1");
  await expect(radios.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("an answer that is tapped before any code has come shows at once, and counts; of two the last", async ({
  page,
}) => {
  const check = checkOn(page, lang);
  const release = await holdCode(page);
  await page.goto(pathIn(lang, "/health-check"), { waitUntil: "commit" });
  const colourOf = () =>
    check.answer("no").evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = await colourOf();
  await check.answer("yes").click();
  await expect(check.answer("yes")).toHaveAttribute("aria-busy", "true");
  await check.answer("no").click();
  await expect(check.answer("yes")).not.toHaveAttribute("aria-busy");
  await page.mouse.move(0, 0);
  expect(await colourOf()).not.toBe(before);
  release();
  await expect(check.progress(2)).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 2 }).filter({ visible: true }).first(),
  ).toBeFocused();
  await page.goBack();
  await expect(check.progress(1)).toBeVisible();
  await expect(check.answer("no")).toBeChecked();
});
