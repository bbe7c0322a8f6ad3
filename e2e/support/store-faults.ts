import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { mayMount, onSmallDisk, seenBy } from "@/test/support/own-mounts";
import type { Site } from "@/test/support/site";

export type StoreFault = {
  /** Why this machine cannot have it. */
  missing?: () => string | false;
  /** A command that starts the server (test/support/site.ts). */
  through?: (folder: string) => string[];
  /** Begins the fault of the database in a folder; returns what ends it. */
  begin: (site: Site, folder: string) => () => void;
};

/** Writes until the disk is full. */
const fill = (file: string) => {
  try {
    writeFileSync(file, Buffer.alloc(8 * 1024 * 1024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
    throw error;
  }
  throw new Error("The disk is larger than it should be");
};

/** Faults under the database of a running site (docs/product/data.md#r8). */
export const DISK_FULL: StoreFault = {
  missing: () => !mayMount() && "this machine does not let us mount",
  through: (folder) => onSmallDisk(folder, 2_048),
  begin: (site, folder) => {
    const filler = join(seenBy(site.pid, folder), "filler");
    fill(filler);
    return () => rmSync(filler);
  },
};

export const LOCKED: StoreFault = {
  begin: (_, folder) => {
    const other = new DatabaseSync(join(folder, "site.db"));
    other.exec("BEGIN EXCLUSIVE");
    return () => {
      other.exec("ROLLBACK");
      other.close();
    };
  },
};
