import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ANSWERS } from "@/lib/domain/answers";
import { QUESTION_IDS } from "@/lib/domain/sections";
import { startSite } from "@/e2e/site";
import { type StandinMode, startGroqStandin } from "@/scripts/groq-standin";
import { atMost, type Figure } from "./proof";

const VISITORS = 200;
const CALLS_EACH = 5;
const BUDGET = 300;
const SAMPLE_EVERY_MS = 50;

/** What a browser waits for its result at most (security.md R6). */
const PATIENCE_MS = 15_000;
const QUEUE = 16;
const AT_ONCE = 4;

const mbOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** The most resident memory of a process from now until it is asked for, in MB. */
const watchMemory = (pid: number) => {
  let peak = mbOf(pid);
  const timer = setInterval(() => (peak = Math.max(peak, mbOf(pid))), SAMPLE_EVERY_MS);
  return () => {
    clearInterval(timer);
    return Math.max(peak, mbOf(pid));
  };
};

/** Answers that no other number gives: the number in base 3. */
const answersOf = (n: number) =>
  Object.fromEntries(
    QUESTION_IDS.map((id, at) => [id, ANSWERS[Math.floor(n / 3 ** at) % ANSWERS.length]]),
  );
const ALL_NO = Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"]));

/** A visitor with an address of its own, as a reverse proxy would name it. */
const createVisitor = async (site: string, n: number) => {
  const url = `${site}/api/visitors/${randomUUID()}`;
  const headers = {
    origin: site,
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${n >> 8}.${n & 255}`,
  };
  const made = await fetch(url, { method: "PUT", headers });
  const cookie = made.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    finish: async (answers: object) => {
      const start = performance.now();
      const response = await fetch(`${url}/analysis`, {
        method: "POST",
        headers: { ...headers, cookie },
        body: JSON.stringify({ answers, lang: "en" }),
      });
      const { source } = (await response.json()) as { source?: string };
      return { status: response.status, source, ms: performance.now() - start };
    },
  };
};

/** 1,000 analyses at once by 200 visitors while the AI service answers in a given way (security.md T1, R7). */
export const aiFlood = async (mode: StandinMode, growthMb: number): Promise<Figure[]> => {
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
        Array.from({ length: VISITORS }, (_, n) => createVisitor(site.url, n)),
      );
      // The process warms up with checks that need no AI: what is measured is the flood, not the first requests.
      for (let round = 0; round < CALLS_EACH; round++)
        await Promise.all(visitors.map(({ finish }) => finish(ALL_NO)));

      const before = mbOf(site.pid);
      const peak = watchMemory(site.pid);
      const results = await Promise.all(
        Array.from({ length: VISITORS * CALLS_EACH }, (_, n) =>
          visitors[n % VISITORS]!.finish(answersOf(n)),
        ),
      );
      const growth = peak() - before;
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
