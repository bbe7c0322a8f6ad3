import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "@playwright/test";
import { createVisitor, type DurableVisitor } from "./durable-visitor";
import { startSite } from "./site";

const CYCLES = 20;
/** Writers that go on through all cycles; one more comes new in each. */
const WRITERS = 6;
/** The server is killed this long after the first acknowledged write, in ms. */
const KILL_AFTER_MS = [50, 450] as const;

const writeUntilKilled = async (
  visitor: DurableVisitor,
  site: string,
  acknowledged: () => void,
) => {
  try {
    if (!visitor.isMade()) await visitor.make(site);
    for (;;) {
      await visitor.write(site);
      acknowledged();
    }
  } catch (error) {
    // Only the kill may end it: fetch fails with a TypeError when the connection breaks.
    if (!(error instanceof TypeError)) throw error;
  }
};

const integrityOf = (path: string) => {
  const db = new DatabaseSync(path, { readOnly: true });
  const found = db.prepare("PRAGMA integrity_check").get();
  db.close();
  return found;
};

test("kill -9 loses no acknowledged answer or finished check, and doubles none", async () => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-durability-"));
  const databasePath = join(folder, "site.db");
  const all = Array.from({ length: WRITERS }, createVisitor);
  const startTimes: number[] = [];
  const start = async () => {
    const begin = performance.now();
    const site = await startSite({ SQLITE_PATH: databasePath });
    startTimes.push(Math.round(performance.now() - begin));
    return site;
  };
  const lost: unknown[] = [];
  const check = async (visitor: DurableVisitor, site: string) => {
    const [held, possible] = [await visitor.read(site), visitor.possible()];
    if (!possible.some((each) => isDeepStrictEqual(held, each))) lost.push({ held, possible });
  };

  let site = await start();
  try {
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const { url, stop } = site;
      const visitors = [...all.slice(0, WRITERS), createVisitor()];
      let acknowledged = () => {};
      const first = new Promise<void>((resolve) => (acknowledged = resolve));
      const writers = visitors.map((visitor) => writeUntilKilled(visitor, url, acknowledged));
      await Promise.race([first, Promise.all(writers)]);
      await sleep(randomInt(...KILL_AFTER_MS));
      await stop("SIGKILL");
      await Promise.all(writers);

      site = await start();
      expect(integrityOf(databasePath)).toEqual({ integrity_check: "ok" });
      for (const visitor of visitors.filter((each) => each.isMade())) {
        await check(visitor, site.url);
        await visitor.write(site.url); // what was not acknowledged is sent again, and stands there once
        await check(visitor, site.url);
        if (!all.includes(visitor)) all.push(visitor);
      }
    }
    for (const visitor of all.filter((each) => each.isMade())) await check(visitor, site.url);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }

  const writes = all.reduce((sum, visitor) => sum + visitor.acknowledged(), 0);
  const finished = all.reduce((sum, visitor) => sum + visitor.finished(), 0);
  const slowest = Math.max(...startTimes);
  console.log(
    `${CYCLES} kills: ${writes} writes acknowledged (${finished} finished checks), ${lost.length} wrong; slowest start ${slowest} ms`,
  );
  expect(lost).toEqual([]);
  expect(finished).toBeGreaterThan(0);
});
