// holds: #choice-of-advice
import type { Locator, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import type { Answer } from "@/lib/domain/check/answers";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { hydrated } from "@/e2e/support/hydrated";
import { freshAnswers } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "hi";

/** The choice between AI advice and only standard advice, wherever it is. */
const choiceOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).adviceChoice;
  const option = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    words,
    ai: option(words.options.ai),
    standard: option(words.options.standard),
    /** Opens the notice before question 1. */
    openNotice: () => page.locator("summary").filter({ hasText: words.notice.more }).click(),
  };
};

/** At least one problem: without any the AI is not asked. */
const someAnswers = (): Answer[] => ["yes", ...freshAnswers().slice(1)];

/** Runs in the browser: the lines that an element's text takes. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
};

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

test("with the notice all answers are on the first screen of a small phone, and the last question is only a question", async ({
  page,
}) => {
  const check = checkOn(page, lang);
  const choice = choiceOn(page, lang);
  const expectOnScreen = async (parts: readonly Locator[]) => {
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  };
  const answers = [check.answer("yes"), check.answer("maybe"), check.answer("no")];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await rememberAnswers(page, []);
    await check.openFromHome();
    const notice = page.locator("#quiz-notice");
    await expectOnScreen([notice, page.locator("#quiz-question"), ...answers]);
    expect(await notice.evaluate(linesOf)).toBeLessThanOrEqual(2);
    const target = (await page.locator("summary").filter({ has: notice }).boundingBox())!;
    expect(target.height).toBeGreaterThanOrEqual(44);

    await rememberAnswers(page, all("maybe").slice(1));
    await check.openFromHome("", 15);
    await expectOnScreen([page.locator("#quiz-question"), ...answers]);
    await expect(choice.ai.or(choice.standard)).toHaveCount(0);
  }
});

test("the notice says where answers go; only standard advice, chosen there, is stored and stays", async ({
  page,
  store,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const check = checkOn(page, lang);
  const { words, ai, standard, openNotice } = choiceOn(page, lang);
  await check.openFromHome();
  await expect(page.locator("#quiz-notice")).toContainText(words.notice.ai);
  await expect(standard).toBeHidden();
  await openNotice();
  await expect(page.locator(".notice").getByText(words.text[0]!)).toContainText("Groq");
  const [one, other] = [(await ai.boundingBox())!, (await standard.boundingBox())!];
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  await expectNoViolations(page);
  await standard.click();
  await expect(standard).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#quiz-notice")).toContainText(words.notice.standard);
  await expectNoViolations(page);
  await check.openFromHome();
  await openNotice();
  await expect(standard).toHaveAttribute("aria-pressed", "true");
  await check.give(["yes"]);
  await expect.poll(() => check.visitorId()).toBeTruthy();
  const id = await check.visitorId();
  await expect
    .poll(async () => (await store()).get(id)?.consents)
    .toMatchObject([{ purpose: "ai", withdrawnAt: expect.any(Number) }]);
});

test("a record, its id and its cookie begin with the first answer: not with Watch Demo, the check or the choice", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/visitors")) calls.push(request.method());
  });
  const check = checkOn(page, lang);
  const { standard, openNotice } = choiceOn(page, lang);
  await page.goto(pathIn(lang, "/health-check?sample=1"));
  await hydrated(page);
  await page.goto(pathIn(lang, "/"));
  await hydrated(page);
  await page
    .getByRole("link", { name: contentIn(lang).home.hero.buttons.demo })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText(check.words.results.sampleNote)).toBeVisible();
  await check.openFromHome();
  await openNotice();
  await standard.click();
  await expect(standard).toHaveAttribute("aria-pressed", "true");
  await check.openPage();
  await expect(check.answer("yes")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.goto(pathIn(lang, "/account#data"));
  await expect(page.getByText(contentIn(lang).settings.none.text)).toBeVisible();
  expect([calls, await page.context().cookies(), await check.visitorId()]).toEqual([[], [], null]);
  await check.openPage();
  await check.give(["yes"]);
  await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
  expect(await check.visitorId()).not.toBeNull();
});

test("the notice that was opened before any script has come stays open", async ({ page }) => {
  const { openNotice, standard } = choiceOn(page, lang);
  await page.goto(pathIn(lang, "/health-check"));
  await openNotice();
  await expect(standard).toBeVisible();
  await hydrated(page);
  await expect(checkOn(page, lang).answer("yes")).toBeVisible();
  await expect(standard).toBeVisible();
});

test("no AI chosen: it gets no call, also for a retake; chosen again in the settings, it gets one", async ({
  page,
  groq,
}) => {
  const check = checkOn(page, lang);
  const choice = choiceOn(page, lang);
  const { analysis } = check.words.results;
  const { why } = contentIn(lang).result.plan;
  const labelled = (text: string) =>
    expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const retake = async () => {
    await check.retake();
    await expect(check.progress(1)).toBeVisible();
    await check.give(someAnswers());
  };
  await page.setViewportSize({ width: 360, height: 800 });
  await check.openPage();
  await choice.openNotice();
  await choice.standard.click();
  await expect(choice.standard).toHaveAttribute("aria-pressed", "true");
  // The choice goes with the first answer.
  await check.give(someAnswers());
  await labelled(why);
  await expect(check.saved).toBeVisible();
  await page.reload();
  await labelled(why);

  await expectNoViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page);
  await retake();
  await labelled(why);
  await expect(check.saved).toBeVisible();
  expect(groq.calls()).toBe(0);

  await page.goto(pathIn(lang, "/account#data"));
  const { title } = contentIn(lang).settings.advice;
  const setting = page.getByRole("switch", { name: title, exact: true });
  await expect(setting).not.toBeChecked();
  await setting.click();
  await expect(setting).toBeChecked();
  await expectNoViolations(page);
  await check.openPage();
  await retake();
  await labelled(analysis.ai);
  expect(groq.calls()).toBe(1);
});
