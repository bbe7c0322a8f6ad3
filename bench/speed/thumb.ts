import { atMost } from "@/bench/support/proof";
import { launchChromium } from "./browser";
import { opening, SLOW_4G } from "./opening";
import { withSite } from "./peers";
import type { Measurement } from "./speed-proof";
import { median } from "./stats";
import { SLOW_PHONE_SLOWDOWN, slowestBareTap, slowestTap } from "./taps";
import { skipIfBusy } from "./skip-if-busy";

const MOST_INP_MS = 100;
/** A few frames, in ms. */
const MOST_BARE_TAP_MS = 50;
const MOST_OPENING_MS = 1_000;

/** The check on a slow phone, and on a slow network. */
export const thumb = (runs: number): Promise<Measurement> =>
  withSite(async ({ url }) => {
    const browser = await launchChromium();
    try {
      const taps: number[] = [];
      const bareTaps: number[] = [];
      const openings: number[] = [];
      for (let run = 0; run < runs; run++) {
        taps.push(await slowestTap(browser, url));
        bareTaps.push(await slowestBareTap(browser));
        openings.push(await opening(browser, url));
      }
      const rows = taps.map((tap, run) => ({
        run: String(run + 1),
        "slowest tap, ms": tap,
        "of a bare button, ms": bareTaps[run]!,
        "opening, ms": openings[run]!,
      }));
      return {
        note: `Taps with the processor ${SLOW_PHONE_SLOWDOWN}x as slow; openings on slow 4G (${SLOW_4G.latency} ms a request), with an empty cache.`,
        tables: [rows],
        figures: [
          skipIfBusy(
            { what: "a bare button takes", ms: median(bareTaps), most: MOST_BARE_TAP_MS },
            atMost("slowest of 15 taps to its paint, median", median(taps), MOST_INP_MS, " ms"),
          ),
          atMost("tap to the first question, median", median(openings), MOST_OPENING_MS, " ms"),
        ],
      };
    } finally {
      await browser.close();
    }
  });
