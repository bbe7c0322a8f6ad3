// holds: #deletion, #backup
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { backUp, restore } from "./database-copy";

type Words = { words: string };

const CANARY = "canary-of-a-person";
let folder: string;
let path: string;
let copy: string;
const storeOf = (name: string) =>
  sqliteStore<Words>(path, { name, parse: (value) => value as Words });
const add = (name: string, id: string, words: string) =>
  storeOf(name).update(id, () => ({ words }));
const read = (name: string, id: string) => storeOf(name).read(id);

/** Two people, a copy of the database with both, and then one of them is erased. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "bizgrow-erased-"));
  path = join(folder, "site.db");
  copy = join(folder, "one.copy.db");
  await add("users", "asha", CANARY);
  await add("leads", "asha", CANARY);
  await add("leads", "ravi", "stays");
  await backUp(path, copy);
  await storeOf("users").remove("asha");
  await storeOf("leads").remove("asha");
});
afterEach(() => {
  storeOf("users").close();
  rmSync(folder, { recursive: true });
});

const hasCanary = (file: string) => readFileSync(file).includes(CANARY);

test("a copy made after an erasure does not contain the person", async () => {
  const later = join(folder, "later.db");
  await backUp(path, later);
  expect(hasCanary(copy)).toBe(true);
  expect(hasCanary(later)).toBe(false);
});

test("a restore brings nobody back who was erased since, even through a second restore", async () => {
  storeOf("users").close();
  expect(await restore(copy, path)).toMatchObject({ erased: 2, unread: [] });
  expect(hasCanary(path)).toBe(false);
  expect(await read("leads", "ravi")).toMatchObject({ words: "stays" });
  expect([await read("users", "asha"), await read("leads", "asha")]).toEqual([null, null]);
  storeOf("users").close();
  expect(await restore(copy, path)).toMatchObject({ erased: 2 });
  expect(await read("leads", "asha")).toBeNull();
});

test("a restored person does not name an erased lead, and keeps the others", async () => {
  const put = (name: string, id: string, record: object) =>
    sqliteStore<object>(path, { name, parse: (value) => value as object }).update(id, () => record);
  await put("leads", "gone", { words: CANARY });
  const meena = { id: "meena", name: "Meena", until: 9 };
  const [p, q] = [
    { stage: "talking", leads: [meena, { id: "gone", name: CANARY }], foldAt: 9 },
    { stage: "new", leads: [{ id: "ravi", name: "Ravi" }], foldAt: 9 },
  ];
  await put("people", "p", p);
  await put("people", "q", q);
  const later = join(folder, "later.db");
  await backUp(path, later);
  await storeOf("leads").remove("gone");
  storeOf("users").close();
  expect(await restore(later, path)).toMatchObject({ erased: 1 });
  expect(hasCanary(path)).toBe(false);
  expect(await read("people", "p")).toMatchObject({ ...p, leads: [meena], foldAt: 0 });
  expect(await read("people", "q")).toMatchObject(q);
});

test("a person who returns in the millisecond of the erasure stays in later copies", async () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now());
  await add("leads", "meena", "first");
  await storeOf("leads").remove("meena");
  await add("leads", "meena", "here again");
  now.mockRestore();
  const later = join(folder, "later.db");
  await backUp(path, later);
  storeOf("users").close();
  expect(await restore(later, path)).toMatchObject({ erased: 0 });
  expect(await read("leads", "meena")).toMatchObject({ words: "here again" });
});

test("a person who returns after an erasure stays in later copies", async () => {
  await add("leads", "asha", "here again");
  const later = join(folder, "later.db");
  await backUp(path, later);
  storeOf("users").close();
  expect(await restore(later, path)).toMatchObject({ erased: 0 });
  expect(await read("leads", "asha")).toMatchObject({ words: "here again" });
});

test("erasures listed in a damaged database set aside are applied, or reported as unreadable", async () => {
  storeOf("users").close();
  const aside = `${path}.damaged-2026-11-22T10-00-00-000Z`;
  const bytes = readFileSync(path);
  writeFileSync(aside, bytes);
  rmSync(path);
  await add("leads", "new", "in the new database");
  storeOf("users").close();
  expect(await restore(copy, path)).toMatchObject({ erased: 2, unread: [] });
  writeFileSync(aside, "nothing that SQLite wrote ".repeat(500));
  expect(await restore(copy, path)).toMatchObject({ erased: 2, unread: [aside] });
});
