import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { createSender } from "@/test/support/durable-sender";
import { createVisitor, type DurableVisitor, isRight } from "@/test/support/durable-visitor";
import { isCutOff } from "@/test/support/is-cut-off";
import { Refused } from "@/test/support/refused";
import { type Site, startSite } from "@/test/support/site";
import { atLeast, atMost, exactly, type Figure } from "./figures";

/** The delay of a kill after the last write that a cycle waits for, in ms. */
const KILL_AFTER_MS = [50, 450] as const;

type Writer = { write: (site: string) => Promise<void>; acknowledged: () => number };

type Size = {
  kills: number;
  /** Writers who answer and finish checks through all cycles; each cycle adds a new one. */
  visitors: number;
  /** Writers who send messages through all cycles. */
  senders: number;
  /** The number of acknowledged writes before a kill. */
  writesEach: number;
  leastWrites: number;
  readyWithinMs: number;
};

/** Writes until the kill; resolves to the number of refusals before that, at most one. */
const writeUntilKilled = async (writer: Writer, site: string, onWritten: () => void) => {
  try {
    for (;;) {
      await writer.write(site);
      onWritten();
    }
  } catch (error) {
    if (error instanceof Refused) return 1;
    // Otherwise only the kill may end it.
    if (!isCutOff(error)) throw error;
    return 0;
  }
};

/**
 * All writers write to a site until it is killed, some time after this many acknowledged writes; resolves to the number
 * of writers that were refused.
 */
export const writeAndKill = async (
  writers: readonly Writer[],
  { url, stop }: Site,
  writesEach: number,
): Promise<number> => {
  let left = writesEach;
  let enough = () => {};
  const isEnough = new Promise<void>((resolve) => (enough = resolve));
  const count = () => void (--left === 0 && enough());
  const writing = Promise.all(writers.map((writer) => writeUntilKilled(writer, url, count)));
  await Promise.race([isEnough, writing]);
  await sleep(randomInt(...KILL_AFTER_MS));
  await stop("SIGKILL");
  return (await writing).reduce<number>((sum, refusals) => sum + refusals, 0);
};

/** False if the site refuses the work. */
const heldBack = async (work: Promise<boolean | void>): Promise<boolean> => {
  try {
    return (await work) !== false;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

const isSound = (path: string): boolean => {
  const db = new DatabaseSync(path, { readOnly: true });
  const found = db.prepare("PRAGMA integrity_check").get();
  db.close();
  return found?.integrity_check === "ok";
};

/**
 * Kills the production server (SIGKILL) again and again while answers, finished checks and messages are written, and
 * compares the acknowledged writes, as the writers remember them, with the stored data after each start
 * (docs/product/data.md#r1).
 */
export const kills = async (size: Size): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-kills-"));
  const databasePath = join(folder, "site.db");
  const lasting = Array.from({ length: size.visitors }, createVisitor);
  const senders = Array.from({ length: size.senders }, createSender);
  const visitors = [...lasting];
  const startsMs: number[] = [];
  let [wrong, damaged, refused] = [0, 0, 0];

  const start = async () => {
    const begin = performance.now();
    const site = await startSite({
      SQLITE_PATH: databasePath,
      TRUST_PROXY_HOPS: "1",
    });
    if (!(await fetch(`${site.url}/api/ready`)).ok) throw new Error("Not ready after a kill");
    startsMs.push(Math.round(performance.now() - begin));
    return site;
  };
  const check = async (those: readonly DurableVisitor[], site: string) => {
    const made = those.filter((visitor) => visitor.isMade());
    // A lost record would be refused as nobody's.
    const verdicts = await Promise.all(made.map((visitor) => heldBack(isRight(visitor, site))));
    wrong += verdicts.filter((right) => !right).length;
  };

  let site: Site | undefined;
  try {
    site = await start();
    await createSender().write(site.url); // makes the table of leads
    for (let kill = 0; kill < size.kills; kill++) {
      const comer = createVisitor();
      visitors.push(comer);
      const writers = [...lasting, comer, ...senders];
      refused += await writeAndKill(writers, site, size.writesEach);
      site = await start();
      if (!isSound(databasePath)) damaged++;
      await check([...lasting, comer], site.url);
    }
    // What was not acknowledged is sent again, and must be stored once.
    for (const writer of [...visitors, ...senders])
      if (!(await heldBack(writer.write(site.url)))) refused++;
    await check(visitors, site.url);
  } finally {
    await site?.stop();
    wrong += senders.flatMap(({ wrongIn }) => wrongIn(databasePath)).length;
    await rm(folder, { recursive: true, force: true });
  }

  startsMs.sort((one, other) => one - other);
  const startMs = (part: number) => startsMs[Math.floor(part * (startsMs.length - 1))] ?? Infinity;
  const usual = `quickest ${startMs(0)}, median ${startMs(0.5)}`;
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const messages = sum(senders.map(({ acknowledged }) => acknowledged()));
  const finished = sum(visitors.map((visitor) => visitor.finished()));
  const answers = sum(visitors.map(({ acknowledged }) => acknowledged())) - finished;
  return [
    exactly("kills -9", size.kills, size.kills),
    atLeast("writes acknowledged", answers + finished + messages, size.leastWrites),
    atLeast("of them answers", answers, 1),
    atLeast("of them finished checks", finished, 1),
    atLeast("of them messages", messages, 1),
    atMost("records or messages with a write lost, doubled or changed", wrong, 0),
    atMost("starts on a damaged database", damaged, 0),
    atMost("writes refused", refused, 0),
    atMost(`slowest start until ready (${usual})`, startMs(1), size.readyWithinMs, " ms"),
  ];
};
