import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unmet } from "@/bench/support/proof";
import { answersOf, makeVisitor } from "@/bench/support/visitor";
import { wrongClock } from "@/bench/reliability/wrong-clock";
import { expect, test } from "@playwright/test";
import { deskOn } from "@/e2e/support/desk";
import { OPERATOR, test as deskTest } from "@/e2e/support/accounts";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { startSite } from "@/e2e/support/site";
import { LONG } from "@/e2e/support/tiers";

const NODE_OPTIONS = "--import ./e2e/support/shifted-clock.mjs";
const DAY_MS = 24 * 60 * 60_000;

for (const days of [-2 * 365, 3 * 365])
  test(
    `under a clock that is wrong by ${days} days a check and a message are taken and kept`,
    LONG,
    async () => {
      const env = { NODE_OPTIONS, CLOCK_SHIFT_MS: `${days * DAY_MS}` };
      expect(unmet(await wrongClock(`${days} days`, env))).toEqual([]);
    },
  );

for (const days of [-30, 30])
  test(
    `a clock set by ${days} days in the middle of an analysis neither ends nor prolongs it`,
    LONG,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "bizgrow-clock-"));
      const groq = await startGroqStandin({ mode: "slow-2000" });
      const site = await startSite({
        SQLITE_PATH: join(folder, "site.db"),
        SPOOL_PATH: join(folder, "spool"),
        GROQ_API_KEY: "test",
        GROQ_BASE_URL: groq.url,
        NODE_OPTIONS,
        CLOCK_JUMP_MS: `${days * DAY_MS}`,
      });
      try {
        const visitor = await makeVisitor(site.url, 1);
        const finished = visitor.finish(answersOf(7));
        await expect.poll(() => groq.calls()).toBe(1);
        process.kill(site.pid, "SIGUSR2");
        expect(await finished).toMatchObject({ status: 200, source: "ai" });
        expect((await visitor.answer("b1", Date.now())).status).toBe(204);
        expect((await fetch(`${site.url}/api/ready`)).status).toBe(200);
      } finally {
        await site.stop();
        await groq.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );

const atDesk = deskTest.extend({
  siteEnv: [
    ({ siteEnv }, use) => use({ ...siteEnv, NODE_OPTIONS, CLOCK_JUMP_MS: `${-DAY_MS}` }),
    { scope: "worker" },
  ],
});

atDesk(
  "under a clock set back by a day an operator goes on: Today, the list and its search",
  LONG,
  async ({ page, context, signedIn, stack: { site } }) => {
    await signedIn(context, OPERATOR);
    process.kill(site.pid, "SIGUSR2");
    await expect.poll(site.output).toContain("the clock is set");
    const name = `Clock ${newName()}`;
    await sendMessage(site.url, { name });
    const desk = deskOn(page, "en");
    await desk.open("");
    await expect(desk.main.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    await desk.open();
    await desk.find(name, 1);
    expect(site.output()).not.toMatch(/"level":(50|60)|Error/);
  },
);
