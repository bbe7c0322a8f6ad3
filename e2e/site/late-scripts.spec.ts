import type { Page } from "@playwright/test";
import { hydrated } from "@/e2e/support/hydrated";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

type LateScript = { src: string; integrity: string; end: "load" | "error" | "pending" };
type Watched = Window & { lateScripts: LateScript[] };

/** Runs in the browser before the page: notes each script element with an address, and what became of it. */
const watchScripts = () => {
  const lateScripts: LateScript[] = [];
  Object.assign(window, { lateScripts });
  const note = (script: HTMLScriptElement) => {
    const { src, integrity } = script;
    const late: LateScript = { src, integrity, end: "pending" };
    lateScripts.push(late);
    for (const end of ["load", "error"] as const)
      script.addEventListener(end, () => (late.end = end));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) note(node);
  }).observe(document, { childList: true, subtree: true });
};

const lateScriptsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).lateScripts);

test(
  "each script that a page inserts has an integrity that the browser checked, and runs",
  LONG,
  async ({ page }) => {
    await page.addInitScript(watchScripts);
    for (const { url } of PUBLIC_PAGES) {
      await page.goto(url);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      const scripts = await lateScriptsOf(page);
      expect(scripts.length, url).toBeGreaterThan(5);
      // React names some of them once more: what has come with its hash is in the browser's memory by then.
      const first = new Map(scripts.toReversed().map((script) => [script.src, script]));
      for (const { src, integrity, end } of first.values())
        expect([integrity.slice(0, 7), end], `${url}: ${src}`).toEqual(["sha256-", "load"]);
    }
  },
);
