import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QUESTION_IDS } from "@/lib/domain/sections";
import { startSite } from "@/e2e/site";
import { type StandinMode, startGroqStandin } from "@/scripts/groq-standin";
import { atMost, type Figure } from "./proof";
import { answersOf, makeVisitor } from "./visitor";

const CALLS_EACH = 5;
const WARM_UP = 200;
const BUDGET = 300;
const SAMPLE_EVERY_MS = 50;

/** What a browser waits for its result at most (security.md R6). */
const PATIENCE_MS = 15_000;
const QUEUE = 16;
const AT_ONCE = 4;

const mbOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** By how many MB a process's resident memory grows at most while something is under way, and what comes of it. */
const withMemory = async <T>(pid: number, work: () => Promise<T>) => {
  const before = mbOf(pid);
  let peak = before;
  const sample = () => (peak = Math.max(peak, mbOf(pid)));
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  try {
    const result = await work();
    sample();
    return { result, growth: peak - before };
  } finally {
    clearInterval(timer);
  }
};

const ALL_NO = Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"]));

type Flood = { mode: StandinMode; visitors: number; growthMb: number };

/** Five analyses at once of each of so many visitors while the AI service answers in a given way (security.md T1, R7). */
export const aiFlood = async ({ mode, visitors: count, growthMb }: Flood): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-flood-"));
  const groq = await startGroqStandin({ mode });
  try {
    const site = await startSite({
      SQLITE_PATH: join(folder, "site.db"),
      SPOOL_PATH: join(folder, "spool"),
      GROQ_API_KEY: "test",
      GROQ_BASE_URL: groq.url,
      AI_DAILY_BUDGET: String(BUDGET),
      TRUST_PROXY_HOPS: "1",
    });
    try {
      const visitors = await Promise.all(
        Array.from({ length: count }, (_, n) => makeVisitor(site.url, n)),
      );
      // The process warms up, a few at a time, with checks that need no AI: what is measured is the flood.
      for (let n = 0; n < WARM_UP; n += AT_ONCE)
        await Promise.all(
          visitors
            .slice(n % visitors.length)
            .slice(0, AT_ONCE)
            .map(({ finish }) => finish(ALL_NO)),
        );

      const { result: results, growth } = await withMemory(site.pid, () =>
        Promise.all(
          Array.from({ length: count * CALLS_EACH }, (_, n) =>
            visitors[n % count]!.finish(answersOf(n)),
          ),
        ),
      );
      const waiting = [...site.output().matchAll(/"waiting":(\d+)/g)].map(([, n]) => Number(n));
      const ai = results.filter(({ source }) => source === "ai").length;
      const slowest = Math.max(...results.map(({ ms }) => ms)) / 1000;
      return [
        atMost(
          `${mode}: answers other than 200`,
          results.filter((r) => r.status !== 200).length,
          0,
        ),
        atMost(
          `${mode}: slowest of ${results.length} (${ai} by AI)`,
          slowest,
          PATIENCE_MS / 1000,
          " s",
        ),
        atMost(`${mode}: calls`, groq.calls(), BUDGET),
        atMost(`${mode}: calls at once`, groq.peak(), AT_ONCE),
        atMost(`${mode}: waiting at once`, Math.max(0, ...waiting), QUEUE),
        atMost(`${mode}: memory growth`, growth, growthMb, " MB"),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await groq.close();
    await rm(folder, { recursive: true, force: true });
  }
};
