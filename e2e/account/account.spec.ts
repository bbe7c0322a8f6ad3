// holds: #progress
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { expectToFit, seedChecks, tabTo, THREE_CHECKS } from "@/e2e/support/own-pages";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** The page by its sections, read. */
const openAccount = async (page: Page, lang: Lang) => {
  const words = contentIn(lang).account;
  await page.goto(pathIn(lang, "/account"));
  await expect(page.getByRole("heading", { name: words.loading })).toBeHidden();
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  /** Opens what is behind a line. */
  const open = (line: string) => page.locator("summary", { hasText: line }).click();
  return { words, section, open };
};

const download = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
};

test("three checks: the last result, a picture, the same as a table, and in words what changed", async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seedChecks(page, stack.store, lang, THREE_CHECKS);
  const { words, section, open } = await openAccount(page, lang);
  await open(words.table.caption);
  await open(words.areas.title);
  const { areas, quiz } = contentIn(lang);
  const days = { en: ["18 Nov", "19 Jul", "3 Mar"], hi: ["18 नव", "19 जुल", "3 मार्च"] }[lang];
  const long = {
    en: ["18 November 2026", "19 July 2026", "3 March 2026"],
    hi: ["18 नवंबर 2026", "19 जुलाई 2026", "3 मार्च 2026"],
  }[lang];

  const last = section(words.last.title);
  await expect(last).toContainText(long[0]!);
  await expect(last.getByRole("img", { name: /67/ })).toBeVisible();
  await expect(last).toContainText(areas.bands.good);
  await expect(last).toContainText(areas.titles.operations);
  await expect(last).toContainText(packageTableIn(lang)["suite"]!.price.whole);

  const progress = section(words.progress.title);
  for (const [n, date] of [
    [24, long[1]!],
    [47, long[2]!],
  ] as const)
    await expect(progress).toContainText(fill(words.progress.better, { n, date }));
  const rows = progress.getByRole("row");
  await expect(rows).toHaveCount(4);
  for (const [at, score] of ["67", "43", "20"].entries()) {
    await expect(rows.nth(at + 1)).toContainText(days[at]!);
    await expect(
      rows
        .nth(at + 1)
        .getByRole("cell")
        .first(),
    ).toHaveText(score);
  }

  const operations = section(words.areas.title)
    .getByRole("listitem")
    .filter({
      has: page.getByRole("heading", { name: areas.short.operations }),
    });
  await expect(operations).toContainText(fill(words.areas.more, { n: 0.5, date: long[1]! }));
  await expect(operations).toContainText(fill(words.areas.more, { n: 1.5, date: long[2]! }));
  const worse = operations.getByRole("listitem").filter({ hasText: words.areas.turns.worse });
  await expect(worse).toContainText(contentIn(lang).questions.wording.o2);
  const { no, yes } = quiz.question.answers;
  await expect(worse).toContainText(fill(words.areas.fromTo, { from: no, to: yes }));

  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
    if (width !== 768) await expectNoViolations(page);
  }
});

test(
  "both pages say without JavaScript what they need; nobody finds them in a search",
  LONG,
  async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { account: words, settings } = contentIn(lang);
    await page.goto(`${baseURL}${pathIn(lang, "/account")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    const note = page.getByRole("main").locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(words.withoutScript);
    const language = page.getByRole("region", { name: settings.language.title, exact: true });
    await expect(language.getByRole("link")).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words.title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectToFit(page);
    await context.close();
    expect(await (await request.get("/sitemap.xml")).text()).not.toMatch(/account|settings/);
  },
);

test("the keyboard alone reaches the report, the older checks and the retake", async ({
  page,
  stack,
}) => {
  await seedChecks(page, stack.store, "en", THREE_CHECKS);
  const { words } = await openAccount(page, "en");
  await tabTo(page, words.last.download);
  const report = await download(page, () => page.keyboard.press("Enter"));
  const { health, analysis } = contentIn("en").quiz.results;
  const scored = (score: number) => `${health.score}: ${fill(health.outOf, { score })}`;
  expect(report.name).toBe("bizgrow-health-check-2026-11-18.txt");
  expect(report.text).toContain(scored(67));
  expect(report.text).toContain(`(${analysis.ai})`);
  await tabTo(page, words.last.retake);
  await tabTo(page, words.table.caption);
  await page.keyboard.press("Enter");
  await tabTo(page, "Download the report of 3 March 2026, 12:00 pm");
  const older = await download(page, () => page.keyboard.press("Space"));
  expect(older.name).toBe("bizgrow-health-check-2026-03-03.txt");
  expect(older.text).toContain(scored(20));
  expect(older.text).toContain("3 March 2026");
  expect(older.text).not.toContain(analysis.title);
  for (const { text } of [report, older]) expect(text).not.toMatch(/[{}]|undefined/);
});
