// holds: #stored-data, #r2
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newRecord, withDetails } from "@/lib/domain/account/record";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { describeStore } from "@/test/contracts/store-contract";
import type { Subject } from "@/test/contracts/store/under-test";
import { monotonicClock } from "@/test/support/monotonic-clock";
import { idOf, reading } from "./database-summary";
import { sqliteStore } from "./sqlite";
import { sqliteFile } from "./sqlite-file";
import { sqliteTransact } from "./sqlite-transact";
import { sweepFile } from "./sqlite-sweep";
import { type Store, StoreUnavailable } from "./store";

type Count = { count: number; text?: string };

/** So long a write waits for another process. */
const LOCK_WAIT_MS = 2_000;

const clock = monotonicClock();
const parse = (value: unknown) => value as Count;
const folder = mkdtempSync(join(tmpdir(), "site-sqlite-"));
let files = 0;
const newPath = () => join(folder, `${++files}`, "site.db");

afterAll(() => rmSync(folder, { recursive: true }));

const prepare = async (): Promise<Subject> => {
  const path = newPath();
  return {
    makeStore: (kind) => sqliteStore(path, kind),
    transact: sqliteTransact(path),
    spoil: async (collection, id) => {
      const db = new DatabaseSync(path);
      db.prepare(`INSERT INTO "${collection}" VALUES (?, ?, 1, 1, NULL)`).run(id, '{"count": ');
      db.close();
    },
    documentOf: async (collection, id) => {
      const db = new DatabaseSync(path, { readOnly: true });
      const row = db.prepare(`SELECT record FROM "${collection}" WHERE id = ?`).get(id);
      db.close();
      try {
        return JSON.parse(String(row?.record));
      } catch {
        return row?.record;
      }
    },
    plant: async (collection, id, document) => {
      const db = new DatabaseSync(path);
      const now = Date.now();
      const row = [id, JSON.stringify(document), now, now];
      db.prepare(`INSERT INTO "${collection}" VALUES (?, ?, ?, ?, NULL)`).run(...row);
      db.close();
    },
  };
};

describeStore("SQLite", prepare);

test("unknown fields and a higher version stay when a document is written again", async () => {
  const { makeStore, plant, documentOf } = await prepare();
  const store = makeStore(USERS);
  await store.read("id"); // makes the table
  const known = newRecord("id", "hash", { lang: "en" });
  await plant("users", "id", { ...known, v: 2, theme: "dark", profile: { gst: "27A" } });
  await store.update("id", (record) => record && withDetails(record, { lang: "hi" }));
  expect(await documentOf("users", "id")).toMatchObject({
    v: 2,
    theme: "dark",
    profile: { gst: "27A" },
    lang: "hi",
  });
});

