import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { mbOf } from "@/bench/support/memory";
import { atMost, exactly, type Figure, shown } from "@/bench/support/proof";
import { type Site, startSite } from "@/e2e/support/site";
import type { AttackName, Outcome } from "./attacks";
import type { Sample } from "./honest";

/** The heap of the server, as in a container of 1 GB, in MB; and the rest of a process's memory. */
const HEAP_MB = 512;
const BESIDE_HEAP_MB = 256;
/**
 * Other visitors may wait this many times as long as before; a median below the second value, in ms, is always fast
 * enough.
 */
const MEDIAN_RATIO = 10;
const QUICK_MS = 100;
const P99_MS = 1_000;
/** How long others are measured before and after, and how long the server is left idle in between, in ms. */
const CALM_MS = 10_000;
const PAUSE_MS = 3_000;
const LOOK_EVERY_MS = 200;

type Span = readonly [from: number, to: number];

/** Further figures, measured while the server still runs. */
export type More = (site: Site, databasePath: string) => Promise<Figure[]>;

const worker = (file: string, data: object) =>
  new Worker(new URL(file, import.meta.url), { workerData: data });

const isRefused = ({ status }: Sample) => status === 0 || status >= 400;

/** A refused request counts as an endless wait, or quick refusals would look fast. */
const waitOf = (sample: Sample): number => (isRefused(sample) ? Infinity : sample.ms);

const quantile = (samples: readonly Sample[], part: number): number => {
  const ms = samples.map(waitOf).sort((one, other) => (one < other ? -1 : 1));
  return ms[Math.floor(part * (ms.length - 1))] ?? NaN;
};

const waitFigures = (samples: readonly Sample[], kind: Sample["kind"], spans: readonly Span[]) => {
  const [before, during, after] = spans.map(([from, to]) =>
    samples.filter((sample) => sample.kind === kind && sample.at >= from && sample.at < to),
  ) as [Sample[], Sample[], Sample[]];
  const of = (part: number) => {
    const [first, , last] = [before, during, after].map((some) => shown(quantile(some, part)));
    return `(before ${first}, after ${last})`;
  };
  const most = Math.round(Math.max(QUICK_MS, MEDIAN_RATIO * quantile(before, 0.5)));
  const name = kind === "read" ? "others' reads" : "others' saves";
  return [
    atMost(`${name}: median ${of(0.5)}`, quantile(during, 0.5), most, " ms"),
    atMost(`${name}: p99 ${of(0.99)}`, quantile(during, 0.99), P99_MS, " ms"),
  ];
};

const refusals = (samples: readonly Sample[]): string => {
  const kinds = new Map<string, number>();
  for (const { what, status, error } of samples.filter(isRefused)) {
    const kind = `${what} ${status || error}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${kind} x${count}`).join(", ");
};

/**
 * One client attacks a production server with a heap of 512 MB while honest people at other addresses use it; compares
 * their waits, and the server's memory, before, during and after. Attacker, honest people and server have a thread
 * each.
 */
export const patience = async (
  name: AttackName,
  size: number,
  more: More = async () => [],
  env: Record<string, string> = {},
): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-patience-"));
  const databasePath = join(folder, "site.db");
  const site = await startSite({
    HOST: "127.0.0.1",
    SQLITE_PATH: databasePath,
    SPOOL_PATH: join(folder, "spool"),
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    ...env,
  });
  const isAlive = () => {
    try {
      return mbOf(site.pid) > 0;
    } catch {
      return false;
    }
  };
  let peakMb = 0;
  const mb = () => (isAlive() ? mbOf(site.pid) : NaN);
  const looking = setInterval(() => (peakMb = Math.max(peakMb, mb() || 0)), LOOK_EVERY_MS);
  const honest = worker("./honest.ts", { site: site.url });
  let attacker: Worker | null = null;
  try {
    await once(honest, "message");
    await sleep(PAUSE_MS);
    const from = Date.now();
    await sleep(CALM_MS);
    const until = Date.now();
    const mbBefore = mb();
    let outcome: Outcome = { left: 0 };
    let began = until;
    attacker = worker("./attacker.ts", { site: site.url, name, size });
    attacker.on("message", (message: "begin" | Outcome) => {
      if (message === "begin") began = Date.now();
      else outcome = message;
    });
    const done = once(attacker, "exit");
    let isDone = false;
    void done.then(() => (isDone = true));
    while (!isDone && isAlive()) await sleep(LOOK_EVERY_MS);
    const ended = Date.now();
    await attacker.terminate();
    const lives = isAlive();
    await sleep(lives ? PAUSE_MS : 0);
    const again = Date.now();
    await sleep(lives ? CALM_MS : 0);
    const own = lives ? await more(site, databasePath) : [];
    const mbAfter = mb();
    const over = Date.now();
    honest.postMessage("stop");
    const [samples] = (await once(honest, "message")) as [Sample[]];
    const counted = samples.filter(({ at }) => at >= from);
    const said = Object.entries(outcome)
      .map(([status, count]) => `${status} x${count}`)
      .join(", ");
    const spent = ((ended - until) / 1_000).toFixed(0);
    return [
      exactly(`server alive after ${name}=${size} (${spent} s; ${said})`, lives ? 1 : 0, 1),
      exactly("connections of the attacker left", outcome.left, 0),
      atMost(
        `refused of ${counted.length} honest calls (${refusals(counted)})`,
        counted.filter(isRefused).length,
        0,
      ),
      ...waitFigures(samples, "read", [
        [from, until],
        [began, ended],
        [again, over],
      ]),
      ...waitFigures(samples, "save", [
        [from, until],
        [began, ended],
        [again, over],
      ]),
      atMost(
        `resident memory, peak (before ${shown(mbBefore)}, after ${shown(mbAfter)})`,
        peakMb,
        HEAP_MB + BESIDE_HEAP_MB,
        " MB",
      ),
      ...own,
    ];
  } finally {
    clearInterval(looking);
    await attacker?.terminate();
    await honest.terminate();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
