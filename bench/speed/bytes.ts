import type { Measured } from "./alternately";
import { launchChromium } from "./browser";
import { withPeers } from "./peers";
import { publicUrls } from "./public-urls";
import type { Measurement } from "./speed-proof";
import { transferred } from "./transfer";
import { everyPageAtMost } from "./every-page";

/** In KB. */
const MOST_SCRIPTS = 155;
const MOST_OF_CHECK = 15;
const MOST = {
  "scripts before load": 1,
  HTML: 13.5, // with its head it fits into ten TCP segments
  styles: 10,
  fonts: 15,
};

/** The pages with the check, or all others. */
const only = (pages: Record<string, Measured>, withCheck: boolean) =>
  Object.fromEntries(
    Object.entries(pages).filter(([path]) => path.endsWith("/health-check") === withCheck),
  );

/** The bytes that a browser loads for each public page, and for the home page of the peers. */
export const bytes = (routes?: readonly string[]): Promise<Measurement> =>
  withPeers(async ({ site, plain, next }) => {
    const browser = await launchChromium();
    const tableOf = async (urls: Readonly<Record<string, string>>) => {
      const measured: Record<string, Measured> = {};
      for (const [name, url] of Object.entries(urls))
        measured[name] = await transferred(browser, url);
      return measured;
    };
    try {
      const ours = await tableOf(
        Object.fromEntries(publicUrls(routes).map((path) => [path, site.url + path])),
      );
      const others = await tableOf({ plain: plain.url, next: next.url });
      const rows = (all: Record<string, Measured>) =>
        Object.entries(all).map(([page, measured]) => ({ page, ...measured }));
      return {
        note: "KB of what a browser with an empty cache loads, bodies alone: scripts as gzip has them, the rest as Brotli where a server has it.",
        tables: [rows(ours), rows(others)],
        figures: [
          everyPageAtMost(only(ours, false), "scripts", MOST_SCRIPTS, " KB"),
          everyPageAtMost(only(ours, true), "scripts", MOST_SCRIPTS + MOST_OF_CHECK, " KB"),
          ...Object.entries(MOST).map(([name, most]) => everyPageAtMost(ours, name, most, " KB")),
        ],
      };
    } finally {
      await browser.close();
    }
  });
