import { alternately } from "./alternately";
import { withLighthouse } from "./lighthouse";
import { withSite } from "./peers";
import { publicUrls } from "./public-urls";
import type { Measurement } from "./speed-proof";
import { nowhereAbove, nowhereBelow } from "./worst";

const PHONE_SLOWDOWN = 4;
const LEAST_PERFORMANCE = 99;
const ALL_WELL = 100;
const MOST_TBT_MS = 50;
const MOST_CLS = 0.01;

/** Lighthouse on every public page in both languages. */
export const pages = (runs: number, routes?: readonly string[]): Promise<Measurement> =>
  withSite(({ url }) =>
    withLighthouse(async (audit) => {
      const sides = publicUrls(routes).map((path) => [
        path,
        () => audit(url + path, PHONE_SLOWDOWN),
      ]);
      const found = await alternately(runs, Object.fromEntries(sides));
      return {
        note: `Lighthouse on a phone, medians of ${runs}; FCP, LCP and TBT in ms.`,
        tables: [Object.entries(found).map(([page, measured]) => ({ page, ...measured }))],
        figures: [
          nowhereBelow(found, "performance", LEAST_PERFORMANCE),
          ...["accessibility", "best practices", "SEO"].map((name) =>
            nowhereBelow(found, name, ALL_WELL),
          ),
          nowhereAbove(found, "TBT", MOST_TBT_MS, " ms"),
          nowhereAbove(found, "CLS", MOST_CLS),
        ],
      };
    }),
  );
