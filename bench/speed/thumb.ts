import type { Browser, BrowserContext, Page } from "@playwright/test";
import { devices } from "@playwright/test";
import { atMost } from "@/bench/proof";
import { checkOn } from "@/e2e/check";
import { rememberWelcome } from "@/e2e/stack";
import { contentIn } from "@/lib/content";
import { QUESTION_IDS } from "@/lib/domain/sections";
import { launchChromium } from "./browser";
import { withSite } from "./peers";
import type { Measurement } from "./speed-proof";
import { median } from "./stats";

const SLOW_PHONE_SLOWDOWN = 10;
const MOST_INP_MS = 100;
/** Playwright looks for things with scripts of its own in the page: around a tap it is to do nothing. */
const STILL_MS = 500;
const INSIDE_PX = 20;
const MOST_OPENING_MS = 1_000;
/** Slow 4G as Lighthouse lays it on a real connection. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const onPhone = async <T>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "en-IN" });
  await context.addInitScript(rememberWelcome);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
};

/** Runs in the browser before the page: every event is timed from the touch to the frame that shows its effect. */
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

/** How long each of 15 taps takes to its painted effect, at worst, in ms. */
const slowestTap = (browser: Browser, site: string) =>
  onPhone(browser, async (page, context) => {
    const check = checkOn(page, "en");
    await page.addInitScript(timeEvents);
    await page.goto(`${site}/health-check`);
    await check.progress(1).waitFor();
    await page.waitForLoadState("networkidle");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE_SLOWDOWN });
    for (const index of QUESTION_IDS.keys()) {
      await check.progress(index + 1).waitFor();
      await check.answer("maybe").scrollIntoViewIfNeeded();
      const { x, y } = (await check.answer("maybe").boundingBox())!;
      await page.waitForTimeout(STILL_MS);
      await page.touchscreen.tap(x + INSIDE_PX, y + INSIDE_PX);
      await page.waitForTimeout(STILL_MS);
    }
    await check.results.waitFor();
    return Math.max(...(await page.evaluate(timedEvents)));
  });

/** Runs in the browser before the page: from the tap to the frame that shows the first question. */
const timeOpening = () => {
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector("dialog[open] #quiz-question"))
          return requestAnimationFrame(look);
        Object.assign(window, { opening: performance.now() - timeStamp });
        return 0;
      };
      look();
    },
    { capture: true, once: true },
  );
};

/** How long the dialog takes to its first question with an empty cache on slow 4G, in ms. */
const opening = (browser: Browser, site: string) =>
  onPhone(browser, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await page.addInitScript(timeOpening);
    await page.goto(site);
    await page.waitForLoadState("networkidle");
    const name = contentIn("en").home.hero.buttons.check;
    await page.getByRole("main").getByRole("link", { name, exact: true }).first().tap();
    const opened = await page.waitForFunction(() => "opening" in window && window.opening);
    return Number(await opened.jsonValue());
  });

/** The check under a thumb: a slow phone, and a slow network. */
export const thumb = (runs: number): Promise<Measurement> =>
  withSite(async ({ url }) => {
    const browser = await launchChromium();
    try {
      const taps: number[] = [];
      const openings: number[] = [];
      for (let run = 0; run < runs; run++) {
        taps.push(await slowestTap(browser, url));
        openings.push(await opening(browser, url));
      }
      const rows = taps.map((tap, run) => ({
        run: String(run + 1),
        "slowest tap, ms": tap,
        "opening, ms": openings[run]!,
      }));
      return {
        note: `Taps with the processor ${SLOW_PHONE_SLOWDOWN}x as slow; openings on slow 4G (${SLOW_4G.latency} ms a request), with an empty cache.`,
        tables: [rows],
        figures: [
          atMost("slowest of 15 taps to its paint, median", median(taps), MOST_INP_MS, " ms"),
          atMost("tap to the first question, median", median(openings), MOST_OPENING_MS, " ms"),
        ],
      };
    } finally {
      await browser.close();
    }
  });
