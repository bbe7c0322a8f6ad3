import type { Browser } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { onPhone } from "./phone";

/** Lighthouse's slow 4G, applied to a real connection. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Runs in the browser before the page: measures from the tap to the frame with the first question. */
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

/** The time from a tap to the dialog's first question with an empty cache on slow 4G, in ms. */
export const opening = (browser: Browser, site: string) =>
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
