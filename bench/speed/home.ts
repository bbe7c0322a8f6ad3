import { atMost } from "@/test/proofs/figures";
import { alternately, type Measured } from "./alternately";
import { withLighthouse } from "./lighthouse";
import { withPeers } from "./peers";
import type { Measurement } from "./speed-proof";
import { unlessBusy } from "./unless-busy";

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

/** Lighthouse on the home page, its plain HTML and Next alone, as a phone and as a slow one. */
export const home = (rounds: number): Promise<Measurement> =>
  withPeers(({ site, plain, next }) =>
    withLighthouse(async (audit) => {
      const measured = (slowdown: number) =>
        alternately(rounds, {
          site: () => audit(`${site.url}/`, slowdown),
          plain: () => audit(`${plain.url}/`, slowdown),
          next: () => audit(`${next.url}/`, slowdown),
        });
      const phone = await measured(PHONE_SLOWDOWN);
      const slow = await measured(SLOW_PHONE_SLOWDOWN);
      const more = (device: keyof typeof MOST_TBT_MORE_MS, found: typeof phone) =>
        atMost(
          `${device}: TBT beyond plain HTML's`,
          found.site!.TBT! - found.plain!.TBT!,
          MOST_TBT_MORE_MS[device],
          " ms",
        );
      return {
        note: `Lighthouse on a phone, medians of ${rounds} rounds; FCP, LCP and TBT in ms.`,
        tables: [rowsOf(PHONE_SLOWDOWN, phone), rowsOf(SLOW_PHONE_SLOWDOWN, slow)],
        figures: unlessBusy({ "/": phone.plain! }, [
          atMost("LCP to plain HTML", phone.site!.LCP! / phone.plain!.LCP!, MOST_LCP_RATIO, "x"),
          more("phone", phone),
          more("slow phone", slow),
        ]),
      };
    }),
  );
