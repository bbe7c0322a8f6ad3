import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type Site, startSite } from "@/test/support/site";
import { type GroqStandin, type StandinMode, startGroqStandin } from "@/test/standins/groq-standin";
import { cpuOf } from "@/test/support/cpu";
import { mbOf } from "@/test/support/memory";
import { atLeast, atMost, type Figure, withinSeconds } from "./figures";
import { answersOf, makeVisitor } from "./visitor";

const CALLS_EACH = 5;
const BUDGET = 300;
const SAMPLE_EVERY_MS = 50;

/** The longest wait of a browser for its result, in seconds (docs/product/data.md#r6). */
const PATIENCE_S = 15;
/** The longest time that the fallback may take, in seconds. */
const FALLBACK_S = 12;
const AT_ONCE = 4;

/**
 * Measures the peak growth of a process's resident memory during some work, in MB, and its CPU time in seconds;
 * resolves to both and the result of the work.
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
  leastCalls: number;
  /** The allowed growth of its memory, in MB. */
  growthMb: number;
};

/** Runs `work` on a site whose AI service is a stand-in. */
const withAi = async <T>(work: (site: Site, groq: GroqStandin) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-flood-"));
  const groq = await startGroqStandin();
  try {
    const site = await startSite({
      SQLITE_PATH: join(folder, "site.db"),
      GROQ_API_KEY: "test",
      GROQ_BASE_URL: groq.url,
      AI_DAILY_BUDGET: String(BUDGET),
      TRUST_PROXY_HOPS: "1",
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

/** Measures the memory for the most replies of this kind that the site reads at once. */
export const aiReplies = (mode: StandinMode, growthMb: number): Promise<Figure[]> =>
  withAi(async ({ url, pid }, groq) => {
    const visitors = await Promise.all(
      Array.from({ length: 2 * AT_ONCE }, (_, n) => makeVisitor(url, n)),
    );
    const finish = (from: number) =>
      Promise.all(
        visitors
          .slice(from, from + AT_ONCE)
          .map((visitor, at) => visitor.finish(answersOf(from + at + 1))),
      );
    await finish(0); // The first calls load the client of the service
    groq.setMode(mode);
    groq.reset();
    const { result: results, growth } = await measured(pid, () => finish(AT_ONCE));
    const others = results.filter(({ status, source }) => status !== 200 || source === "ai").length;
    const slowest = Math.max(...results.map(({ ms }) => ms)) / 1000;
    return [
      atMost(`${mode}, ${AT_ONCE} replies alone: answers but the standard advice`, others, 0),
      atLeast(`${mode}, ${AT_ONCE} replies alone: calls`, groq.calls(), AT_ONCE),
      withinSeconds(`${mode}, ${AT_ONCE} replies alone: slowest`, slowest, FALLBACK_S),
      atMost(`${mode}, ${AT_ONCE} replies alone: memory growth`, growth, growthMb, " MB"),
    ];
  });

/**
 * Each visitor asks for five analyses at once, while the AI answers in a given way (docs/security.md#t1,
 * docs/product/data.md#r7).
 */
export const aiFlood = (flood: Flood): Promise<Figure[]> => {
  const { mode, visitors: count, leastCalls, growthMb } = flood;
  return withAi(async (site, groq) => {
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
    // First the same load with checks that need no AI, so that only the AI's part is measured and not Next's first
    // thousand requests.
    await rush(() => ALL_NO);

    const { result: results, growth, cpu } = await measured(site.pid, () => rush(answersOf));
    const others = results.filter(({ status }) => status !== 200).length;
    const ai = results.filter(({ source }) => source === "ai").length;
    const slowest = Math.max(...results.map(({ ms }) => ms)) / 1000;
    return [
      atMost(`${mode}: answers other than 200`, others, 0),
      withinSeconds(`${mode}: slowest of ${results.length}, ${ai} by AI`, slowest, PATIENCE_S),
      // On a busy machine the limit above depends on other programs, this one only on the site.
      atMost(`${mode}: processor time`, cpu, PATIENCE_S, " s"),
      atLeast(`${mode}: calls at least`, groq.calls(), leastCalls),
      atMost(`${mode}: calls, with a budget of ${BUDGET}`, groq.calls(), BUDGET),
      atMost(`${mode}: calls at once`, groq.peak(), AT_ONCE),
      atMost(`${mode}: memory growth`, growth, growthMb, " MB"),
    ];
  });
};
