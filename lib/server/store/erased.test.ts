// Slow: it waits for the write-ahead log to be emptied, half a second after an erasure.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { ERASED, erasedName } from "./erased";
import { sqliteStore } from "./sqlite";

type Words = { words: string };

const CANARY = "canary-of-a-person";
const folder = mkdtempSync(join(tmpdir(), "site-erased-"));
const path = join(folder, "site.db");
const storeOf = (name: string) =>
  sqliteStore<Words>(path, { name, parse: (value) => value as Words });
const [users, leads, counts] = [storeOf("users"), storeOf("leads"), storeOf("counts")];
afterAll(() => {
  users.close();
  rmSync(folder, { recursive: true });
});

/** The files of the database that contain a text. */
const filesWith = (text: string): string[] =>
  ["", "-wal", "-shm"].filter(
    (part) => existsSync(path + part) && readFileSync(path + part).includes(text),
  );
const listed = () => {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare(`SELECT id, record FROM ${ERASED} ORDER BY id`).all();
  db.close();
  return rows;
};

test("a removed record is in no file of the database, whatever was written around it", async () => {
  const long = (n: number) => `${CANARY}-${n} `.repeat(1 + ((n * 37) % 400));
  const ids = Array.from({ length: 120 }, (_, n) => `id-${n}`);
  for (const [n, id] of ids.entries()) {
    await users.update(id, () => ({ words: long(n) }));
    if (n % 3 === 0) await users.update(id, () => ({ words: `${CANARY} short` }));
    if (n % 5 === 0) await leads.update(id, () => ({ words: `other people's words ${n}` }));
    if (n % 2 === 0) await users.remove(`id-${n / 2}`);
  }
  for (const id of ids) await users.remove(id);
  expect(filesWith(CANARY)).not.toEqual([]); // the write-ahead log still has it
  for (const end = Date.now() + 20_000; Date.now() < end && filesWith(CANARY).length > 0;)
    await sleep(100);
  expect(filesWith(CANARY)).toEqual([]);
  expect(filesWith("other people's words")).toEqual([""]);
}, 60_000);

test("erasures are listed by a hash, once, and only for records about people", async () => {
  await leads.update("one", () => ({ words: "a lead" }));
  await counts.update("day", () => ({ words: "counts" }));
  const before = listed().length;
  await leads.remove("one", ({ words }) => words === "another");
  await leads.remove("none");
  await counts.remove("day");
  expect(listed()).toHaveLength(before);
  await leads.remove("one");
  expect(listed()).toHaveLength(before + 1);
  expect(listed()).toContainEqual({ id: erasedName("leads", "one"), record: "{}" });
});
