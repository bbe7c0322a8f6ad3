// holds: #retention, #believed-clock, #r13
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteStore } from "./sqlite";
import { sqliteFile } from "./sqlite-file";
import { confirmClock, isClockBelieved, sweepFile } from "./sqlite-sweep";

type Thing = { by: string };

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 30;
const TODAY = Date.parse("2026-11-28T10:00:00+05:30");

const folder = mkdtempSync(join(tmpdir(), "site-sweep-"));
afterAll(() => rmSync(folder, { recursive: true }));

let path: string;
let files = 0;
/** A process of its own on the same file: what it knows of the time begins again. */
const restart = () => {
  sqliteFile(path).close();
  const next = join(folder, `${++files}.db`);
  if (path) {
    const db = new DatabaseSync(path);
    db.prepare("VACUUM INTO ?").run(next);
    db.close();
  }
  path = next;
};
const things = () =>
  sqliteStore<Thing>(path, {
    name: "things",
    parse: (value) => value as Thing,
    keptFor: () => KEPT_DAYS * DAY_MS,
  });
const write = (id: string, by = id) => things().update(id, () => ({ by }));
const ids = async () =>
  (await things().list({ before: null, limit: 100 })).rows.map(({ cursor }) => cursor.id).sort();
/** The days from today until a row expires. */
const daysLeft = (id: string): number => {
  const db = new DatabaseSync(path, { readOnly: true });
  const row = db.prepare("SELECT expires_at FROM things WHERE id = ?").get(id)!;
  db.close();
  return Math.round((Number(row["expires_at"]) - TODAY) / DAY_MS);
};
/** Sets the clock by so many days from today, unseen by the monotonic clock, as NTP or a hand would. */
const setClock = (days: number) => jest.setSystemTime(TODAY + days * DAY_MS);
/** Lets days pass on all clocks. */
const pass = (days: number) => jest.advanceTimersByTimeAsync(days * DAY_MS);
const sweep = async () => {
  const swept = sweepFile(path);
  await jest.advanceTimersByTimeAsync(60_000);
  return swept;
};

beforeEach(async () => {
  jest.useFakeTimers({ now: TODAY, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  path = join(folder, `${++files}.db`);
  await write("old");
});
afterEach(() => {
  sqliteFile(path).close();
  jest.useRealTimers();
});

test("while the clock is right, rows are deleted when their time is over, whatever pauses", async () => {
  for (let night = 1; night < KEPT_DAYS; night++) {
    await pass(1);
    expect(await sweep()).toBe(0);
    if (night % 6 === 0) restart();
  }
  await pass(1);
  expect([await ids(), await sweep(), await ids()]).toEqual([[], 1, []]);
});

test.each([400, 30, -30, -400])(
  "with a clock wrong by %d days over restarts nothing is lost, nor kept too long afterwards",
  async (days) => {
    setClock(days);
    for (const id of ["a", "b"]) {
      restart();
      await write(id);
      await things().update("old", (known) => known && { by: `${known.by} ${id}` });
      expect([await isClockBelieved(path), await sweep()]).toEqual([false, null]);
      expect(await ids()).toEqual(["a", "b", "old"].filter((one) => one !== "b" || id === "b"));
    }
    setClock(0);
    restart();
    expect(await ids()).toEqual(["a", "b", "old"]);
    expect(await sweep()).toBe(0);
    expect(await things().read("old")).toMatchObject({ by: "old a b" });
    for (const id of await ids()) expect([id, daysLeft(id)]).toEqual([id, KEPT_DAYS]);
  },
);

test.each([400, 2, -2])(
  "a clock set by %d days while the site runs deletes nothing until it is right again",
  async (days) => {
    setClock(days);
    await write("new");
    expect(await sweep()).toBeNull();
    expect(await ids()).toEqual(["new", "old"]);
    setClock(0);
    expect(await sweep()).toBe(0);
    expect(await ids()).toEqual(["new", "old"]);
  },
);

test("a copy restored after months deletes nothing before the clock is confirmed, then what is over", async () => {
  await pass(100);
  restart();
  await write("new");
  expect([await sweep(), await ids()]).toEqual([null, ["new", "old"]]);
  await confirmClock(path);
  expect([await isClockBelieved(path), await sweep(), await ids()]).toEqual([true, 1, ["new"]]);
  expect(daysLeft("new")).toBe(100 + KEPT_DAYS);
});

test("a file that began with a wrong clock is swept again once the right one is confirmed", async () => {
  setClock(400);
  path = join(folder, `${++files}.db`);
  await write("a");
  setClock(0);
  restart();
  expect(await sweep()).toBeNull();
  await confirmClock(path);
  expect([await sweep(), daysLeft("a")]).toEqual([0, KEPT_DAYS]);
});

test("a file of an earlier release believes a clock near its newest write", async () => {
  const forget = () => {
    sqliteFile(path).close();
    const db = new DatabaseSync(path);
    db.exec("DELETE FROM probes");
    db.close();
    restart();
  };
  await pass(2);
  forget();
  expect(await isClockBelieved(path)).toBe(true);
  await pass(8);
  forget();
  expect(await isClockBelieved(path)).toBe(false);
});
