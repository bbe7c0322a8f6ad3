// holds: #progress
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { planOf } from "@/lib/domain/check/plan";
import { NO_MARK } from "@/lib/domain/check/plan-marks";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { callFrom, expectToFit, seedChecks, tabTo, THREE_CHECKS } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** The page by its sections, read. */
const openAccount = async (page: Page, lang: Lang) => {
  const words = contentIn(lang).account;
  await page.goto(pathIn(lang, "/account"));
  await expect(page.getByRole("heading", { name: words.loading })).toBeHidden();
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  return { words, section };
};

const A_SUNDAY = Date.parse("2099-11-29T11:00+05:30");

test("first the plan with what is done and for when, then the last score, and behind a line those before", async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const id = await seedChecks(page, stack.store, lang, THREE_CHECKS);
  const given = THREE_CHECKS.at(-1)!.answers;
  const steps = planOf(Object.fromEntries(QUESTION_IDS.map((one, at) => [one, given[at]!])));
  const [first, second, third] = steps.map(({ questionId }) => questionId);
  const version = Date.now();
  const marks = {
    [first!]: { ...NO_MARK, doneAt: version, version },
    [second!]: { ...NO_MARK, dueAt: A_SUNDAY, version },
  };
  const plan = { marks, trade: null };
  expect(await callFrom(page, "PUT", `/api/visitors/${id}/plan`, plan)).toBe(204);

  const { words, section } = await openAccount(page, lang);
  const { areas, result } = contentIn(lang);
  const rows = section(words.plan.title).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  for (const [at, questionId, state] of [
    [0, first!, words.plan.done],
    [1, second!, "रविवार"],
    [2, third!, words.plan.open],
  ] as const) {
    await expect(rows.nth(at)).toContainText(result.topics[questionId]);
    await expect(rows.nth(at)).toContainText(state);
  }
  const last = section(words.last.title);
  await expect(last).toContainText("18 नवंबर 2026");
  await expect(last.getByRole("img", { name: /67/ })).toBeVisible();
  await expect(last).toContainText(areas.bands.good);
  await last.getByText(fill(words.last.all, { n: 3 })).click();
  await expect(last.getByRole("listitem")).toHaveText([
    /18 नवंबर 2026.*67 \/ 100 · B/,
    /19 जुलाई 2026.*43 \/ 100 · C/,
    /3 मार्च 2026.*20 \/ 100 · F/,
  ]);

  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
    if (width !== 768) await expectNoViolations(page);
  }
  await section(words.plan.title).getByRole("link", { name: words.plan.button }).click();
  await expect(page).toHaveURL(/\/hi\/health-check/);
  await expect(page.getByText(result.topics[second!]).first()).toBeVisible();
});

test(
  "the page says without JavaScript what it needs; nobody finds it in a search",
  LONG,
  async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { account: words } = contentIn(lang);
    await page.goto(`${baseURL}${pathIn(lang, "/account")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    const note = page.getByRole("main").locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(words.withoutScript);
    await expect(page).toHaveTitle(new RegExp(words.title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectToFit(page);
    await context.close();
    expect(await (await request.get("/sitemap.xml")).text()).not.toMatch(/account|settings/);
  },
);

test("the keyboard alone reaches the plan and the earlier scores", async ({ page, stack }) => {
  await seedChecks(page, stack.store, "en", THREE_CHECKS);
  const { words, section } = await openAccount(page, "en");
  await tabTo(page, fill(words.last.all, { n: 3 }));
  await page.keyboard.press("Enter");
  await expect(section(words.last.title).getByText("3 March 2026")).toBeVisible();
  await page.goto("/account");
  await tabTo(page, words.plan.button);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/health-check/);
});
