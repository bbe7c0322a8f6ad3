import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSender } from "@/test/support/durable-sender";
import { createVisitor } from "@/test/support/durable-visitor";
import { startSite } from "@/test/support/site";
import { atLeast, atMost, type Figure, notMeasured } from "./figures";

/** The head of a frame in SQLite's write-ahead log: 24 bytes, of which bytes 4 to 7 are not 0 in a commit. */
const FRAME_HEAD = /pwrite64\((\d+), "((?:\\x[\da-f]{2}){24})", 24,/;
const COMMITS = /^(?:\\x[\da-f]{2}){4}(?!(?:\\x00){4})/;
const SYNC = /f(?:data)?sync\((\d+)[ )]/;

const hasStrace = () => spawnSync("strace", ["-V"]).status === 0;

/** Traces a process's writes and syncs into a file until it is stopped. */
const startStrace = async (pid: number, file: string) => {
  const calls = "trace=pwrite64,fsync,fdatasync";
  const args = ["-f", "-p", `${pid}`, "-e", calls, "-xx", "-s", "24", "-o", file];
  const strace = spawn("strace", args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(strace, "exit");
  const attached = await Promise.race([once(strace.stderr, "data"), ended.then(() => null)]);
  if (!attached) throw new Error("strace may not look at the server");
  return async () => {
    strace.kill("SIGINT");
    await ended;
  };
};

/** The number of commits in a trace, and of those whose file was not synced before its next commit. */
const commitsIn = (trace: string) => {
  const unsynced = new Set<string>();
  let [commits, bare, syncs] = [0, 0, 0];
  for (const line of trace.split("\n")) {
    const [, file = "", head = ""] = FRAME_HEAD.exec(line) ?? [];
    const synced = SYNC.exec(line)?.[1];
    if (synced !== undefined) {
      syncs++;
      unsynced.delete(synced);
    } else if (COMMITS.test(head)) {
      commits++;
      if (unsynced.has(file)) bare++;
      unsynced.add(file);
    }
  }
  return { commits, bare: bare + unsynced.size, syncs };
};

/** Counts the syncs of the production server's files while it acknowledges this many writes (docs/product/data.md#r2). */
export const fsyncs = async (writes: number): Promise<Figure[]> => {
  if (!hasStrace()) return [notMeasured("syncs to disk a commit", "there is no strace here")];
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-fsyncs-"));
  const file = join(folder, "trace");
  const env = {
    SQLITE_PATH: join(folder, "site.db"),
    TRUST_PROXY_HOPS: "1",
  };
  const site = await startSite(env);
  try {
    const writers = [createVisitor(), createVisitor(), createVisitor(), createSender()];
    for (const writer of writers) await writer.write(site.url);
    const stop = await startStrace(site.pid, file);
    for (let n = 0; n < writes; n++) await writers[n % writers.length]!.write(site.url);
    await stop();
    const { commits, bare, syncs } = commitsIn(await readFile(file, "utf8"));
    return [
      atLeast(`commits of ${writes} acknowledged writes`, commits, writes),
      atLeast(`fsync and fdatasync of ${commits} commits`, syncs, commits),
      atMost("commits without a sync of their own", bare, 0),
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
