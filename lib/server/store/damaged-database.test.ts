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
import { isDamagedAside, setDamagedAside } from "./damaged-database";
import { sqliteStore } from "./sqlite";

type Row = { text: string };
const NOW = new Date("2026-11-21T10:00:00.123Z");
const ASIDE = "site.db.damaged-2026-11-21T10-00-00-123Z";

let folder: string;
let path: string;
const storeAt = () => sqliteStore<Row>(path, "users", (value) => value as Row);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-damaged-"));
  path = join(folder, "site.db");
  const store = storeAt();
  for (let n = 0; n < 50; n++) await store.update(`id${n}`, () => ({ text: "y".repeat(2_000) }));
  store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const overwritten = () => readFileSync(path).fill(0xaa, 4096);

test.each<[string, () => void]>([
  ["overwritten from its second page on", () => writeFileSync(path, overwritten())],
  ["cut in the middle", () => truncateSync(path, 20_000)],
  ["something else", () => writeFileSync(path, "nothing that SQLite wrote ".repeat(500))],
])("a file that is %s is set aside whole, and a new one begun", async (_, damage) => {
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

test("a sound file stays, also with a log that was not written back", async () => {
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
