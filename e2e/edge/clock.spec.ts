// holds: #r13
import { expect } from "@playwright/test";
import { desk as words } from "@/lib/content/en/desk";
import { deskOn } from "@/e2e/support/desk";
import { test as deskTest } from "@/e2e/support/operators";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { LONG } from "@/e2e/support/tiers";

const DAY_MS = 24 * 60 * 60_000;
const CLOCK = {
  NODE_OPTIONS: "--import ./test/support/shifted-clock.mjs",
  CLOCK_JUMP_MS: `${-2 * DAY_MS}`,
};

const test = deskTest.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, ...CLOCK }), { scope: "worker" }],
});

test(
  "with a clock set back by two days an operator works on, and reads that it may be wrong",
  LONG,
  async ({ page, context, atDesk, stack: { site } }) => {
    await atDesk(context);
    process.kill(site.pid, "SIGUSR2");
    await expect.poll(site.output).toContain("the clock is set");
    const name = `Clock ${newName()}`;
    await sendMessage(site.url, { name });
    const desk = deskOn(page, "en");
    await desk.open("");
    await expect(page.getByText(words.checks.troubles.clock.title)).toBeVisible();
    await expect(desk.main.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    await desk.open();
    await desk.find(name, 1);
    expect(site.output()).not.toMatch(/"level":(50|60)|Error/);
  },
);
