// The desk in large type, on small screens and in the system's colours: four views in nine ways take about 20 s.
// holds: #accessibility
import type { Lang } from "@/lib/domain/core/languages";
import type { Page } from "@playwright/test";
import { expect, signIn, OPERATOR, test } from "@/e2e/support/accounts";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectRightForAll } from "@/e2e/support/every-reader";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** The links and buttons of the desk's header that a thumb misses, in px. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator(".desk-head :is(a, button)").evaluateAll((targets) => {
    const LEAST_PX = 44;
    return targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < LEAST_PX
        ? [`${target.textContent}: ${width} x ${height}`]
        : [];
    });
  });

test("every view of the desk can be read", LONG, async ({ page, stack: { site } }) => {
  test.slow();
  const name = `Asha ${newName()}`;
  await sendMessage(site.url, { name, lang });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, OPERATOR, lang);
  const desk = deskOn(page, lang);
  await desk.open();
  await expect(desk.row(name)).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expectRightForAll(page);
  await desk.row(name).click();
  await expect(desk.heading(name)).toBeVisible();
  await expectRightForAll(page);
  for (const view of ["today", "calls", "numbers", "templates", "log"] as const) {
    await desk.tab(desk.words.screens.tabs[view]).click();
    await expect(page).toHaveURL(view === "today" ? /desk$/ : new RegExp(view));
    await expectRightForAll(page);
  }
});
