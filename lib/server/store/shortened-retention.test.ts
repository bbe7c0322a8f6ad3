import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onceInStore, shortenRetention } from "./shortened-retention";
import { sqliteStore } from "./sqlite";
import { storedProbe } from "@/lib/server/store/schemas/stored-visitor";

const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), "site-retention-"));
const path = join(folder, "site.db");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Thing = { isFlagged: boolean };
const keptFor = ({ isFlagged }: Thing) => DAY_MS * (isFlagged ? 30 : 730);
const isMeant = ({ isFlagged }: Thing) => isFlagged;
const parse = (value: unknown) => value as Thing;

/** Writes a row as an earlier version did: so many days ago, to be kept for two years. */
const writtenBefore = (id: string, days: number) => {
  const database = new DatabaseSync(path);
  const at = Date.now() - days * DAY_MS;
  database
    .prepare("UPDATE things SET created_at = ?, updated_at = ?, expires_at = ? WHERE id = ?")
    .run(at, at, at + 730 * DAY_MS, id);
  database.close();
};
const daysLeft = () => {
  const database = new DatabaseSync(path);
  const rows = database.prepare("SELECT id, expires_at FROM things ORDER BY id").all();
  database.close();
  return Object.fromEntries(
    rows.map(({ id, expires_at: end }) => [
      String(id),
      Math.round((Number(end) - Date.now()) / DAY_MS),
    ]),
  );
};

test("expired rows are deleted, older rows get the shorter time, and the others are left alone", async () => {
  const store = sqliteStore<Thing>(path, "things", parse, keptFor);
  const done = sqliteStore(path, "probes", (value) => storedProbe.parse(value));
  const rows = {
    a: 31,
    b: 10,
    c: 400,
    ...Object.fromEntries([...Array(250).keys()].map((n) => [`flagged ${n}`, 40])),
  };
  for (const [id, days] of Object.entries(rows)) {
    await store.update(id, () => ({ isFlagged: id !== "c" }));
    writtenBefore(id, days);
  }
  const shorten = () => onceInStore(done, "test", () => shortenRetention(store, keptFor, isMeant));
  expect(await shorten()).toBe(251);
  expect(daysLeft()).toEqual({ b: 30, c: 330 });

  // One run is enough: from then on each row has its expiry.
  writtenBefore("b", 40);
  expect(await shorten()).toBe(0);
  expect(daysLeft()).toEqual({ b: 690, c: 330 });
  store.close();
});
