import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { SpoolState } from "@/lib/domain/health/health-figures";
import { log } from "@/lib/server/core/log";

/** More leads than this would be a flood; browsers still have what they could not send. */
const MAX_WAITING = 5_000;
const WAITING = /^[0-9a-f]{64}\.json$/;
const DRAFT = /\.draft$/;
const UNREADABLE = /\.bad$/;
/** A draft is written within seconds: an older one, in ms, belongs to a process that crashed. */
const DRAFT_MS = 60_000;
/** How long an unreadable file is kept for repair, in ms: it contains a name and a phone number. */
const UNREADABLE_MS = 30 * 24 * 60 * 60 * 1000;

const synced = async (path: string, flags: string, text?: string): Promise<void> => {
  const file = await open(path, flags, 0o600);
  try {
    if (text !== undefined) await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * A folder for leads while the store fails: a file each (mode 0600), written whole and synced to disk before `put`
 * resolves (docs/product/data.md#r9). Every call rejects with what the file system throws.
 */
export const createSpool = <T>(folder: string, parse: (value: unknown) => T) => {
  const names = async (kind: RegExp): Promise<string[]> => {
    try {
      return (await readdir(folder)).filter((name) => kind.test(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error;
    }
  };
  const read = async (path: string): Promise<T | null> => {
    try {
      return parse(JSON.parse(await readFile(path, "utf8")));
    } catch {
      log.error({ event: "unreadable spool file" });
      await rename(path, `${path}.bad`);
      await utimes(`${path}.bad`, new Date(), new Date()); // its age counts from now
      return null;
    }
  };
  const removeOlder = async (kind: RegExp, ms: number, now: number): Promise<void> => {
    for (const name of await names(kind)) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null); // another process may have removed it
      if (found && found.mtimeMs <= now - ms) await rm(path, { force: true });
    }
  };
  return {
    /** Writes an item under an id (64 hex digits), once per id. A failed write leaves no file. */
    put: async (id: string, thing: T): Promise<void> => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await names(/./)).length >= MAX_WAITING) throw new Error("The spool is full");
      const draft = join(folder, `${randomUUID()}.draft`);
      try {
        await synced(draft, "wx", JSON.stringify(thing));
        await rename(draft, join(folder, `${id}.json`));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await synced(folder, "r");
    },
    /**
     * Calls `work` with each item and removes the item when that resolves; a rejection ends it. Resolves to the number
     * removed.
     */
    drain: async (work: (thing: T) => Promise<unknown>): Promise<number> => {
      const waiting = await names(WAITING);
      for (const name of waiting) {
        const thing = await read(join(folder, name));
        if (thing === null) continue;
        await work(thing);
        await rm(join(folder, name), { force: true });
      }
      return waiting.length;
    },
    /** How many items wait, with those that cannot be read, and since when the oldest one does. */
    waiting: async (): Promise<SpoolState> => {
      const unreadable = await names(UNREADABLE);
      const waiting = [...(await names(WAITING)), ...unreadable];
      const times = await Promise.all(
        waiting.map(async (name) => {
          const found = await stat(join(folder, name)).catch(() => null); // another process may have stored it
          return found?.mtimeMs ?? [];
        }),
      );
      const known = times.flat();
      return {
        count: waiting.length,
        unreadable: unreadable.length,
        oldestAt: known.length > 0 ? Math.min(...known) : null,
      };
    },
    /** Removes drafts of crashed processes, and files that could not be read for 30 days. `now` in epoch ms. */
    sweep: async (now: number): Promise<void> => {
      await removeOlder(DRAFT, DRAFT_MS, now);
      await removeOlder(UNREADABLE, UNREADABLE_MS, now);
    },
  };
};

export type Spool<T> = ReturnType<typeof createSpool<T>>;
