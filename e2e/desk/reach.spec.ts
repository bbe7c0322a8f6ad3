// The desk in large type, on small screens and in the system's colours: twelve pages in nine ways take about 20 s.
// holds: #accessibility
import type { Page } from "@playwright/test";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, test } from "@/e2e/support/operators";
import { deskThatFound } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expectRightForAll } from "@/e2e/support/every-reader";
import { LONG } from "@/e2e/support/tiers";

/** The longer texts. */
const lang: Lang = "hi";
const PLACES = [
  "",
  "/people",
  "/calls",
  "/money",
  "/more",
  "/numbers",
  "/templates",
  "/partners",
  "/add",
  "/import",
];

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

test(
  "every page of the desk can be read",
  LONG,
  async ({ page, context, atDesk, stack: { site } }) => {
    test.slow();
    const name = newName();
    await sendMessage(site.url, { name, lang, topic: "order", package: "complete" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await atDesk(context);
    const desk = await deskThatFound(page, lang, name, 1);
    expect(await smallTargets(page)).toEqual([]);
    const person = (await desk.rows.locator(".person-link").getAttribute("href"))!.split("?")[0]!;
    const places = PLACES.map((place) => pathIn(lang, `/desk${place}`));
    for (const place of [...places, person, `${person}/delete`]) {
      await page.goto(place);
      await expect(desk.main).toBeVisible();
      await expectRightForAll(page);
    }
  },
);
