import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeWritable, onReadOnlyDisk, onSmallDisk, seenBy } from "@/e2e/support/own-mounts";
import type { Site } from "@/e2e/support/site";

/** A site with its database in a folder, and a function that restarts it in the same one. */
type Running = { site: Site; folder: string; restart: (through?: string[]) => Promise<Site> };

export type StoreFault = {
  name: string;
  needsMounts: boolean;
  /** A command that starts the server (e2e/support/site.ts). */
  through: (folder: string) => string[];
  /** Whether stored data can still be read. */
  isReadable: boolean;
  /** How often each writer tries to write. A lock is waited for 2 s each time. */
  rounds: number;
  begin: (running: Running) => Promise<{ site: Site; end: () => void }>;
};

const plain = { needsMounts: false, through: () => [], isReadable: true, rounds: 3 };

/** Root is exempt from permissions without this. */
const withoutOverride = () =>
  process.getuid?.() === 0
    ? ["setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--"]
    : [];

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

/** The faults of a disk under the database of a site, and how each ends (docs/product/data.md#r8). */
export const STORE_FAULTS: readonly StoreFault[] = [
  {
    ...plain,
    name: "disk full",
    needsMounts: true,
    through: (folder) => onSmallDisk(folder, 2_048),
    begin: async ({ site, folder }) => {
      const filler = join(seenBy(site.pid, folder), "filler");
      fill(filler);
      return { site, end: () => rmSync(filler) };
    },
  },
  {
    ...plain,
    name: "read-only",
    needsMounts: true,
    isReadable: false,
    begin: async ({ folder, restart }) => {
      const site = await restart(onReadOnlyDisk(folder));
      return { site, end: () => makeWritable(site.pid, folder) };
    },
  },
  {
    ...plain,
    name: "locked 10 s",
    rounds: 5,
    begin: async ({ site, folder }) => {
      const other = new DatabaseSync(join(folder, "site.db"));
      other.exec("BEGIN EXCLUSIVE");
      return {
        site,
        end: () => {
          other.exec("ROLLBACK");
          other.close();
        },
      };
    },
  },
  {
    ...plain,
    name: "no permission",
    through: withoutOverride,
    isReadable: false,
    begin: async ({ site, folder }) => {
      chmodSync(folder, 0);
      return { site, end: () => chmodSync(folder, 0o700) };
    },
  },
];
