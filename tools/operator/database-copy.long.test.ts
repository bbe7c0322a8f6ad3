// holds: #backup
// Takes some seconds: npm and a writer are separate processes, and the database is large.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reading, summaryOf, summaryOfCopy } from "@/lib/server/store/database-summary";
import { takeServerLock } from "@/lib/server/store/server-lock";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { backUp, restore } from "./database-copy";

type Note = { n: number; text?: string };
const folder = mkdtempSync(join(tmpdir(), "bizgrow-copy-"));
const path = join(folder, "site.db");
/** A server has several collections. */
const other = sqliteStore<Note>(path, { name: "others", parse: (value) => value as Note });
const leadsAt = (at: string) =>
  sqliteStore<Note>(at, { name: "leads", parse: (value) => value as Note });
const store = leadsAt(path);
const put = (id: number) => store.update(`lead-${id}`, () => ({ n: id }));

beforeEach(async () => {
  for (let id = 0; id < 5; id++) await put(id);
});
afterEach(() => {
  store.close();
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a copy of a database in use is a complete snapshot, readable only by its owner", async () => {
  const copy = join(folder, "one.db");
  const writing = Array.from({ length: 200 }, (_, id) => put(100 + id));
  const copied = await backUp(path, copy);
  await Promise.all(writing);
  expect(copied).toEqual({ id: summaryOfCopy(path).id, leads: expect.any(Number), visitors: 0 });
  expect(copied.leads).toBeGreaterThanOrEqual(5);
  expect(summaryOfCopy(copy)).toEqual(copied);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(await store.read("lead-299")).toMatchObject({ n: 299 });
});

test("a copy never overwrites an earlier one, and needs a database and a folder", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  await expect(backUp(path, copy)).rejects.toThrow("exists already");
  await expect(backUp(join(folder, "none.db"), join(folder, "two.db"))).rejects.toThrow(
    "There is no database",
  );
  expect(existsSync(join(folder, "two.db"))).toBe(false);
  const unmounted = join(folder, "disk");
  await expect(backUp(path, join(unmounted, "one.db"))).rejects.toThrow(
    `There is no folder ${unmounted}. Is its disk mounted?`,
  );
  expect(existsSync(unmounted)).toBe(false);
});

test("a copy of another database is refused, unless the operator says that it is right", async () => {
  const elsewhere = join(folder, "elsewhere.db");
  const decoy = leadsAt(elsewhere);
  await decoy.update("lead-1", () => ({ n: 1 }));
  decoy.close();
  const copy = join(folder, "one.db");
  const { id } = await backUp(path, copy);
  await expect(restore(copy, elsewhere)).rejects.toThrow(
    `The copy (5 leads, 0 visitors) is not one of the database at ${elsewhere} (1 leads, 0 visitors)`,
  );
  expect(summaryOfCopy(elsewhere)).toMatchObject({ leads: 1 });
  await restore(copy, elsewhere, { isOther: true });
  expect(summaryOfCopy(elsewhere)).toEqual({ id, leads: 5, visitors: 0 });
});

test("a copy from before databases had ids can be restored, and gets one", async () => {
  store.close();
  const copy = join(folder, "old.db");
  await backUp(path, copy);
  const db = new DatabaseSync(copy);
  db.exec("PRAGMA application_id = 0");
  db.close();
  await restore(copy, path);
  expect(summaryOfCopy(path)).toEqual({ id: expect.any(Number), leads: 5, visitors: 0 });
  expect(summaryOfCopy(path).id).not.toBe(0);
});

test("the next server reads the restored data, and the previous database is kept", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  await put(7);
  store.close();
  const { now, replaced, aside, erased, unread } = await restore(copy, path);
  expect([now.leads, replaced?.leads, erased, unread]).toEqual([5, 6, 0, []]);
  expect(await store.read("lead-4")).toMatchObject({ n: 4 });
  expect(await store.read("lead-7")).toBeNull();
  expect(aside).toMatch(/site\.db\.before-[\dTZ-]+$/);
  const kept = leadsAt(aside!);
  expect(await kept.read("lead-7")).toMatchObject({ n: 7 });
  kept.close();
});

test("a database in use is not replaced", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  await other.update("one", () => ({ n: 1 }));
  await put(6);
  await expect(restore(copy, path)).rejects.toThrow("stop the server first");
  expect(await put(8)).toEqual({ n: 8 });
});

test("a damaged copy, an empty one and another file are refused; the database stays", async () => {
  store.close();
  const bad = join(folder, "bad.db");
  for (const content of ["", "not a database at all, but long enough for a header".repeat(50)]) {
    writeFileSync(bad, content);
    await expect(restore(bad, path)).rejects.toThrow();
  }
  expect(await store.read("lead-4")).toMatchObject({ n: 4 });
});

test("a damaged database can be replaced by a copy", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  store.close();
  for (const file of readdirSync(folder))
    if (file.startsWith("site.db-")) rmSync(join(folder, file));
  writeFileSync(path, "damaged".repeat(1000));
  await restore(copy, path);
  expect(await store.read("lead-3")).toMatchObject({ n: 3 });
});

test("without a database a restore asks whether the path is right", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  const elsewhere = join(folder, "data", "site.db");
  await expect(restore(copy, elsewhere)).rejects.toThrow(`no database at ${elsewhere} to replace`);
  expect(existsSync(elsewhere)).toBe(false);
  await restore(copy, elsewhere, { isNew: true });
  expect(summaryOfCopy(elsewhere)).toMatchObject({ leads: 5 });
});

test("a restore keeps the previous owner and mode", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  store.close();
  chmodSync(path, 0o640);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(path, 65534, 65534);
  else console.warn("SKIPPED: only root can give a file to somebody else");
  await restore(copy, path);
  const { mode, uid } = statSync(path);
  expect(mode & 0o777).toBe(0o640);
  expect(uid).toBe(isRoot ? 65534 : process.getuid?.());
  expect(statSync(`${path}.lock`).uid).toBe(uid);
});

test("a server that starts during a restore waits; a restore is refused while one runs", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  store.close(); // a server that has not used its database yet
  const release = (await takeServerLock(path, 0))!;
  await expect(restore(copy, path)).rejects.toThrow("stop the server first");
  release();
  await restore(copy, path);
});

test("a copy of a large database under constant writes ends, and leaves one file", async () => {
  for (let n = 0; n < 60; n++)
    await store.update(`large-${n}`, () => ({ n, text: "x".repeat(1_000_000) }));
  const script = `import { sqliteStore } from "./lib/server/store/sqlite.ts";
    const store = sqliteStore(process.argv[1], { name: "leads", parse: (value) => value });
    for (let n = 0; ; n++) await store.update("busy-" + n, () => ({ n, text: "y".repeat(20_000) }));`;
  const sources = ["--import", "./scripts/source-imports.mjs", "--input-type=module"];
  const writer = spawn(process.execPath, [...sources, "-e", script, path], { stdio: "ignore" });
  const written = () => reading(path, summaryOf).leads;
  while (written() < 70) await new Promise((resolve) => setTimeout(resolve, 50));
  const copy = join(folder, "one.db");
  const { leads } = await backUp(path, copy);
  expect(writer.exitCode).toBeNull();
  writer.kill("SIGKILL");
  await once(writer, "exit");
  expect(leads).toBeGreaterThanOrEqual(70);
  expect(written()).toBeGreaterThan(leads); // the writer was still running
  expect(readdirSync(folder).filter((name) => name.startsWith("one.db"))).toEqual(["one.db"]);
}, 120_000);
