import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { checkOn } from "@/e2e/support/check";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { onPhone } from "./phone";

export const SLOW_PHONE_SLOWDOWN = 10;
/** Playwright finds elements by running scripts in the page: it must be idle around a tap; in ms. */
const STILL_MS = 500;
const INSIDE_PX = 20;

/** Runs in the browser before the page: measures every event from the touch to the frame that shows its effect. */
const timeEvents = () => {
  const timed: number[] = [];
  Object.assign(window, { timed });
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) timed.push(duration);
  });
  observer.observe({
    type: "event",
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
};
/** Runs in the browser. */
const timedEvents = () => (window as unknown as { timed: number[] }).timed;

const tapAt = async (page: Page, target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = (await target.boundingBox())!;
  await page.waitForTimeout(STILL_MS);
  await page.touchscreen.tap(x + INSIDE_PX, y + INSIDE_PX);
  await page.waitForTimeout(STILL_MS);
};

const slowDown = async (page: Page, context: BrowserContext) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE_SLOWDOWN });
};

const slowestOf = async (page: Page) => Math.max(0, ...(await page.evaluate(timedEvents)));

/** The longest time of 15 taps to their painted effect, in ms. */
export const slowestTap = (browser: Browser, site: string) =>
  onPhone(browser, async (page, context) => {
    const check = checkOn(page, "en");
    await page.addInitScript(timeEvents);
    await page.goto(`${site}/health-check`);
    await check.progress(1).waitFor();
    await page.waitForLoadState("networkidle");
    await slowDown(page, context);
    for (const index of QUESTION_IDS.keys()) {
      await check.progress(index + 1).waitFor();
      await tapAt(page, check.answer("maybe"));
    }
    await check.results.waitFor();
    return slowestOf(page);
  });

/** The same with a button that does almost nothing. */
export const slowestBareTap = (browser: Browser) =>
  onPhone(browser, async (page, context) => {
    await page.setContent("<button style='padding: 2em'>0</button>");
    await page.evaluate(timeEvents);
    await page.evaluate(() => {
      const button = document.querySelector("button")!;
      button.onclick = () => (button.style.color = button.style.color ? "" : "red");
    });
    await slowDown(page, context);
    const taps = QUESTION_IDS.length;
    for (let tap = 0; tap < taps; tap++) await tapAt(page, page.getByRole("button"));
    return slowestOf(page);
  });
