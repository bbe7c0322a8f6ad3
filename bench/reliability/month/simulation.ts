import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/server/core/env";
import { notifications } from "@/lib/server/wiring/leads";
import { sweepStore } from "@/lib/server/store/database";
import { createHostile, MARK } from "./hostile";
import { honestPeople } from "./people";
import { randomFrom } from "./random";

/**
 * A separate process: the month, minute by minute, with the clocks of clock.mjs. The work is real (route handlers,
 * limits, SQLite with its syncs, mail over SMTP to a counting server); only the time between is skipped. It sends its
 * findings to its parent.
 */
declare global {
  var jumpTo: (ms: number) => void;
}

const MINUTE_MS = 60_000;
/** Calls under way at a time, as on a busy site, where simultaneous writes are committed together. */
const AT_ONCE = 32;
/** Emails that wait longer than this, in real time, wait for a limit; in ms. */
const LETTERS_WITHIN_MS = 20_000;

export type Month = { people: number; days: number; isHostile: boolean; share: number };

const { people, days, isHostile, share } = JSON.parse(process.env.MONTH!) as Month;
const path = env().sqlitePath;

const inParallel = async (works: readonly (() => Promise<void>)[]) => {
  let next = 0;
  const one = async () => {
    while (next < works.length) await works[next++]!();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

const look = () => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const of = (pragma: string) => Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get()!)[0]);
    const rows = (table: string) => {
      const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table);
      return known ? Number(db.prepare(`SELECT count(*) AS n FROM "${table}"`).get()!.n) : 0;
    };
    const used = (of("page_count") - of("freelist_count")) * of("page_size");
    return {
      usedMb: used / 2 ** 20,
      fileMb: (sizeOf(path) + sizeOf(`${path}-wal`)) / 2 ** 20,
      users: rows("users"),
      leads: rows("leads"),
      waiting: Number(
        db
          .prepare(
            `SELECT count(*) AS n FROM deliveries WHERE json_extract(record, '$.about.kind') = 'lead'
              AND json_extract(record, '$.dueAt') <= ?`,
          )
          .get(Date.now())!.n,
      ),
    };
  } finally {
    db.close();
  }
};

type Share = { table: string; rows: number; kb: number; hostileKb: number };

/** The size of each collection's records, in KB, and the part of it that is hostile. */
const shares = (): Share[] => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    return names.map(({ name }) => {
      const { rows, bytes, hostile } = db
        .prepare(
          `SELECT count(*) AS rows, total(octet_length(record)) AS bytes,
             total(iif(record LIKE '%${MARK}%', octet_length(record), 0)) AS hostile FROM "${name}"`,
        )
        .get()!;
      const [kb, hostileKb] = [bytes, hostile].map((n) => Math.round(Number(n) / 1024));
      return { table: String(name), rows: Number(rows), kb: kb!, hostileKb: hostileKb! };
    });
  } finally {
    db.close();
  }
};

/** The size of the database if everything that the limits accepted had been stored, in MB. */
const wholeMb = (): number => {
  const of = (part: "kb" | "hostileKb") => shares().reduce((sum, each) => sum + each[part], 0);
  return look().usedMb * (1 + ((share - 1) * of("hostileKb")) / of("kb"));
};

const untilMailed = async () => {
  notifications().wake();
  for (const end = Date.now() + LETTERS_WITHIN_MS; look().waiting > 0 && Date.now() < end;)
    await sleep(20);
};

const { schedule, tally } = honestPeople(people, randomFrom(12));
const hostile = createHostile(share);
notifications().start();
let peakMb = 0;
const daily: object[] = [];
await sleep(500);

for (let minute = 0; minute < days * 24 * 60; minute++) {
  globalThis.jumpTo(minute * MINUTE_MS);
  const honest = schedule.get(minute) ?? [];
  const flood = isHostile ? hostile.inMinute(minute) : [];
  if (honest.length + flood.length > 0) await inParallel([...flood, ...honest]);
  if (minute % 60 === 59) await untilMailed();
  if (minute % (24 * 60) === 24 * 60 - 1) {
    await sweepStore(); // as daily-sweep.ts does by a timer
    const found = look();
    peakMb = Math.max(peakMb, found.fileMb);
    daily.push(found);
    process.send!({ day: daily.length, ...found, wholeMb: wholeMb(), refused: tally.refused });
  }
}
if (daily.length === 0) daily.push(look());
process.send!({ day: days, shares: shares() });
process.send!({ tally, sums: hostile.sums(), peakMb, wholeMb: wholeMb(), daily });
await sleep(200);
process.exit(0);
