import { execFile, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { atLeast, exactly, type Figure } from "@/bench/support/proof";

/** The pause between two actions of a program, in ms. */
const PAUSE_MS = [20, 300] as const;
/** How long another program keeps the database open, in ms. */
const OPEN_MS = 300;
const SOURCES = ["--import", "./scripts/source-imports.mjs"];
const SQLITE = spawnSync("sqlite3", ["--version"]).status === 0 ? "sqlite3" : null;

/** Runs a program to its end; resolves to null on success, else to the end of its output. */
const failureOf = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<string | null>((resolve) => {
    const all = { ...process.env, NODE_NO_WARNINGS: "1", ...env };
    execFile(program, args, { env: all }, (error, _out, words) =>
      resolve(error && (words.trim().split("\n").at(-1) || error.message)),
    );
  });

/**
 * Other processes that, at random moments, open the database of a site read-write, copy it as `npm run backup` does,
 * and, while the server runs, try to replace it as `npm run restore` does, which must be refused.
 */
export const createOnlookers = (databasePath: string, folder: string) => {
  const firstCopy = join(folder, "first-copy.db");
  const copyScript = (task: string, file: string) =>
    failureOf(process.execPath, [...SOURCES, "scripts/backup.ts", task, file], {
      SQLITE_PATH: databasePath,
    });
  const counts = { looks: 0, copies: 0, refused: 0, restored: 0 };
  const failures: string[] = [];
  let [isOver, mayRestore] = [false, false];
  let restoring: Promise<void> = Promise.resolve();

  const look = async () => {
    const failure =
      SQLITE && randomInt(2) === 0
        ? await failureOf(SQLITE, [databasePath, "SELECT count(*) FROM leads"])
        : await failureOf(process.execPath, [
            "bench/support/look.mjs",
            databasePath,
            `${randomInt(OPEN_MS)}`,
          ]);
    if (failure === null) counts.looks++;
  };
  const copy = async () => {
    const file = join(folder, `copy-${counts.copies + failures.length}.db`);
    const failure = await copyScript("backup", file);
    if (failure === null) counts.copies++;
    else failures.push(failure);
    rmSync(file, { force: true });
  };
  const restore = async () => {
    if (!mayRestore) return;
    restoring = copyScript("restore", firstCopy).then(
      (failure) => void (failure === null ? counts.restored++ : counts.refused++),
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
    /** Starts once the server runs: makes the first copy, then goes on until `stop`. */
    start: async (): Promise<void> => {
      const failure = await copyScript("backup", firstCopy);
      if (failure !== null) throw new Error(`No first copy: ${failure}`);
      mayRestore = true;
      atIt = Promise.all([again([look, look, copy]), again([restore, look])]);
    },
    /**
     * Resolves when no restore is under way, and allows none until `serverRuns`: on a stopped site it would succeed.
     */
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
      exactly(`copies that failed (${[...new Set(failures)].join("; ")})`, failures.length, 0),
      atLeast("restores refused", counts.refused, Math.floor(kills / 10)),
      exactly("restores under a running server", counts.restored, 0),
    ],
  };
};
