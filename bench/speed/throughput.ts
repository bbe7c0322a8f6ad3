import { atLeast, type Figure } from "@/test/proofs/figures";
import { cpuOf } from "@/test/support/cpu";
import { alternately, type Measured } from "./alternately";
import { requestsPerSecond } from "./load";
import { withPeers } from "./peers";
import type { Measurement } from "./speed-proof";

const SECONDS = 4;
/** How many times as fast as Next alone. */
const LEAST_OF_NEXT = 10;
const ENCODINGS = ["identity", "gzip", "br"] as const;

const MICROSECONDS = 1_000_000;

/** Requests per second, and the CPU time of each, which other programs do not change. */
const rates = async (pid: number, url: string): Promise<Measured> => {
  const measured: Record<string, number> = {};
  for (const encoding of ENCODINGS) {
    const before = cpuOf(pid);
    const rate = await requestsPerSecond(url, encoding, SECONDS);
    measured[encoding] = rate;
    measured[`${encoding}, µs each`] = (MICROSECONDS * (cpuOf(pid) - before)) / (rate * SECONDS);
  }
  return measured;
};

const ratios = ({ site, next }: Readonly<Record<string, Measured>>): Figure[] =>
  ENCODINGS.map((encoding) =>
    atLeast(
      `${encoding}: to \`next start\``,
      site![encoding]! / next![encoding]!,
      LEAST_OF_NEXT,
      "x",
    ),
  );

/** Requests per second for the home page, by one process each. */
export const throughput = (rounds: number): Promise<Measurement> =>
  withPeers(async ({ site, next }) => {
    const sides = {
      site: () => rates(site.pid, `${site.url}/`),
      next: () => rates(next.pid, `${next.url}/`),
    };
    await alternately(1, sides); // a warm-up: the first requests of a process are slow
    const found = await alternately(rounds, sides);
    return {
      note: `The home page over 64 connections, ${rounds} rounds of ${SECONDS} s.`,
      tables: [
        Object.entries(found).map(([side, measured]) => ({
          "requests a second": side,
          ...measured,
        })),
      ],
      figures: ratios(found),
    };
  });
