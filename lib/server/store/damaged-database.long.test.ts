// holds: #r15
// Over 1 s: a database of several pages is written, damaged and copied.
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "@/lib/server/core/log";
import { isDamagedAside, setDamagedAside } from "./damaged-database";
import { sqliteStore } from "./sqlite";
import { sqliteFile } from "./sqlite-file";

type Row = { text: string };
const NOW = new Date("2026-11-21T10:00:00.123Z");
const ASIDE = "site.db.damaged-2026-11-21T10-00-00-123Z";

jest.setTimeout(20_000); // the first test loads the store, which a busy machine takes seconds for

let folder: string;
let path: string;
const storeAt = () => sqliteStore<Row>(path, { name: "users", parse: (value) => value as Row });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-damaged-"));
  path = join(folder, "site.db");
  const store = storeAt();
  const add = (n: number) => store.update(`id${n}`, () => ({ text: "y".repeat(2_000) }));
  await Promise.all(Array.from({ length: 50 }, (_, n) => add(n)));
  store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const overwritten = () => readFileSync(path).fill(0xaa, 4096);

test.each<[string, () => void]>([
  ["overwritten from its second page on", () => writeFileSync(path, overwritten())],
  ["cut in the middle", () => truncateSync(path, 20_000)],
  ["something else", () => writeFileSync(path, "nothing that SQLite wrote ".repeat(500))],
])("a file that is %s is set aside whole, and a new one is made", async (_, damage) => {
  damage();
  writeFileSync(`${path}-wal`, "its log");
  const bytes = readFileSync(path);
  expect(isDamagedAside(path)).toBe(false);
  expect(setDamagedAside(path, NOW)).toBe(true);
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining([ASIDE, `${ASIDE}-wal`]));
  expect(names.filter((name) => !name.startsWith(ASIDE))).toEqual([]);
  expect(readFileSync(join(folder, ASIDE))).toEqual(bytes);
  expect(isDamagedAside(path)).toBe(true);

  const store = storeAt();
  expect(await store.update("a", () => ({ text: "new" }))).toEqual({ text: "new" });
  store.close();
  expect(setDamagedAside(path, NOW)).toBe(false);
});

test("damage in the middle is logged once while the site runs, and the next start sets the file aside", async () => {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 4096 / 2) * 4096;
  writeFileSync(path, bytes.fill(0xaa, middle, middle + 4096));
  const store = storeAt();
  const file = sqliteFile(path);
  const fatal = jest.spyOn(log, "fatal").mockImplementation(() => undefined);
  for (let n = 0; n < 50; n++) await store.read(`id${n}`).catch(() => null);
  expect(file.isDamaged()).toBe(true);
  expect(fatal).toHaveBeenCalledTimes(1);
  fatal.mockRestore();
  store.close();
  expect(setDamagedAside(path, NOW)).toBe(true);
  expect(file.isDamaged()).toBe(false);
  expect(readdirSync(folder)).toContain(ASIDE);
});

test("a sound file stays, also with a write-ahead log", async () => {
  const store = storeAt();
  await store.update("last", () => ({ text: "in the log" }));
  expect(setDamagedAside(path, NOW)).toBe(false);
  expect(await store.read("last")).toMatchObject({ text: "in the log" });
  store.close();
});

test("a file that is locked, missing or empty is not damaged", () => {
  const other = new DatabaseSync(path);
  other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  expect(setDamagedAside(path, NOW)).toBe(false);
  other.close();
  writeFileSync(path, "");
  expect(setDamagedAside(path, NOW)).toBe(false);
  rmSync(path);
  expect(setDamagedAside(path, NOW)).toBe(false);
  expect(isDamagedAside(join(folder, "nowhere", "site.db"))).toBe(false);
});
