import { existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { keptMsOf } from "@/lib/domain/leads/retention";
import { ERASED, erasedName, OF_PEOPLE } from "@/lib/server/store/erased";
import { connect } from "@/lib/server/store/sqlite-connection";
import { createClock, knownTimeIn } from "@/lib/server/store/believed-clock";
import {
  areDifferent,
  type DatabaseSummary,
  idOf,
  reading,
  readingCopy,
  summaryOf,
  summaryOfCopy,
  tablesIn,
} from "@/lib/server/store/database-summary";
import { lockPathOf, takeServerLock } from "@/lib/server/store/server-lock";
import { codeOf, SQLITE } from "@/lib/server/store/sqlite-code";

type Erasures = Map<string, number>;

const listIn = (db: DatabaseSync): Erasures => {
  if (!tablesIn(db).includes(ERASED)) return new Map();
  const rows = db.prepare(`SELECT id, updated_at FROM ${ERASED}`).all();
  return new Map(rows.map(({ id, updated_at: at }) => [String(id), Number(at)]));
};

/** The earlier databases in the same folder, named `….before-<time>` and `….damaged-<time>`. */
const databasesBeside = (path: string): string[] => {
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
const listedErasures = (path: string): { erasures: Erasures; unread: string[] } => {
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
const eraseFromCopy = (path: string, erasures: Erasures): number => {
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

const OURS_ALONE = 0o600;
/** Files beside a database: its write-ahead log and the index of that. */
const COMPANIONS = ["-wal", "-shm"];

const synced = async (path: string): Promise<void> => {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The summary of a whole copy. Throws for a file that is missing, damaged or not ours. */
const checkedCopy = (path: string): DatabaseSummary => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}`);
  const found = readingCopy(path, (db) => db.prepare("PRAGMA integrity_check").all());
  if (found.length !== 1 || found[0]?.integrity_check !== "ok")
    throw new Error(`${path} is damaged`);
  return summaryOfCopy(path);
};

const removeDraft = (path: string) =>
  Promise.all(["", ...COMPANIONS, "-journal"].map((part) => rm(path + part, { force: true })));

const vacuumInto = (db: DatabaseSync, to: string): void => {
  db.prepare("VACUUM INTO ?").run(to);
};

/** Makes a file of mode 0600 by `write`; an incomplete one is removed. */
const drafted = async <T>(draft: string, write: () => Promise<T> | T): Promise<T> => {
  await removeDraft(draft);
  await (await open(draft, "wx", OURS_ALONE)).close();
  try {
    const written = await write();
    await synced(draft);
    return written;
  } catch (error) {
    await removeDraft(draft);
    throw error;
  }
};

/** Copies a database in use to a new file, never by halves; resolves to its summary. Throws. */
export const backUp = async (from: string, to: string): Promise<DatabaseSummary> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}`);
  if (existsSync(to)) throw new Error(`${to} exists already`);
  // Not made here: on the place of a disk that is not mounted it would be a folder of the database's own disk.
  if (!existsSync(dirname(to)))
    throw new Error(`There is no folder ${dirname(to)}. Is its disk mounted? If so, make it first`);
  const draft = `${to}.partial`;
  const copied = await drafted(draft, () => {
    reading(from, (db) => vacuumInto(db, draft));
    return checkedCopy(draft);
  });
  await rename(draft, to);
  await synced(dirname(to));
  return copied;
};

/** Whether the clock is near the last known time of a copy: only then may old copies be deleted by their age. */
export const believesClock = (copy: string): boolean =>
  readingCopy(copy, (db) => createClock(knownTimeIn(db) ?? Date.now()).isBelieved());

const inUse = (path: string, cause?: unknown) =>
  new Error(
    `${path} is in use: stop the server first (systemctl stop bizgrow, docker stop bizgrow), then try again`,
    { cause },
  );

/** Checks that no program has the database open, and moves its write-ahead log into the file. */
const assertUnused = (path: string) => {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
  } catch (error) {
    if (codeOf(error) === SQLITE.busy) throw inUse(path, error);
    // It may be damaged: then it is set aside unchanged.
  } finally {
    db.close();
  }
};

/** Keeps the owner of the file that is replaced, after a restore by root. */
const likeBefore = async (path: string) => {
  const isThere = existsSync(path);
  const { uid, gid, mode } = await stat(isThere ? path : dirname(path));
  return async (file: string) => {
    if (process.getuid?.() === 0) await chown(file, uid, gid);
    await chmod(file, isThere ? mode & 0o777 : OURS_ALONE);
  };
};

const summaryAt = (path: string): DatabaseSummary | null => {
  try {
    return existsSync(path) ? reading(path, summaryOf) : null;
  } catch {
    return null;
  }
};

/** What a restore may do although it looks like a mistake: make a database where there is none, replace another one. */
export type Allowed = { isNew?: boolean; isOther?: boolean };

/** Whether the copy is one of a database that was set aside here: the site began another one since. */
const isOfOneAside = (to: string, { id }: DatabaseSummary): boolean =>
  databasesBeside(to).some((path) => {
    try {
      return readingCopy(path, idOf) === id;
    } catch {
      return false;
    }
  });

const assertFits = (
  to: string,
  copy: DatabaseSummary,
  allowed: Allowed,
): DatabaseSummary | null => {
  if (!existsSync(to) && !allowed.isNew)
    throw new Error(
      `There is no database at ${to} to replace. Is SQLITE_PATH the site's? If a new one belongs there, add --new`,
    );
  const replaced = summaryAt(to);
  const isStranger = replaced && areDifferent(replaced, copy) && !isOfOneAside(to, copy);
  if (isStranger && !allowed.isOther)
    throw new Error(
      `The copy (${inWords(copy)}) is not one of the database at ${to} (${inWords(replaced)}). Is SQLITE_PATH the site's? If it is, add --other`,
    );
  return replaced;
};

/** A summary for operators. */
export const inWords = ({ leads, visitors }: DatabaseSummary): string =>
  `${leads} leads, ${visitors} visitors`;

/** `replaced`: null for none or a damaged one; `aside`: its path; `unread`: lists of erasures. */
export type Restored = {
  now: DatabaseSummary;
  replaced: DatabaseSummary | null;
  aside: string | null;
  erased: number;
  unread: string[];
};

/** Puts a copy, without people erased since, in place of a database. Throws before it changes one. */
export const restore = async (
  from: string,
  to: string,
  allowed: Allowed = {},
): Promise<Restored> => {
  const replaced = assertFits(to, checkedCopy(from), allowed);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const makeAlike = await likeBefore(to);
  const release = await takeServerLock(to, 0);
  if (!release) throw inUse(to);
  const arriving = `${to}.arriving`;
  try {
    await makeAlike(lockPathOf(to));
    if (existsSync(to)) assertUnused(to);
    const { erasures, unread } = listedErasures(to);
    const erased = await drafted(arriving, async () => {
      readingCopy(from, (db) => vacuumInto(db, arriving));
      const count = eraseFromCopy(arriving, erasures);
      await makeAlike(arriving);
      return count;
    });
    const aside = existsSync(to)
      ? `${to}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`
      : null;
    for (const part of [...COMPANIONS, ""])
      if (existsSync(to + part)) await rename(to + part, aside + part);
    await rename(arriving, to);
    await synced(dirname(to));
    return { now: summaryOfCopy(to), replaced, aside, erased, unread };
  } finally {
    release();
  }
};
