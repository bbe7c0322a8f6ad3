import { execFile, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { atLeast, exactly, type Figure } from "./proof";

/** Between two deeds of one of them, in ms. */
const PAUSE_MS = [20, 300] as const;
/** How long another program keeps the database open, in ms. */
const OPEN_MS = 300;
const SOURCES = ["--import", "./scripts/source-imports.mjs"];
const SQLITE = spawnSync("sqlite3", ["--version"]).status === 0 ? "sqlite3" : null;

/** Runs a program to its end; whether it ended with exit code 0. */
const succeeds = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const all = { ...process.env, NODE_NO_WARNINGS: "1", ...env };
    execFile(program, args, { env: all }, (error) => resolve(error === null));
  });

/**
 * Other processes that, at random moments, open the database of a site read-write, copy it as `npm run backup` does,
 * and, while the server runs, try to put an old copy in its place as `npm run restore` does: that must be refused.
 */
export const createOnlookers = (databasePath: string, folder: string) => {
  const firstCopy = join(folder, "first-copy.db");
  const copyScript = (task: string, file: string) =>
    succeeds(process.execPath, [...SOURCES, "scripts/backup.ts", task, file], {
      SQLITE_PATH: databasePath,
    });
  const counts = { looks: 0, copies: 0, failedCopies: 0, refused: 0, restored: 0 };
  let [isOver, mayRestore] = [false, false];
  let restoring: Promise<void> = Promise.resolve();

  const look = async () => {
    const isDone =
      SQLITE && randomInt(2) === 0
        ? await succeeds(SQLITE, [databasePath, "SELECT count(*) FROM leads"])
        : await succeeds(process.execPath, [
            "bench/look.mjs",
            databasePath,
            `${randomInt(OPEN_MS)}`,
          ]);
    if (isDone) counts.looks++;
  };
  const copy = async () => {
    const file = join(folder, `copy-${counts.copies + counts.failedCopies}.db`);
    if (await copyScript("backup", file)) counts.copies++;
    else counts.failedCopies++;
    rmSync(file, { force: true });
  };
  const restore = async () => {
    if (!mayRestore) return;
    restoring = copyScript("restore", firstCopy).then(
      (isDone) => void (isDone ? counts.restored++ : counts.refused++),
    );
    await restoring;
  };
  const again = async (deeds: readonly (() => Promise<void>)[]) => {
    while (!isOver) {
      await sleep(randomInt(...PAUSE_MS));
      await deeds[randomInt(deeds.length)]!();
    }
  };

  let atIt: Promise<unknown> = Promise.resolve();
  return {
    /** Begins once the server runs: takes the first copy, then goes on until `stop`. */
    start: async (): Promise<void> => {
      if (!(await copyScript("backup", firstCopy))) throw new Error("No first copy");
      mayRestore = true;
      atIt = Promise.all([again([look, look, copy]), again([restore, look])]);
    },
    /** Resolves when nobody tries to restore, nor will until `serverRuns`: on a stopped site that is allowed. */
    serverStops: async (): Promise<void> => {
      mayRestore = false;
      await restoring;
    },
    serverRuns: (): void => void (mayRestore = true),
    stop: async (): Promise<void> => {
      isOver = true;
      await atIt;
    },
    figures: (kills: number): Figure[] => [
      atLeast(
        `looks by other programs (node:sqlite${SQLITE ? ", sqlite3" : ""})`,
        counts.looks,
        kills,
      ),
      atLeast("copies taken", counts.copies, Math.floor(kills / 10)),
      exactly("copies that failed", counts.failedCopies, 0),
      atLeast("restores refused", counts.refused, Math.floor(kills / 10)),
      exactly("restores under a running server", counts.restored, 0),
    ],
  };
};
