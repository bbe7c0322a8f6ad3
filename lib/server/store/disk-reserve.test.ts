// holds: #full-disk
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "@/lib/server/core/log";
import { sqliteStore } from "./sqlite";
import { sqliteFile } from "./sqlite-file";
import { takingBack } from "./disk-reserve";

type Thing = { text: string };

const folder = mkdtempSync(join(tmpdir(), "site-reserve-"));
let databases = 0;
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ["performance", "nextTick", "setImmediate", "setTimeout", "Date"],
  });
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const big = (bytes: number) => () => ({ text: "x".repeat(bytes) });
const small = () => ({ text: "small" });

/** A database with a reserve, whose file SQLite lets grow by `mb` at most: it answers as on a full disk. */
const fullAfter = async (mb: number) => {
  const path = join(folder, `${++databases}`, "site.db");
  const realExec = DatabaseSync.prototype.exec;
  jest.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    realExec.call(this, sql);
    if (sql.includes("journal_mode")) realExec.call(this, `PRAGMA max_page_count = ${mb * 256}`);
  });
  const store = sqliteStore<Thing>(path, { name: "things", parse: (value) => value as Thing });
  await store.update("first", small);
  const file = sqliteFile(path);
  file.keepReserve();
  return { store, file, reserve: `${path}.reserve` };
};

test("a full disk leaves the reserve to what takes something back, until it can be made again", async () => {
  const { store, file, reserve } = await fullAfter(4);
  expect(statSync(reserve).size).toBe(4 * 1024 * 1024);
  expect(statSync(reserve).mode & 0o777).toBe(0o600);
  await store.update("half", big(2_500_000));
  await expect(store.update("more", big(2_500_000))).rejects.toThrow("disk is full");
  expect([existsSync(reserve), file.isReserveUsed()]).toEqual([true, false]);

  await expect(takingBack(() => store.update("more", big(2_500_000)))).rejects.toThrow("full");
  expect([existsSync(reserve), file.isReserveUsed()]).toEqual([false, true]);
  await expect(store.update("first", big(9))).rejects.toThrow("disk is full");
  expect(await store.update("first", (known) => known)).toEqual(small());
  expect(await takingBack(() => store.update("first", big(9)))).toEqual(big(9)());
  expect(await store.read("first")).toMatchObject(big(9)());

  jest.advanceTimersByTime(1_000);
  expect([existsSync(reserve), file.isReserveUsed()]).toEqual([true, false]);
  expect(await store.update("first", small)).toEqual(small());
  store.close();
});

test("what deletions free inside of the database is room for everybody", async () => {
  const { store, file } = await fullAfter(4);
  await store.update("half", big(2_500_000));
  await expect(takingBack(() => store.update("more", big(2_500_000)))).rejects.toThrow("full");
  await expect(store.update("first", big(9))).rejects.toThrow("full");
  await takingBack(() => store.remove("half"));
  expect(file.isReserveUsed()).toBe(true);
  expect(await store.update("first", big(9))).toEqual(big(9)());
  store.close();
});

test("where no file can be made for another reason there is no reserve, and all goes on", async () => {
  const path = join(folder, "blocked", "site.db");
  mkdirSync(`${path}.reserve`, { recursive: true });
  const store = sqliteStore<Thing>(path, { name: "things", parse: (value) => value as Thing });
  await store.update("first", small);
  const file = sqliteFile(path);
  file.keepReserve();
  expect(file.isReserveUsed()).toBe(false);
  expect(await store.update("first", big(9))).toEqual(big(9)());
  store.close();
});
