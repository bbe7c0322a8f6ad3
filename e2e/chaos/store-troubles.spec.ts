// holds: #backup, #r8, #r15
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { checkOn } from "@/e2e/support/check";
import { startSite } from "@/test/support/site";
import { expect, rememberWelcome, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

/** What the site itself holds for a browser. */
const recordOf = (page: Page, id: string) =>
  page.evaluate(async (path) => {
    const record = (await (await fetch(path)).json()) as {
      quizResponses: { questionId: string }[];
      attempts: unknown[];
    };
    return {
      answered: record.quizResponses.map(({ questionId }) => questionId).sort(),
      attempts: record.attempts.length,
    };
  }, `/api/visitors/${id}`);

test(
  "with a locked database the check goes on, the browser keeps the answers, and sends each once",
  LONG,
  async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), "bizgrow-fault-"));
    const path = join(folder, "site.db");
    const site = await startSite({ SQLITE_PATH: path });
    const context = await browser.newContext({ baseURL: site.url });
    try {
      await context.addInitScript(rememberWelcome);
      const page = await context.newPage();
      const check = checkOn(page, "hi");
      await check.openPage();
      await check.give(["yes", "maybe"]);
      await expect(check.progress(3)).toBeVisible();
      await expect(check.saved).toBeVisible();

      const other = new DatabaseSync(path);
      other.exec("BEGIN EXCLUSIVE");
      await check.give(["no", "yes"], 3);
      await expect(check.progress(5)).toBeVisible();
      await expect(check.status(check.words.saved.pending)).toBeVisible();
      const beside = await context.newPage();
      expect((await beside.goto("/"))?.status()).toBe(200);
      await beside.close();
      const id = await check.visitorId();
      expect((await recordOf(page, id)).answered).toEqual(["b1", "b2"]);

      await check.give(
        QUESTION_IDS.slice(4).map(() => "yes" as const),
        5,
      );
      await expect(check.results).toBeVisible();
      other.exec("ROLLBACK");
      other.close();
      // Sooner than by itself, as when the owner comes back to the page.
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect
        .poll(() => recordOf(page, id), { timeout: 75_000 })
        .toEqual({ answered: [...QUESTION_IDS].sort(), attempts: 1 });
    } finally {
      await context.close();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
