import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type Site, startSite } from "@/e2e/support/site";
import { type GroqStandin, type StandinMode, startGroqStandin } from "@/test/standins/groq-standin";
import type { RedisServer } from "@/test/standins/redis-server";
import { cpuOf } from "@/bench/support/cpu";
import { mbOf } from "@/bench/support/memory";
import { atLeast, atMost, type Figure } from "@/bench/support/proof";
import { answersOf, makeVisitor } from "@/bench/support/visitor";

const CALLS_EACH = 5;
const BUDGET = 300;
const SAMPLE_EVERY_MS = 50;
const HANGS_AFTER_MS = 300;

/** What a browser waits for its result at most, in seconds (docs/product.md#r6). */
const PATIENCE_S = 15;
/** Row 94: what the fallback may take, in seconds. */
const FALLBACK_S = 12;
const QUEUE = 16;
const AT_ONCE = 4;

/**
 * By how many MB a process's resident memory grows at most while something is under way, how many seconds of
 * processor time it takes, and what comes of it.
 */
const measured = async <T>(pid: number, work: () => Promise<T>) => {
  const before = mbOf(pid);
  const cpuBefore = cpuOf(pid);
  let peak = before;
  const sample = () => (peak = Math.max(peak, mbOf(pid)));
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  try {
    const result = await work();
    sample();
    return { result, growth: peak - before, cpu: cpuOf(pid) - cpuBefore };
  } finally {
    clearInterval(timer);
  }
};

const ALL_NO = Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"]));

type Flood = {
  mode: StandinMode;
  visitors: number;
  /** How long the server is left alone before, in ms. */
  settleMs: number;
  leastCalls: number;
  /** By how much its memory may grow, in MB. */
  growthMb: number;
  /** Where the limits are counted: it hangs from the middle of the flood on. */
  redis?: RedisServer;
};

/** Runs `work` on a site whose AI service is a stand-in. */
const withAi = async <T>(
  env: Readonly<Record<string, string>>,
  work: (site: Site, groq: GroqStandin) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-flood-"));
  const groq = await startGroqStandin();
  try {
    const site = await startSite({
      SQLITE_PATH: join(folder, "site.db"),
      SPOOL_PATH: join(folder, "spool"),
      GROQ_API_KEY: "test",
      GROQ_BASE_URL: groq.url,
      AI_DAILY_BUDGET: String(BUDGET),
      TRUST_PROXY_HOPS: "1",
      ...env,
    });
    try {
      return await work(site, groq);
    } finally {
      await site.stop();
    }
  } finally {
    await groq.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** As many replies of this kind at once as the site reads, alone: how much memory they take. */
export const aiReplies = (mode: StandinMode, growthMb: number): Promise<Figure[]> =>
  withAi({}, async ({ url, pid }, groq) => {
    const visitors = await Promise.all(
      Array.from({ length: 2 * AT_ONCE }, (_, n) => makeVisitor(url, n)),
    );
    const finish = (from: number) =>
      Promise.all(
        visitors
          .slice(from, from + AT_ONCE)
          .map((visitor, at) => visitor.finish(answersOf(from + at + 1))),
      );
    await finish(0); // The first calls load what speaks with the service.
    groq.setMode(mode);
    groq.reset();
    const { result: results, growth } = await measured(pid, () => finish(AT_ONCE));
    const others = results.filter(({ status, source }) => status !== 200 || source === "ai").length;
    const slowest = Math.max(...results.map(({ ms }) => ms)) / 1000;
    return [
      atMost(`${mode}, ${AT_ONCE} replies alone: answers but the standard advice`, others, 0),
      atLeast(`${mode}, ${AT_ONCE} replies alone: calls`, groq.calls(), AT_ONCE),
      atMost(`${mode}, ${AT_ONCE} replies alone: slowest`, slowest, FALLBACK_S, " s"),
      atMost(`${mode}, ${AT_ONCE} replies alone: memory growth`, growth, growthMb, " MB"),
    ];
  });

/** Five analyses at once of each of so many visitors, the AI answering in a given way (docs/security.md#t1, docs/product.md#r7). */
export const aiFlood = (flood: Flood): Promise<Figure[]> => {
  const { mode, visitors: count, settleMs, leastCalls, growthMb, redis } = flood;
  return withAi({ REDIS_URL: redis?.url ?? "" }, async (site, groq) => {
    groq.setMode(mode);
    const visitors = await Promise.all(
      Array.from({ length: count }, (_, n) => makeVisitor(site.url, n)),
    );
    const rush = (answers: (n: number) => object) =>
      Promise.all(
        Array.from({ length: count * CALLS_EACH }, (_, n) =>
          visitors[n % count]!.finish(answers(n)),
        ),
      );
    // First the same rush with checks that need no AI: what is measured is what the AI adds, not what Next takes
    // for its first thousand requests. A rush is an overload, which keeps the AI out for a while.
    await rush(() => ALL_NO);
    await sleep(settleMs);

    const hanging = redis && sleep(HANGS_AFTER_MS).then(() => redis.signal("SIGSTOP"));
    const { result: results, growth, cpu } = await measured(site.pid, () => rush(answersOf));
    await hanging;
    const waiting = [...site.output().matchAll(/"waiting":(\d+)/g)].map(([, n]) => Number(n));
    const others = results.filter(({ status }) => status !== 200).length;
    const ai = results.filter(({ source }) => source === "ai").length;
    const slowest = Math.max(...results.map(({ ms }) => ms)) / 1000;
    return [
      atMost(`${mode}: answers other than 200`, others, 0),
      atMost(`${mode}: slowest of ${results.length}, ${ai} by AI`, slowest, PATIENCE_S, " s"),
      // Where others keep the machine busy, the line above tells of them, and this one of the site.
      atMost(`${mode}: processor time`, cpu, PATIENCE_S, " s"),
      atLeast(`${mode}: calls at least`, groq.calls(), leastCalls),
      atMost(`${mode}: calls, with a budget of ${BUDGET}`, groq.calls(), BUDGET),
      atMost(`${mode}: calls at once`, groq.peak(), AT_ONCE),
      atMost(`${mode}: waiting at once`, Math.max(0, ...waiting), QUEUE),
      atMost(`${mode}: memory growth`, growth, growthMb, " MB"),
    ];
  });
};
