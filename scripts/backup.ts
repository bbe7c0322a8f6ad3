import { resolve } from "node:path";
import { backUp, believesClock, inWords, restore } from "@/tools/operator/database-copy";
import { operatorEnv } from "@/tools/operator/operator-env";

/**
 * `npm run backup -- FILE` copies the database while the site runs; `npm run restore -- FILE`
 * replaces it while the site is stopped (`--new`: there is none yet; `--other`: a copy of another).
 * Exits with 1 when it did nothing, or the clock is not believed: no old copy may be deleted then.
 */
const [task, ...words] = process.argv.slice(2);
const [file] = words.filter((word) => !word.startsWith("--"));

const carryOut = async (): Promise<void> => {
  const { sqlitePath, store } = operatorEnv();
  if (store !== "sqlite") throw new Error("STORE is firestore: use its own backups");
  if (!file) throw new Error(`Name a file: npm run ${task} -- FILE`);
  const database = resolve(sqlitePath);
  if (task === "backup") {
    const copied = await backUp(database, file);
    console.log(`Copied ${database} to ${file}: ${inWords(copied)}`);
    if (copied.leads === 0)
      console.error("No lead is in it: are SQLITE_PATH and ENV_FILE those of the running site?");
    if (!believesClock(file))
      throw new Error(
        "The clock is far from the last known time: delete no old copy before npm run doctor finds it right",
      );
    return;
  }
  const [isNew, isOther] = [words.includes("--new"), words.includes("--other")];
  const { now, replaced, aside, erased, unread } = await restore(file, database, {
    isNew,
    isOther,
  });
  if (aside) {
    const before = replaced ? inWords(replaced) : "damaged";
    console.log(`Replaced ${database} (${before}), which is now ${aside}`);
  }
  console.log(`Restored ${database}: ${inWords(now)}`);
  if (erased > 0) console.log(`Erased once more, as since the copy: ${erased} records`);
  for (const path of unread)
    console.error(`${path} cannot be read: what was erased while it was in use may be back`);
};

try {
  await carryOut();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
