import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atLeast, type Figure, notMeasured } from "@/test/proofs/figures";
import { cpuOf } from "@/test/support/cpu";
import { freePort } from "@/test/support/free-port";
import { nginxPath, startShippedNginx } from "@/test/support/shipped-nginx";
import { alternately, type Measured } from "./alternately";
import { requestsPerSecond } from "./load";
import { startNginxFiles } from "./nginx-files";
import { withPeers, withSite } from "./peers";
import type { Measurement } from "./speed-proof";

const SECONDS = 4;
/** How many times as fast as Next alone. */
const LEAST_OF_NEXT = 10;
/** The shipped configuration of nginx, relative to an nginx that serves the same bytes from files alone. */
const LEAST_OF_NGINX = 0.9;
const ENCODINGS = ["identity", "gzip", "br"] as const;
type Encoding = (typeof ENCODINGS)[number];

const MICROSECONDS = 1_000_000;

/** Requests per second, and the CPU time of each, which other programs do not change. */
const rates = async (pid: number, urlFor: (encoding: Encoding) => string): Promise<Measured> => {
  const measured: Record<string, number> = {};
  for (const encoding of ENCODINGS) {
    const before = cpuOf(pid);
    const rate = await requestsPerSecond(urlFor(encoding), encoding, SECONDS);
    measured[encoding] = rate;
    measured[`${encoding}, µs each`] = (MICROSECONDS * (cpuOf(pid) - before)) / (rate * SECONDS);
  }
  return measured;
};

const ratios = ({ site, next, files, behind }: Readonly<Record<string, Measured>>): Figure[] =>
  ENCODINGS.flatMap((encoding) => {
    const what = `${encoding}: behind nginx, to nginx alone`;
    return [
      atLeast(
        `${encoding}: to \`next start\``,
        site![encoding]! / next![encoding]!,
        LEAST_OF_NEXT,
        "x",
      ),
      files && behind
        ? atLeast(what, behind[encoding]! / files[encoding]!, LEAST_OF_NGINX, "x")
        : notMeasured(what, "there is no nginx here"),
    ];
  });

/** nginx's worker, which its main process starts (Linux). */
const firstChildOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]);

const bodyOf = (url: string, encoding: Encoding) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      response.toArray().then((pieces) => resolve(Buffer.concat(pieces as Buffer[])), reject);
    }).on("error", reject);
  });

type Sides = Readonly<Record<string, () => Promise<Measured>>>;

/** Runs `work` with an nginx before a site as in deploy/, and one with the home page as files; none without nginx. */
const withNginx = async <T>(page: string, work: (sides: Sides) => Promise<T>): Promise<T> => {
  if (!nginxPath) return work({});
  const [identity, gzip, br] = await Promise.all(ENCODINGS.map((one) => bodyOf(page, one)));
  const files = await startNginxFiles(
    nginxPath,
    { identity: identity!, gzip: gzip!, br: br! },
    (await fetch(page)).headers,
  );
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-behind-"));
  const port = await freePort();
  const behind = `http://localhost:${port}`;
  try {
    return await withSite(async ({ url }) => {
      const sitePort = Number(new URL(url).port);
      const nginx = await startShippedNginx(nginxPath!, folder, port, sitePort);
      try {
        return await work({
          behind: () => rates(firstChildOf(nginx.pid), () => `${behind}/`),
          files: () =>
            rates(files.pid, (encoding) => `${files.url}/${encoding === "br" ? "br/" : ""}`),
        });
      } finally {
        await nginx.stop();
      }
    }, behind);
  } finally {
    await files.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Requests per second for the home page, by one process each. */
export const throughput = (rounds: number): Promise<Measurement> =>
  withPeers(({ site, next }) =>
    withNginx(`${site.url}/`, async (nginxSides) => {
      const sides = {
        site: () => rates(site.pid, () => `${site.url}/`),
        next: () => rates(next.pid, () => `${next.url}/`),
        ...nginxSides,
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
    }),
  );
