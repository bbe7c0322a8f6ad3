import { atMost, notMeasured } from "@/bench/support/proof";
import { alternately, type Measured } from "./alternately";
import { withLighthouse } from "./lighthouse";
import { withPeers } from "./peers";
import type { Measurement } from "./speed-proof";

const PHONE_SLOWDOWN = 4;
const SLOW_PHONE_SLOWDOWN = 10;
/** Relative to plain HTML of the same markup, in the same run. */
const MOST_LCP_RATIO = 1.1;
const MOST_TBT_MORE_MS = { phone: 60, "slow phone": 250 };

const rowsOf = (slowdown: number, sides: Readonly<Record<string, Measured>>) =>
  Object.entries(sides).map(([side, { performance, FCP, LCP, TBT, CLS }]) => ({
    [`processor ${slowdown}x as slow`]: side,
    performance: performance!,
    FCP: FCP!,
    LCP: LCP!,
    TBT: TBT!,
    CLS: CLS!,
  }));

/** Runs Lighthouse on the home page and on its peers, as a phone and as a slow one. */
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
          ...(
            [
              ["phone", found],
              ["slow phone", slow],
            ] as const
          ).map(([device, { site, plain }]) => {
            const what = `${device}: TBT beyond plain HTML's`;
            return plain
              ? atMost(what, site!.TBT! - plain.TBT!, MOST_TBT_MORE_MS[device], " ms")
              : notMeasured(what, "there is no nginx here");
          }),
        ],
      };
    }),
  );
