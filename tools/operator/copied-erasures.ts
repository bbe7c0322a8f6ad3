import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { keptMsOf } from "@/lib/domain/leads/retention";
import { ERASED, erasedName, OF_PEOPLE } from "@/lib/server/store/erased";
import { connect } from "@/lib/server/store/sqlite-connection";
import { readingCopy, tablesIn } from "@/lib/server/store/database-summary";

/** The time of each record's erasure, in epoch ms, by its name in the list. */
type Erasures = Map<string, number>;

const listIn = (db: DatabaseSync): Erasures => {
  if (!tablesIn(db).includes(ERASED)) return new Map();
  const rows = db.prepare(`SELECT id, updated_at FROM ${ERASED}`).all();
  return new Map(rows.map(({ id, updated_at: at }) => [String(id), Number(at)]));
};

/** The earlier databases in the same folder, named `….before-<time>` and `….damaged-<time>`. */
export const databasesBeside = (path: string): string[] => {
  const folder = dirname(path);
  const isAside = (name: string) =>
    [".before-", ".damaged-"].some((mark) => name.startsWith(basename(path) + mark)) &&
    !/-(wal|shm)$/.test(name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isAside)
    .map((name) => join(folder, name));
};

/** The erasures in a database and those set aside beside it, and which could not be read. */
export const listedErasures = (path: string): { erasures: Erasures; unread: string[] } => {
  const erasures: Erasures = new Map();
  const unread: string[] = [];
  for (const file of [path, ...databasesBeside(path)])
    try {
      if (!existsSync(file)) continue;
      for (const [id, at] of readingCopy(file, listIn))
        erasures.set(id, Math.max(at, erasures.get(id) ?? 0));
    } catch {
      unread.push(file);
    }
  return { erasures, unread };
};

/** What a copy has of records erased since; an erasure in its own list was before it. */
const erasedSince = (db: DatabaseSync, erasures: Erasures): { name: string; id: string }[] => {
  const collections = tablesIn(db);
  const applied = listIn(db);
  return OF_PEOPLE.filter((name) => collections.includes(name)).flatMap((name) =>
    db
      .prepare(`SELECT id, created_at FROM "${name}"`)
      .all()
      .filter(({ id, created_at: madeAt }) => {
        const listed = erasedName(name, String(id));
        const at = erasures.get(listed) ?? 0;
        return at > (applied.get(listed) ?? 0) && Number(madeAt) <= at;
      })
      .map(({ id }) => ({ name, id: String(id) })),
  );
};

/** Takes leads that are gone out of their people, whose other fields the next sweep makes anew. */
const forgetLeads = (db: DatabaseSync, gone: readonly string[]): void => {
  if (!tablesIn(db).includes("people")) return;
  const isGone = "value ->> 'id' IN (SELECT value FROM json_each(?1))";
  const leads = "json_each(iif(json_valid(record), record, '{}'), '$.leads')";
  db.prepare(
    `UPDATE people SET record = json_set(record, '$.foldAt', 0, '$.leads', json((
       SELECT json_group_array(json(value)) FROM ${leads} WHERE NOT (${isGone}))))
     WHERE EXISTS (SELECT 1 FROM ${leads} WHERE ${isGone})`,
  ).run(JSON.stringify(gone));
};

/** Deletes from a copy what was erased since, and keeps one file. Returns how many. */
export const eraseFromCopy = (path: string, erasures: Erasures): number => {
  const { db, table } = connect(path);
  try {
    const list = table(ERASED);
    db.exec("BEGIN IMMEDIATE");
    const found = erasedSince(db, erasures);
    for (const { name, id } of found) table(name).delete.run(id);
    forgetLeads(
      db,
      found.map(({ id }) => id),
    );
    const known = listIn(db);
    for (const [id, at] of erasures)
      if ((known.get(id) ?? 0) < at)
        list.upsert.run(id, "{}", at, at + keptMsOf("erasedNumber"), 0);
    db.exec("COMMIT; VACUUM; PRAGMA journal_mode = DELETE");
    return found.length;
  } finally {
    db.close();
  }
};
