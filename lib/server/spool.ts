import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { log } from "./log";

/** More than this many waiting would be a flood; the browser still has what it could not send. */
const MAX_WAITING = 5_000;
const WAITING = /^[0-9a-f]{64}\.json$/;

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
 * A folder in which things wait while the store fails: a file each (mode 0600), written whole and synced to disk
 * before `put` resolves (security.md R9). Every call rejects with what the file system throws.
 */
export const createSpool = <T>(folder: string, parse: (value: unknown) => T) => {
  const waiting = async (): Promise<string[]> => {
    try {
      return (await readdir(folder)).filter((name) => WAITING.test(name));
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
      return null;
    }
  };
  return {
    /** Keeps a thing under an id (64 hex digits); the same id is kept once. */
    put: async (id: string, thing: T): Promise<void> => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await waiting()).length >= MAX_WAITING) throw new Error("The spool is full");
      const draft = join(folder, `${randomUUID()}.draft`);
      await synced(draft, "wx", JSON.stringify(thing));
      await rename(draft, join(folder, `${id}.json`));
      await synced(folder, "r");
    },
    /**
     * Hands each waiting thing to `work` and removes it after that; one for which `work` resolves to false waits on.
     * What `work` throws ends it. Resolves to the number of things that `work` took.
     */
    drain: async (work: (thing: T) => Promise<unknown>): Promise<number> => {
      const names = await waiting();
      let left = 0;
      for (const name of names) {
        const thing = await read(join(folder, name));
        if (thing === null) continue;
        if ((await work(thing)) === false) {
          left++;
          continue;
        }
        await rm(join(folder, name), { force: true });
      }
      return names.length - left;
    },
  };
};

export type Spool<T> = ReturnType<typeof createSpool<T>>;
