import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxPath, startShippedNginx } from "@/e2e/support/shipped-nginx";
import { freePort } from "@/test/support/free-port";
import { cpuOf } from "@/bench/support/cpu";
import { atLeast, type Figure, notMeasured } from "@/bench/support/proof";
import { alternately, type Measured } from "./alternately";
import { COMPRESSED, IDENTITY, requestsPerSecond } from "./load";
import { type Server, withPeers } from "./peers";
import type { Measurement } from "./speed-proof";

const SECONDS = 4;
/** How many times as fast as Next alone. */
const LEAST_OF_NEXT = 10;
/** The shipped configuration of nginx, relative to an nginx that only serves the page. */
const LEAST_OF_NGINX = 0.9;
const KINDS = ["identity", "compressed"] as const;
const ENCODINGS = { identity: IDENTITY, compressed: COMPRESSED };

const MICROSECONDS = 1_000_000;

/** Requests per second, and the CPU time of each, which other programs do not change. */
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

const ratios = ({ site, next, nginx, behind }: Readonly<Record<string, Measured>>): Figure[] =>
  KINDS.flatMap((kind) => [
    atLeast(`${kind}: to \`next start\``, site![kind]! / next![kind]!, LEAST_OF_NEXT, "x"),
    nginx && behind
      ? atLeast(
          `${kind}: behind nginx, to nginx`,
          behind[kind]! / nginx[kind]!,
          LEAST_OF_NGINX,
          "x",
        )
      : notMeasured(`${kind}: behind nginx, to nginx`, "there is no nginx here"),
  ]);

/** nginx's worker, which its main process starts (Linux). */
const firstChildOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]);

/** Runs `work` with the site behind the nginx configuration of deploy/, if nginx is installed. */
const behindNginx = async <T>(site: Server, work: (behind?: Server) => Promise<T>): Promise<T> => {
  if (!nginxPath) return work();
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-behind-"));
  const port = await freePort();
  const nginx = await startShippedNginx(nginxPath, folder, port, Number(new URL(site.url).port));
  try {
    return await work({ url: `http://localhost:${port}`, pid: firstChildOf(nginx.pid) });
  } finally {
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Requests per second for the home page, by one process each. */
export const throughput = (runs: number): Promise<Measurement> =>
  withPeers(({ site, next, plain }) =>
    behindNginx(site, async (behind) => {
      const sides = {
        site: () => rates(site),
        next: () => rates(next),
        ...(behind && { behind: () => rates(behind) }),
        ...(plain && { nginx: () => rates(plain) }),
      };
      await alternately(1, sides); // a warm-up: the first requests of a process are slow
      const found = await alternately(runs, sides);
      const rows = Object.entries(found).map(([side, measured]) => ({
        "requests a second": side,
        ...measured,
      }));
      return {
        note: `One page over 64 connections, ${runs} runs of ${SECONDS} s.`,
        tables: [rows],
        figures: ratios(found),
      };
    }),
  );
