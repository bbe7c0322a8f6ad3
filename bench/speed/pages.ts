import { notMeasured } from "@/bench/support/proof";
import { alternately, type Measured } from "./alternately";
import { withLighthouse } from "./lighthouse";
import { withPeers } from "./peers";
import { publicUrls } from "./public-urls";
import type { Measurement } from "./speed-proof";
import { plainHtml, skipIfBusy } from "./skip-if-busy";
import { everyPageAtMost, everyPageAtLeast } from "./every-page";

const PHONE_SLOWDOWN = 4;
const LEAST_PERFORMANCE = 97;
const ALL_WELL = 100;
/** The allowed excess over plain HTML in the same run. */
const MOST_TBT_MORE_MS = 60;
const MOST_CLS = 0.01;
const PLAIN = "plain HTML";

/** Runs Lighthouse on every public page in both languages. */
export const pages = (runs: number, routes?: readonly string[]): Promise<Measurement> =>
  withPeers(({ site, plain }) =>
    withLighthouse(async (audit) => {
      const sides = publicUrls(routes).map((path): [string, () => Promise<Measured>] => [
        path,
        () => audit(site.url + path, PHONE_SLOWDOWN),
      ]);
      if (plain) sides.push([PLAIN, () => audit(`${plain.url}/`, PHONE_SLOWDOWN)]);
      const all = await alternately(runs, Object.fromEntries(sides));
      const { [PLAIN]: limit, ...found } = all;
      return {
        note: `Lighthouse on a phone, medians of ${runs}; FCP, LCP and TBT in ms.`,
        tables: [Object.entries(all).map(([page, measured]) => ({ page, ...measured }))],
        figures: [
          skipIfBusy(
            plainHtml(limit?.TBT),
            everyPageAtLeast(found, "performance", LEAST_PERFORMANCE),
          ),
          ...["accessibility", "best practices", "SEO"].map((name) =>
            everyPageAtLeast(found, name, ALL_WELL),
          ),
          limit
            ? everyPageAtMost(found, "TBT", Math.round(limit.TBT!) + MOST_TBT_MORE_MS, " ms")
            : notMeasured("TBT to plain HTML", "there is no nginx here"),
          everyPageAtMost(found, "CLS", MOST_CLS),
        ],
      };
    }),
  );
