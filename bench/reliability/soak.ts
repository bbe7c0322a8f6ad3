import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createSender } from "@/e2e/support/durable-sender";
import { createVisitor } from "@/e2e/support/durable-visitor";
import { Refused } from "@/e2e/support/refused";
import { type Site, startSite } from "@/e2e/support/site";
import { startGroqStandin } from "@/test/standins/groq-standin";
import { atLeast, exactly, type Figure } from "@/bench/support/proof";

const MINUTE_MS = 60_000;
const REQUESTS_A_SECOND = 20;
/** The requests of one visitor before the next one comes: a check and a half. */
const STAY = 24;
const CLIENTS = 4;
const PAGES = ["/", "/hi", "/services", "/hi/contact", "/blog", "/no-such-page", "/api/ready"];
const MOST_MB_A_MINUTE = 1;

type Sample = { minute: number; mb: number };

/** A column of collected-memory.mjs's output as samples, spread evenly over the minutes. */
const samplesIn = (output: string, column: number, minutes: number): Sample[] => {
  const rows = [...output.matchAll(/^memory (\d+) (\d+)$/gm)];
  return rows.map((row, at) => ({
    minute: (at / rows.length) * minutes,
    mb: Number(row[column]) / 2 ** 20,
  }));
};

/** The slope of the least-squares line through all samples, in MB a minute. */
const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [minute, mb] = [mean((sample) => sample.minute), mean((sample) => sample.mb)];
  const together = mean((sample) => (sample.minute - minute) * (sample.mb - mb));
  return together / mean((sample) => (sample.minute - minute) ** 2);
};

/** The slope after the warm-up, a third of the time, as a figure. */
const slopeFigure = (what: string, samples: readonly Sample[]): Figure => {
  const warm = samples.slice(Math.ceil(samples.length / 3));
  const slope = slopeOf(warm);
  const mb = warm.map((sample) => Math.round(sample.mb));
  return {
    what: `slope of ${what}, at ${Math.min(...mb)}-${Math.max(...mb)} MB`,
    found: `${slope.toFixed(2)} MB/min`,
    wanted: `< ${MOST_MB_A_MINUTE} MB/min`,
    isMet: slope < MOST_MB_A_MINUTE,
  };
};

/** A day's requests, one at a time: pages, checks, messages; each must succeed. */
const mixedLoad = () => {
  let visitor = createVisitor();
  const sender = createSender();
  let asked = 0;
  return async ({ url }: Site): Promise<void> => {
    if (++asked % STAY === 0) visitor = createVisitor();
    if (asked % 3 === 0) {
      await (await fetch(url + PAGES[asked % PAGES.length]!)).text();
    } else await (asked % 50 === 1 ? sender : visitor).write(url);
  };
};

/**
 * Runs a modest mixed load for this many minutes and measures the growth of the server's memory after a warm-up of a
 * third of that time, each time after a garbage collection: uncollected garbage looks like a leak for the first half
 * hour.
 */
export const soak = async (minutes: number): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-soak-"));
  const groq = await startGroqStandin();
  const site = await startSite({
    TRUST_PROXY_HOPS: "1",
    SQLITE_PATH: join(folder, "site.db"),
    SPOOL_PATH: join(folder, "spool"),
    GROQ_API_KEY: "test",
    GROQ_BASE_URL: groq.url,
    NODE_OPTIONS: "--expose-gc --import ./bench/support/collected-memory.mjs",
  });
  let [done, failed] = [0, 0];
  const start = performance.now();
  const minute = () => (performance.now() - start) / MINUTE_MS;
  const client = async () => {
    const load = mixedLoad();
    while (minute() < minutes) {
      const pause = sleep((1_000 * CLIENTS) / REQUESTS_A_SECOND);
      await load(site).then(
        () => done++,
        (error: unknown) => {
          failed++;
          console.error(error instanceof Refused ? error.message : error);
        },
      );
      await pause;
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client));
  } finally {
    await site.stop();
    await groq.close();
    await rm(folder, { recursive: true, force: true });
  }
  return [
    atLeast(`requests in ${minutes} min`, done, 1),
    exactly("requests that failed", failed, 0),
    slopeFigure("memory in use", samplesIn(site.output(), 1, minutes)),
    slopeFigure("resident memory", samplesIn(site.output(), 2, minutes)),
  ];
};
