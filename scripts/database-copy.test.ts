import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { backUp, countRecords, restore } from "./database-copy";

type Note = { n: number };
const folder = mkdtempSync(join(tmpdir(), "bizgrow-copy-"));
const path = join(folder, "site.db");
/** A server has more than one collection. */
const other = sqliteStore<Note>(path, "others", (value) => value as Note);
const notesAt = (at: string) => sqliteStore<Note>(at, "notes", (value) => value as Note);
const store = notesAt(path);
const put = (id: number) => store.update(`note-${id}`, () => ({ n: id }));

beforeEach(async () => {
  for (let id = 0; id < 5; id++) await put(id);
});
afterEach(() => {
  store.close();
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a copy of a database in use is whole, of one moment, and for our eyes only", async () => {
  const copy = join(folder, "copies", "one.db");
  const writing = Array.from({ length: 200 }, (_, id) => put(100 + id));
  const counts = await backUp(path, copy);
  await Promise.all(writing);
  expect(counts).toEqual({ notes: expect.any(Number) });
  expect(counts.notes).toBeGreaterThanOrEqual(5);
  expect(countRecords(copy)).toEqual(counts);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(await store.read("note-299")).toMatchObject({ n: 299 });
});

test("a copy never takes the place of an earlier one, and one of nothing is refused", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  await expect(backUp(path, copy)).rejects.toThrow("exists already");
  await expect(backUp(join(folder, "none.db"), join(folder, "two.db"))).rejects.toThrow(
    "There is no database",
  );
  expect(existsSync(join(folder, "two.db"))).toBe(false);
});

test("what was restored is read by the next server, and what stood there is kept", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  await put(7);
  store.close();
  expect(await restore(copy, path)).toEqual({ notes: 5 });
  expect(await store.read("note-4")).toMatchObject({ n: 4 });
  expect(await store.read("note-7")).toBeNull();
  const aside = readdirSync(folder).find((file) => /^site\.db\.before-[\dTZ-]+$/.test(file))!;
  const kept = notesAt(join(folder, aside));
  expect(await kept.read("note-7")).toMatchObject({ n: 7 });
  kept.close();
});

test("a database in use is not exchanged", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  await other.update("one", () => ({ n: 1 }));
  await put(6);
  await expect(restore(copy, path)).rejects.toThrow("stop the server first");
  expect(await put(8)).toEqual({ n: 8 });
});

test("a damaged copy, an empty one and something else are refused; the database stays", async () => {
  store.close();
  const bad = join(folder, "bad.db");
  for (const content of ["", "not a database at all, but long enough for a header".repeat(50)]) {
    writeFileSync(bad, content);
    await expect(restore(bad, path)).rejects.toThrow();
  }
  expect(await store.read("note-4")).toMatchObject({ n: 4 });
});

test("a damaged database can be replaced by a copy", async () => {
  const copy = join(folder, "one.db");
  await backUp(path, copy);
  store.close();
  for (const file of readdirSync(folder)) if (/^site\.db-/.test(file)) rmSync(join(folder, file));
  writeFileSync(path, "damaged".repeat(1000));
  await restore(copy, path);
  expect(await store.read("note-3")).toMatchObject({ n: 3 });
});

test("npm run backup and restore say what they did, and fail with a reason", async () => {
  const copy = join(folder, "by-npm.db");
  const run = (task: string, ...args: string[]) =>
    spawnSync("npm", ["run", "--silent", task, "--", ...args], {
      encoding: "utf8",
      env: { ...process.env, SQLITE_PATH: path },
    });
  expect(run("backup", copy)).toMatchObject({ status: 0, stdout: "Copied: notes 5\n" });
  expect(run("restore", copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("stop the server first"),
  });
  store.close();
  expect(run("restore", copy)).toMatchObject({ status: 0, stdout: "Restored: notes 5\n" });
  expect(run("backup")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Name a file"),
  });
}, 60_000);
