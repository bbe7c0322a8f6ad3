// About 10 s each where every question is counted: the journey has to walk them all.
// holds: #funnel
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import type { Counts, FunnelStep } from "@/lib/domain/funnel/daily-counts";
import { all, checkOn } from "@/e2e/support/check";
import { countedFor } from "@/e2e/support/counts";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

const each = (steps: readonly FunnelStep[], times = 1): Counts =>
  Object.fromEntries(steps.map((step) => [step, times]));

test("a visit that ends at the fourth question is counted up to there", async ({ page, stack }) => {
  const source = `dialog-${lang}`;
  const check = checkOn(page, lang);
  await check.openFromHome(`?utm_source=${source}`);
  await check.give(all("no").slice(0, 3));
  await expect(check.progress(4)).toBeVisible();
  expect(await countedFor(stack.store, source, lang)).toEqual({});
  await page.keyboard.press("Escape");
  await expect
    .poll(() => countedFor(stack.store, source, lang))
    .toEqual(each(["opened", "started", "b1", "b2", "b3", "b4"]));
});

test(
  "a check to its result, with what is pressed there, and taken again",
  LONG,
  async ({ page, context, stack }) => {
    const source = `page-${lang}`;
    const check = checkOn(page, lang);
    const { keep, offer } = check.words.results;
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await page.goto(pathIn(lang, `/health-check?utm_source=${source}`));
    await check.give(all("maybe"));
    await expect(check.results).toBeVisible();
    const downloading = page.waitForEvent("download");
    await check.button(keep.download).click();
    await downloading;
    const chatting = context.waitForEvent("page");
    await page.getByRole("link", { name: offer.liveChat }).click();
    await (await chatting).close();
    await check.retake();
    await expect(check.progress(1)).toBeVisible();
    const first = each([
      ...(["opened", "started", ...QUESTION_IDS, "finished", "result"] as const),
      ...(["download", "chat", "retake"] as const),
    ]);
    await page.goto("about:blank");
    await expect
      .poll(() => countedFor(stack.store, source, lang))
      .toEqual({ ...first, opened: 2, b1: 2 });
  },
);

test("the sample is nobody's visit, and is not counted", LONG, async ({ page, stack }) => {
  const check = checkOn(page, "en");
  await page.goto("/health-check?sample=1&utm_source=sample");
  await page.getByRole("link", { name: check.words.results.offer.bookDemo }).click();
  await expect(page).toHaveURL(/\/contact/);
  await page.goto("/health-check?utm_source=visit");
  const link = page.getByRole("link", { name: check.words.question.answers.yes });
  await expect(check.answer("yes").or(link)).toBeVisible();
  await page.goto("/about");
  await expect.poll(() => countedFor(stack.store, "visit", "en")).toEqual(each(["opened", "b1"]));
  expect(await countedFor(stack.store, "sample", "en")).toEqual({});
});
