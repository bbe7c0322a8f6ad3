// The desk in large type, on small screens and in the system's colours: four views in nine ways take about 20 s.
import type { Page } from "@playwright/test";
import { LANGS } from "@/lib/domain/core/languages";
import { expect, signIn } from "@/e2e/support/accounts";
import { expectSeen, movesOn } from "@/e2e/support/colours";
import { deskOn, OPERATOR, test } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectReadable } from "@/e2e/support/reach";
import { LONG } from "@/e2e/support/tiers";

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

for (const lang of LANGS)
  test(`${lang}: every view of the desk can be read`, LONG, async ({ page, stack: { site } }) => {
    test.slow();
    const name = `Asha ${newName()}`;
    await sendMessage(site.url, { name, lang });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, OPERATOR, lang);
    const desk = deskOn(page, lang);
    const expectView = async () => {
      await expectReadable(page);
      await expectSeen(page);
      expect(await movesOn(page)).toEqual([]);
    };
    await desk.open();
    await expect(desk.row(name)).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await expectView();
    await desk.row(name).click();
    await expect(desk.heading(name)).toBeVisible();
    await expectView();
    for (const view of ["today", "numbers", "health", "templates", "log"] as const) {
      await desk.tab(desk.words.screens.tabs[view]).click();
      await expect(page).toHaveURL(view === "today" ? /desk\??$/ : new RegExp(view));
      await expectView();
    }
  });