describe("SQLite on a disk that can fail", () => {
  const stores: Store<Count>[] = [];
  const storeAt = (path: string) => {
    const store = sqliteStore(path, { name: "users", parse });
    stores.push(store);
    return store;
  };
  const one = () => ({ count: 1 });
  const increment = (record: Count | null) => ({ count: (record?.count ?? 0) + 1 });

  afterEach(() => stores.splice(0).forEach((store) => store.close()));

  test("opens its file only when it is used", async () => {
    const path = newPath();
    const store = storeAt(path);
    expect(existsSync(path)).toBe(false);
    await store.read("a");
    expect(existsSync(path)).toBe(true);
  });

  test("makes its files readable for the owner alone", async () => {
    const path = newPath();
    await storeAt(path).update("a", one);
    const modeOf = (name: string) => statSync(name).mode & 0o777;
    expect(modeOf(join(path, ".."))).toBe(0o700);
    expect([path, `${path}-wal`, `${path}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  });

  test("a sweep deletes expired rows of all collections, in steps, and no others", async () => {
    const path = newPath();
    for (const table of ["users", "leads"]) {
      const store = sqliteStore(path, { name: table, parse });
      stores.push(store);
      await store.update("stays", one);
    }
    const db = new DatabaseSync(path);
    for (const table of ["users", "leads"])
      for (let n = 0; n < 250; n++)
        db.prepare(`INSERT INTO ${table} VALUES (?, '{}', 1, 1, 2)`).run(`over-${n}`);
    expect(await sweepFile(path)).toBe(500);
    for (const table of ["users", "leads"])
      expect(db.prepare(`SELECT id FROM ${table}`).all()).toEqual([{ id: "stays" }]);
    db.close();
    expect(await sweepFile(path)).toBe(0);
  });

  test("a database of release 1.0.0 gets an id, and keeps it", async () => {
    const path = newPath();
    await storeAt(path).update("a", one);
    const id = reading(path, idOf);
    expect(id).toBeGreaterThan(0);
    sqliteFile(path).close();
    const db = new DatabaseSync(path);
    db.exec("PRAGMA application_id = 0");
    db.close();
    expect(await storeAt(path).read("a")).toMatchObject(one());
    const given = reading(path, idOf);
    expect([given > 0, given === id]).toEqual([true, false]);
    sqliteFile(path).close();
    await storeAt(path).read("a");
    expect(reading(path, idOf)).toBe(given);
  });

  test("commits before it answers, to a write-ahead log", async () => {
    const path = newPath();
    await storeAt(path).update("a", one);
    const db = new DatabaseSync(path);
    expect(db.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(db.prepare("SELECT record FROM users WHERE id = 'a'").get()).toEqual({
      record: '{"count":1,"v":1}',
    });
    db.close();
  });

  test("syncs every commit to disk", async () => {
    const exec = jest.spyOn(DatabaseSync.prototype, "exec");
    await storeAt(newPath()).update("a", one);
    const db = exec.mock.contexts[0] as DatabaseSync;
    exec.mockRestore();
    expect(db.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  });

  test("locks out every other writer from before its read until after its write", async () => {
    const path = newPath();
    const store = storeAt(path);
    await store.update("a", one);
    const other = new DatabaseSync(path, { timeout: 0 });
    const interfere = () => other.exec("UPDATE users SET updated_at = 0");
    await store.update("a", (record) => {
      expect(interfere).toThrow("locked");
      return increment(record);
    });
    expect(interfere).not.toThrow();
    other.close();
  });

  test("waits for a short lock without blocking the event loop", async () => {
    const path = newPath();
    const store = storeAt(path);
    await store.update("a", one);
    const other = new DatabaseSync(path);
    other.exec("BEGIN EXCLUSIVE");
    const isFree = new Promise<void>((resolve) =>
      setTimeout(() => {
        other.exec("ROLLBACK");
        resolve();
      }, 200),
    );
    expect(await store.update("a", increment)).toEqual({ count: 2 });
    await isFree;
    other.close();
  });

  test("a long lock of another process makes it unavailable for writes, not stuck", async () => {
    const path = newPath();
    const store = storeAt(path);
    await store.update("a", one);
    const script = `const { DatabaseSync } = require("node:sqlite");
      const db = new DatabaseSync(process.argv[1]);
      db.exec("BEGIN EXCLUSIVE"); console.log("locked"); process.stdin.resume();
      process.stdin.on("end", () => { db.exec("ROLLBACK"); process.exit(); });`;
    const holder = spawn(process.execPath, ["-e", script, path], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    const refused = store.update("a", increment);
    clock.passSoon(LOCK_WAIT_MS);
    await expect(refused).rejects.toThrow(StoreUnavailable);
    expect(await store.read("a")).toMatchObject({ count: 1 });
    holder.stdin.end();
    await once(holder, "exit");
    expect(await store.update("a", increment)).toEqual({ count: 2 });
  });

  test("is unavailable while the disk is full, keeps its data, and recovers afterwards", async () => {
    // SQLite's limit on pages gives the same error as a full disk.
    const realExec = DatabaseSync.prototype.exec;
    const exec = jest.spyOn(DatabaseSync.prototype, "exec");
    exec.mockImplementation(function (this: DatabaseSync, sql) {
      realExec.call(this, sql);
      if (sql.includes("journal_mode")) realExec.call(this, "PRAGMA max_page_count = 20");
    });
    const store = storeAt(newPath());
    await store.update("a", one);
    const big = { count: 2, text: "x".repeat(200_000) };
    await expect(store.update("a", () => big)).rejects.toThrow("database or disk is full");
    await expect(store.update("a", () => big)).rejects.toThrow(StoreUnavailable);
    expect(await store.read("a")).toMatchObject({ count: 1 });
    expect(await store.update("a", increment)).toEqual({ count: 2 });
    exec.mockRestore();
    store.close();
    expect(await store.update("a", () => big)).toEqual(big);
  });

  test("is unavailable when the file is no database, and recovers once it is one", async () => {
    const path = newPath();
    mkdirSync(join(path, ".."));
    writeFileSync(path, "this is not a database, whatever its name says".repeat(50));
    const store = storeAt(path);
    await expect(store.read("a")).rejects.toThrow(StoreUnavailable);
    await expect(store.update("a", one)).rejects.toThrow(StoreUnavailable);
    rmSync(path);
    expect(await store.update("a", one)).toEqual({ count: 1 });
  });

  test("is unavailable when pages are overwritten", async () => {
    const path = newPath();
    const store = storeAt(path);
    for (let n = 0; n < 50; n++)
      await store.update(`id${n}`, () => ({ count: n, text: "y".repeat(2000) }));
    store.close();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xaa, 4096));
    await expect(store.update("id7", increment)).rejects.toThrow(StoreUnavailable);
  });

  test("is unavailable when its path is a directory, or its directory a file", async () => {
    const path = newPath();
    mkdirSync(path, { recursive: true });
    await expect(storeAt(path).read("a")).rejects.toThrow(StoreUnavailable);
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    await expect(storeAt(join(file, "site.db")).update("a", one)).rejects.toThrow(StoreUnavailable);
  });

  test("notices that its file was deleted instead of writing into nothing", async () => {
    const path = newPath();
    const store = storeAt(path);
    await store.update("a", one);
    rmSync(path);
    await expect(store.update("a", increment)).rejects.toThrow(StoreUnavailable);
    expect(await store.update("b", one)).toEqual({ count: 1 });
    expect(await storeAt(path).read("b")).toMatchObject({ count: 1 });
  });

  test("refuses a file of a later schema", async () => {
    const path = newPath();
    await storeAt(path).update("a", one);
    const db = new DatabaseSync(path);
    db.exec("PRAGMA user_version = 99");
    db.close();
    storeAt(path).close();
    await expect(storeAt(path).read("a")).rejects.toThrow(StoreUnavailable);
  });
});

test("does not acknowledge a write into a file that was overwritten meanwhile", async () => {
  const path = newPath();
  const [people, messages] = ["users", "leads"].map((name) =>
    sqliteStore(path, { name, parse }),
  ) as [Store<Count>, Store<Count>];
  await people.update("a", () => ({ count: 1 }));
  await messages.update("b", () => ({ count: 1 }));
  for (const file of [path, `${path}-wal`])
    writeFileSync(file, "nothing that SQLite wrote ".repeat(2_000));
  const write = people.update("a", () => ({ count: 2 }));
  await expect(write).rejects.toThrow(StoreUnavailable);
  people.close();
});
