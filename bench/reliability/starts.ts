import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "@/test/support/site";
import { atLeast, atMost, type Figure } from "@/test/proofs/figures";

const COMPILED = ".next/cache/compiled";
/** The server writes its compile cache 3 s after its start. */
const CACHE_WITHIN_MS = 6_000;
/** The unit of the times in /proc/<pid>/stat. */
const TICK_MS = 10;

type Start = { readyMs: number; cpuMs: number };

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** User and system time of a process so far, in ms; fields 14 and 15 of proc(5). */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
};

/**
 * Starts the production server `count` times, each time after a SIGKILL, and measures until /api/ready is 200: wall
 * time, and CPU time, which other programs hardly change.
 */
export const starts = async (count: number): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-starts-"));
  const env = {
    SQLITE_PATH: join(folder, "site.db"),
    LOG_LEVEL: "info",
  };
  const start = async (restMs: number): Promise<Start> => {
    const begin = performance.now();
    const site = await startSite(env);
    if (!(await fetch(`${site.url}/api/ready`)).ok) throw new Error("Not ready after a kill");
    const readyMs = performance.now() - begin;
    const cpuMs = cpuOf(site.pid);
    await sleep(restMs);
    await site.stop("SIGKILL");
    return { readyMs, cpuMs };
  };
  try {
    rmSync(COMPILED, { recursive: true, force: true });
    const first = await start(CACHE_WITHIN_MS);
    const kept = existsSync(COMPILED) ? readdirSync(COMPILED, { recursive: true }).length : 0;
    const all: Start[] = [];
    for (let made = 0; made < count; made++) all.push(await start(0));
    const cpuMs = median(all.map((one) => one.cpuMs));
    console.log(
      `first start, nothing compiled: ${Math.round(first.readyMs)} ms, ${first.cpuMs} cpu`,
    );
    return [
      atLeast("compiled files kept before the first kill", kept, 50),
      atMost("ready after kill -9, median", median(all.map((one) => one.readyMs)), 2_000, " ms"),
      atMost("processor time until ready, median", cpuMs, 1_500, " ms"),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};
