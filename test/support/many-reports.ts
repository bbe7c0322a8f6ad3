import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import { createReportWorker } from "@/lib/server/pdf/report-worker";
import { LANGS } from "@/lib/domain/core/languages";
import { aReport } from "@/test/builders/report-documents";

/** What this program prints, as JSON. */
export type ReportFigures = {
  /**
   * Resident memory in MB: before any report, the most while they were made, and some time after the thread's end with
   * half of them and with all.
   */
  mb: { before: number; most: number; half: number; after: number };
  /** CPU time of the main thread, in ms, for each report that waited. */
  mainMs: number;
  /** From asking for a file to having it, one after another, in ms. */
  tookMs: number[];
  /** The longest stall of the event loop in ms: while 100 wait, and as long while another thread only computes. */
  stallMs: { waiting: number; computing: number };
};

/** A program: makes so many reports in the real thread, and measures this process. Needs `--expose-gc`. */
const count = Number(process.argv[2]);
const WAITING = 100;
/** Files that nobody holds are collected as often: nothing else fills the heap here, as other calls of a server do. */
const COLLECT_EVERY = 50;
/** V8 gives the pages of an ended thread back after 8 s. */
const REST_SECONDS = 12;

const mb = () => process.memoryUsage.rss() / 1024 / 1024;
const collected = () => {
  globalThis.gc!();
  return mb();
};
const mainCpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
/** The longest stall while something goes on, beyond the monitor's own step. */
const stallDuring = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
};

const report = (n: number) => aReport(LANGS[n % LANGS.length]!);
for (let n = 0; n < 100; n++) report(n); // the words of both languages are in memory
const worker = createReportWorker({ idleMs: 200 });
const before = collected();
let most = before;
const seen = <T>(made: T): T => {
  most = Math.max(most, mb());
  return made;
};

const tookMs: number[] = [];
const make = async (reports: number) => {
  for (let n = 0; n < reports; n++) {
    const start = performance.now();
    seen(await worker.make(report(n)));
    tookMs.push(performance.now() - start);
    if (n % COLLECT_EVERY === 0) globalThis.gc!();
  }
};
const atRest = async (): Promise<number> => {
  while (worker.threadId() !== null) await sleep(50);
  let rest = collected();
  for (let second = 0; second < REST_SECONDS; second++) {
    await sleep(1_000);
    rest = Math.min(rest, collected());
  }
  return rest;
};

/** Half of the reports, the last of them asked for at once: both halves do the same, so that they can be compared. */
const makeHalf = async () => {
  await make(count / 2 - WAITING);
  const cpuBefore = mainCpuMs();
  const begin = performance.now();
  const waiting = await stallDuring(async () => {
    const files = [];
    for (let n = 0; n < WAITING; n++) {
      files.push(worker.make(report(n)).then(seen));
      await turn(); // each call of a browser has its own turn
    }
    await Promise.all(files);
  });
  const mainMs = (mainCpuMs() - cpuBefore) / WAITING;
  return { waiting, mainMs, waitedMs: performance.now() - begin };
};

await makeHalf();
const half = await atRest();
const { waiting, mainMs, waitedMs } = await makeHalf();
const after = await atRest();

const { Worker } = process.getBuiltinModule("node:worker_threads");
const computing = await stallDuring(async () => {
  const busy = new Worker("for (;;);", { eval: true });
  await sleep(waitedMs);
  await busy.terminate();
});
const figures: ReportFigures = {
  mb: { before, most, half, after },
  mainMs,
  tookMs,
  stallMs: { waiting, computing },
};
console.log(JSON.stringify(figures));
