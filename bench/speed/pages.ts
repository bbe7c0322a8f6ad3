import { alternately, type Measured } from "./alternately";
import { everyPageAtLeast, everyPageAtMost } from "./every-page";
import { withLighthouse } from "./lighthouse";
import { withPlainPages } from "./peers";
import { publicUrls } from "./public-urls";
import type { Measurement } from "./speed-proof";
import { taps } from "./taps";
import { unlessBusy } from "./unless-busy";

/** How much slower than this machine a phone is, and what it may block longer than the page's plain HTML, in ms. */
const PHONES = {
  phone: { slowdown: 4, mostTbtMore: 60 },
  "slow phone": { slowdown: 10, mostTbtMore: 250 },
};
/** Pages that run their code when they are idle (docs/decisions/021-pages-from-memory.md). */
const USED_AT_ONCE = /^(?:\/hi)?\/(?:health-check|onboarding)$/;
const MOST_TBT_MORE_USED = 200;
const LEAST_PERFORMANCE = 97;
const ALL_WELL = 100;
/** Relative to the page's plain HTML in the same run. */
const MOST_LCP_RATIO = 1.1;
const MOST_CLS = 0.01;
const LCP_RATIO = "LCP to plain HTML";
const TBT_MORE = "TBT beyond plain HTML's";

type Pages = Record<string, Measured>;

/** A page's measurements with those that are relative to its plain twin. */
const beside = (own: Measured, twin: Measured): Measured => ({
  ...own,
  [LCP_RATIO]: own.LCP! / twin.LCP!,
  [TBT_MORE]: own.TBT! - twin.TBT!,
});

/** Lighthouse on two phones, on every public page and its plain twin in turn. */
export const pages = (rounds: number, routes?: readonly string[]): Promise<Measurement> =>
  withPlainPages(({ site, plain }) =>
    withLighthouse(async (audit) => {
      const paths = publicUrls(routes);
      const on = async (slowdown: number) => {
        const sides = paths.flatMap((path): [string, () => Promise<Measured>][] => [
          [path, () => audit(site + path, slowdown)],
          [`plain ${path}`, () => audit(plain + path, slowdown)],
        ]);
        const all = await alternately(rounds, Object.fromEntries(sides));
        const twins: Pages = Object.fromEntries(paths.map((path) => [path, all[`plain ${path}`]!]));
        const ours: Pages = Object.fromEntries(
          paths.map((path) => [path, beside(all[path]!, twins[path]!)]),
        );
        return { all, twins, ours };
      };
      const phone = await on(PHONES.phone.slowdown);
      const slow = await on(PHONES["slow phone"].slowdown);
      const tableOf = (name: keyof typeof PHONES, { all }: typeof phone) =>
        Object.entries(all).map(([page, measured]) => ({ [name]: page, ...measured }));
      const tbtOn = (name: keyof typeof PHONES, { ours }: typeof phone) => {
        const { mostTbtMore } = PHONES[name];
        const mostOf = (isUsed: boolean, most: number) => {
          const some = Object.entries(ours).filter(([path]) => USED_AT_ONCE.test(path) === isUsed);
          const figure = everyPageAtMost(Object.fromEntries(some), TBT_MORE, most, " ms");
          return some.length > 0 ? [{ ...figure, what: `${name}: ${figure.what}` }] : [];
        };
        const mostUsed = Math.max(mostTbtMore, MOST_TBT_MORE_USED);
        return [...mostOf(false, mostTbtMore), ...mostOf(true, mostUsed)];
      };
      const pressed = await taps(site, rounds);
      return {
        note: `Lighthouse on two phones, and taps; medians of ${rounds} rounds, in ms.`,
        tables: [tableOf("phone", phone), tableOf("slow phone", slow), pressed.rows],
        figures: unlessBusy(phone.twins, [
          everyPageAtLeast(phone.ours, "performance", LEAST_PERFORMANCE),
          ...["accessibility", "best practices", "SEO"].map((name) =>
            everyPageAtLeast(phone.ours, name, ALL_WELL),
          ),
          everyPageAtMost(phone.ours, LCP_RATIO, MOST_LCP_RATIO, "x"),
          ...tbtOn("phone", phone),
          ...tbtOn("slow phone", slow),
          everyPageAtMost(phone.ours, "CLS", MOST_CLS),
          ...pressed.figures,
        ]),
      };
    }),
  );
