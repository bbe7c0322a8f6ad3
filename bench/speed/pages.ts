import { alternately, type Measured } from "./alternately";
import { everyPageAtLeast, everyPageAtMost } from "./every-page";
import { withLighthouse } from "./lighthouse";
import { withPlainPages } from "./peers";
import { publicUrls } from "./public-urls";
import type { Measurement } from "./speed-proof";
import { unlessBusy } from "./unless-busy";

const PHONE_SLOWDOWN = 4;
const LEAST_PERFORMANCE = 97;
const ALL_WELL = 100;
/** Relative to the page's plain HTML in the same run. */
const MOST_LCP_RATIO = 1.1;
const MOST_TBT_MORE_MS = 60;
const MOST_CLS = 0.01;
const LCP_RATIO = "LCP to plain HTML";
const TBT_MORE = "TBT beyond plain HTML's";

/** Lighthouse on a phone, on every public page and its plain twin in turn. */
export const pages = (rounds: number, routes?: readonly string[]): Promise<Measurement> =>
  withPlainPages(({ site, plain }) =>
    withLighthouse(async (audit) => {
      const paths = publicUrls(routes);
      const sides = paths.flatMap((path): [string, () => Promise<Measured>][] => [
        [path, () => audit(site + path, PHONE_SLOWDOWN)],
        [`plain ${path}`, () => audit(plain + path, PHONE_SLOWDOWN)],
      ]);
      const all = await alternately(rounds, Object.fromEntries(sides));
      const twins = Object.fromEntries(paths.map((path) => [path, all[`plain ${path}`]!]));
      const ours: Record<string, Measured> = {};
      for (const path of paths) {
        const [own, twin] = [all[path]!, twins[path]!];
        ours[path] = {
          ...own,
          [LCP_RATIO]: own.LCP! / twin.LCP!,
          [TBT_MORE]: own.TBT! - twin.TBT!,
        };
      }
      return {
        note: `Lighthouse on a phone, medians of ${rounds} rounds; FCP, LCP and TBT in ms.`,
        tables: [Object.entries(all).map(([page, measured]) => ({ page, ...measured }))],
        figures: unlessBusy(twins, [
          everyPageAtLeast(ours, "performance", LEAST_PERFORMANCE),
          ...["accessibility", "best practices", "SEO"].map((name) =>
            everyPageAtLeast(ours, name, ALL_WELL),
          ),
          everyPageAtMost(ours, LCP_RATIO, MOST_LCP_RATIO, "x"),
          everyPageAtMost(ours, TBT_MORE, MOST_TBT_MORE_MS, " ms"),
          everyPageAtMost(ours, "CLS", MOST_CLS),
        ]),
      };
    }),
  );
