import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { log } from "@/lib/server/core/log";
import { isOutOfRoom } from "./sqlite-code";
import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "@/lib/server/core/singleton";

/** The size of the reserve; on a small disk it is an eighth of the disk. */
const MOST_BYTES = 4 * 1024 * 1024;
const SHARE_OF_DISK = 1 / 8;
/** It is made where the disk has this many times its size free, or it would soon be used again. */
const ROOM = 1.25;
/** How often we try to make a used reserve again, in ms. */
const AGAIN_MS = 1_000;

/** Makes the reserve, again after each use; random, since disks may compress. Never throws. */
export const keepReserve = (databasePath: string) => {
  const path = `${databasePath}.reserve`;
  let again: NodeJS.Timeout | undefined;

  const drop = (): boolean => {
    try {
      rmSync(path);
      return true;
    } catch {
      return false; // it is gone, or the folder is read-only
    }
  };

  const make = (): boolean => {
    try {
      mkdirSync(dirname(databasePath), { recursive: true, mode: 0o700 });
      const { bsize, blocks, bavail } = statfsSync(dirname(databasePath));
      const bytes = Math.floor(Math.min(MOST_BYTES, bsize * blocks * SHARE_OF_DISK));
      if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= bytes) return true;
      if (bsize * bavail < bytes * ROOM) return false;
      writeFileSync(path, randomBytes(bytes), { mode: 0o600, flush: true });
      return true;
    } catch (error) {
      drop(); // a part of it would only take room
      return !isOutOfRoom(error);
    }
  };

  const tryAgain = () => {
    if (!make()) return;
    clearInterval(again);
    again = undefined;
    log.warn({ event: "disk has room again" });
  };

  const wait = () => {
    log.error({ event: "disk full", todo: "Make room: only deletions and the desk can write" });
    again = setInterval(tryAgain, AGAIN_MS).unref();
  };

  if (!make()) wait();

  return {
    /** Whether its room was given to what takes something back, and the disk is still full. */
    isUsed: (): boolean => again !== undefined,
    /** Frees its room; returns false where that changes nothing. Never throws. */
    use: (): boolean => {
      if (again || !drop()) return false;
      wait();
      return true;
    },
  };
};

export type DiskReserve = ReturnType<typeof keepReserve>;

const scope = singleton("takingBack", () => new AsyncLocalStorage<true>());

/** Runs what takes something back: it may use the reserve (docs/product/data.md#full-disk). */
export const takingBack = <T>(work: () => T): T => scope().run(true, work);

/** Whether the running call takes something back. */
export const isTakingBack = (): boolean => scope().getStore() === true;
