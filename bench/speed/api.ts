import { atLeast, atMost } from "@/test/proofs/figures";
import { alternately } from "./alternately";
import { bareLoad, ourLoad } from "./api-load";
import { withPeers } from "./peers";
import type { Measurement } from "./speed-proof";

const SECONDS = 4;
const LEAST_RATIO = 0.8;
const MOST_P99_RATIO = 1.2;
const LOADS = ["answer", "analysis"] as const;

/** The site's two busiest routes against a route handler of Next that stores nothing. */
export const api = (runs: number): Promise<Measurement> =>
  withPeers(async ({ site, next }) => {
    const sides = LOADS.flatMap((load) => [
      [load, () => ourLoad(site, load, SECONDS)] as const,
      [`bare ${load}`, () => bareLoad(next, load, SECONDS)] as const,
    ]);
    const all = Object.fromEntries(sides);
    await alternately(1, all); // a warm-up: the first requests of a process are slow
    const found = await alternately(runs, all);
    const ratio = (load: string, what: string) =>
      found[load]![what]! / found[`bare ${load}`]![what]!;
    return {
      note: `64 connections, ${runs} runs of ${SECONDS} s; p99 in ms.`,
      tables: [Object.entries(found).map(([route, measured]) => ({ route, ...measured }))],
      figures: LOADS.flatMap((load) => [
        atLeast(
          `${load}: requests a second, to a bare handler`,
          ratio(load, "requests a second"),
          LEAST_RATIO,
          "x",
        ),
        atMost(`${load}: p99, to a bare handler`, ratio(load, "p99"), MOST_P99_RATIO, "x"),
      ]),
    };
  });
