import { rmSync } from "node:fs";
import { run } from "@/scripts/setup/ensure-installed.mjs";
import { atMost } from "@/bench/support/proof";
import { alternately } from "./alternately";
import { buildNext } from "./build-peers";
import { withPeers } from "./peers";
import type { Measurement } from "./speed-proof";

const MOST_SECONDS = 60;

const timed = (build: () => void) => () => {
  const start = performance.now();
  build();
  return Promise.resolve({ seconds: (performance.now() - start) / 1000 });
};

/** Everything that a start from sources waits for, without anything of an earlier build. */
const buildSite = () => {
  for (const kept of [".next/built-from", ".next/cache/turbopack", ".next/cache/.tsbuildinfo"])
    rmSync(kept, { recursive: true, force: true });
  run(process.execPath, ["scripts/run.mjs", "--build"]);
};

/** The duration of a build: the whole site with its press, and a Next with one page and one route. */
export const buildTime = async (runs: number): Promise<Measurement> => {
  await withPeers(async () => {}); // installs them
  const found = await alternately(runs, { site: timed(buildSite), next: timed(buildNext) });
  return {
    note: `Cold builds, medians of ${runs}.`,
    tables: [Object.entries(found).map(([build, measured]) => ({ build, ...measured }))],
    figures: [atMost("the site, built and pressed", found.site!.seconds!, MOST_SECONDS, " s")],
  };
};
