import { existsSync } from "node:fs";
import { chmod, chown, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lockPathOf, takeServerLock } from "@/lib/server/store/server-lock";
import { COMPANIONS, countRecords, reading, readingCopy, synced } from "./copied-database";
import { eraseFromCopy, listedErasures } from "./copied-erasures";

const OURS_ALONE = 0o600;
const SQLITE_BUSY = 5;

const removeDraft = (path: string) =>
  Promise.all(["", ...COMPANIONS, "-journal"].map((part) => rm(path + part, { force: true })));

/** Writes a snapshot of a database into a new file, without unused pages. */
const vacuumInto = async (db: DatabaseSync, to: string): Promise<void> => {
  db.prepare("VACUUM INTO ?").run(to);
};

/** Makes a file of mode 0600 by `write`; an incomplete one is removed. */
const drafted = async (draft: string, write: () => Promise<void>): Promise<void> => {
  await removeDraft(draft);
  await (await open(draft, "wx", OURS_ALONE)).close();
  try {
    await write();
    await synced(draft);
  } catch (error) {
    await removeDraft(draft);
    throw error;
  }
};

/**
 * Copies a snapshot of a database in use to a new file of mode 0600, and resolves to the counts of the copy's records.
 * Throws when the target exists; an incomplete copy never has its name.
 */
export const backUp = async (from: string, to: string): Promise<Record<string, number>> => {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}`);
  if (existsSync(to)) throw new Error(`${to} exists already`);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const draft = `${to}.partial`;
  let counts: Record<string, number> = {};
  await drafted(draft, async () => {
    await reading(from, (db) => vacuumInto(db, draft));
    counts = countRecords(draft);
  });
  await rename(draft, to);
  await synced(dirname(to));
  return counts;
};

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
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw inUse(path, error);
    // It may be damaged: then it is set aside unchanged.
  } finally {
    db.close();
  }
};

/**
 * Gives a file the owner of the file it replaces, so that the site can still use its database after a restore by root.
 */
const likeBefore = async (path: string) => {
  const isThere = existsSync(path);
  const { uid, gid, mode } = await stat(isThere ? path : dirname(path));
  return async (file: string) => {
    if (process.getuid?.() === 0) await chown(file, uid, gid);
    await chmod(file, isThere ? mode & 0o777 : OURS_ALONE);
  };
};

/**
 * The result of a restore: the counts of the database now, the number of people erased again, and the lists of erasures
 * that could not be read.
 */
export type Restored = { counts: Record<string, number>; erased: number; unread: string[] };

/**
 * Replaces a database that no server uses by a copy, with the same owner and mode, and without the people erased since.
 * The previous database is kept as `….before-<time>`. Throws before it changes anything when the copy is damaged, when
 * a server runs, or when there is no database at the target and `isNew` does not allow that.
 */
export const restore = async (from: string, to: string, isNew = false): Promise<Restored> => {
  countRecords(from);
  if (!existsSync(to) && !isNew)
    throw new Error(
      `There is no database at ${to} to replace. Is SQLITE_PATH the site's? If a new one belongs there, add --new`,
    );
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const makeAlike = await likeBefore(to);
  const release = await takeServerLock(to, 0);
  if (!release) throw inUse(to);
  const arriving = `${to}.arriving`;
  try {
    await makeAlike(lockPathOf(to));
    if (existsSync(to)) assertUnused(to);
    const { erasures, unread } = listedErasures(to);
    let erased = 0;
    await drafted(arriving, async () => {
      await readingCopy(from, (db) => vacuumInto(db, arriving));
      erased = eraseFromCopy(arriving, erasures);
      await makeAlike(arriving);
    });
    const aside = `${to}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    for (const part of [...COMPANIONS, ""])
      if (existsSync(to + part)) await rename(to + part, aside + part);
    await rename(arriving, to);
    await synced(dirname(to));
    return { counts: countRecords(to), erased, unread };
  } finally {
    release();
  }
};
