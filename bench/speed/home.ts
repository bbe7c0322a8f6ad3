import { atLeast, atMost, notMeasured } from "@/bench/support/proof";
import { alternately, type Measured } from "./alternately";
import { withLighthouse } from "./lighthouse";
import { withPeers } from "./peers";
import type { Measurement } from "./speed-proof";
import { plainHtml, skipIfBusy } from "./skip-if-busy";

const PHONE_SLOWDOWN = 4;
const SLOW_PHONE_SLOWDOWN = 10;
const MOST_LCP_RATIO = 1.15;
const LEAST_ON_SLOW_PHONE = 97;
const MOST_TBT_ON_SLOW_PHONE_MS = 200;

const rowsOf = (slowdown: number, sides: Readonly<Record<string, Measured>>) =>
  Object.entries(sides).map(([side, { performance, FCP, LCP, TBT, CLS }]) => ({
    [`processor ${slowdown}x as slow`]: side,
    performance: performance!,
    FCP: FCP!,
    LCP: LCP!,
    TBT: TBT!,
    CLS: CLS!,
  }));

/** Lighthouse on the home page and on its peers, as a phone and as a slow one. */
export const home = (runs: number): Promise<Measurement> =>
  withPeers((peers) =>
    withLighthouse(async (audit) => {
      const measured = (slowdown: number) => {
        const sides = Object.entries(peers).map(([name, { url }]) => [
          name,
          () => audit(`${url}/`, slowdown),
        ]);
        return alternately(runs, Object.fromEntries(sides));
      };
      const found = await measured(PHONE_SLOWDOWN);
      const slow = await measured(SLOW_PHONE_SLOWDOWN);
      return {
        note: `Lighthouse on a phone, medians of ${runs}; FCP, LCP and TBT in ms.`,
        tables: [rowsOf(PHONE_SLOWDOWN, found), rowsOf(SLOW_PHONE_SLOWDOWN, slow)],
        figures: [
          found.plain
            ? atMost("LCP to plain HTML", found.site!.LCP! / found.plain.LCP!, MOST_LCP_RATIO, "x")
            : notMeasured("LCP to plain HTML", "there is no nginx here"),
          ...[
            atLeast("slow phone: performance", slow.site!.performance!, LEAST_ON_SLOW_PHONE),
            atMost("slow phone: TBT", slow.site!.TBT!, MOST_TBT_ON_SLOW_PHONE_MS, " ms"),
          ].map((figure) => skipIfBusy(plainHtml(slow.plain?.TBT), figure)),
        ],
      };
    }),
  );
