import { cpuOf } from "@/bench/support/cpu";
import { atLeast, type Figure, notMeasured } from "@/bench/support/proof";
import { alternately, type Measured } from "./alternately";
import { COMPRESSED, IDENTITY, requestsPerSecond } from "./load";
import { type Server, withPeers } from "./peers";
import type { Measurement } from "./speed-proof";

const SECONDS = 4;
/** How many times as fast as Next alone. */
const LEAST = { identity: 25, compressed: 55 };
const LEAST_OF_NGINX = 0.45;
const KINDS = ["identity", "compressed"] as const;
const ENCODINGS = { identity: IDENTITY, compressed: COMPRESSED };

const MICROSECONDS = 1_000_000;

/** Requests a second, and the processor time that each takes: that no other program's work makes longer. */
const rates = async ({ url, pid }: Server): Promise<Measured> => {
  const measured: Record<string, number> = {};
  for (const kind of KINDS) {
    const before = cpuOf(pid);
    const rate = await requestsPerSecond(`${url}/`, ENCODINGS[kind], SECONDS);
    measured[kind] = rate;
    measured[`${kind}, µs each`] = (MICROSECONDS * (cpuOf(pid) - before)) / (rate * SECONDS);
  }
  return measured;
};

const ratios = (ours: Measured, next: Measured, nginx?: Measured): Figure[] =>
  KINDS.flatMap((kind) => [
    atLeast(`${kind}: to \`next start\``, ours[kind]! / next[kind]!, LEAST[kind], "x"),
    nginx
      ? atLeast(`${kind}: to nginx`, ours[kind]! / nginx[kind]!, LEAST_OF_NGINX, "x")
      : notMeasured(`${kind}: to nginx`, "there is no nginx here"),
  ]);

/** Requests a second for the home page, of one process each. */
export const throughput = (runs: number): Promise<Measurement> =>
  withPeers(async ({ site, next, plain }) => {
    const sides = {
      site: () => rates(site),
      next: () => rates(next),
      ...(plain && { nginx: () => rates(plain) }),
    };
    await alternately(1, sides); // what a process does for the first time it does slowly
    const found = await alternately(runs, sides);
    const rows = Object.entries(found).map(([side, measured]) => ({
      "requests a second": side,
      ...measured,
    }));
    return {
      note: `One page over 64 connections, ${runs} runs of ${SECONDS} s.`,
      tables: [rows],
      figures: ratios(found.site!, found.next!, found.nginx),
    };
  });
