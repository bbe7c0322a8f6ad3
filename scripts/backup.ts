import { resolve } from "node:path";
import { env } from "@/lib/server/core/env";
import { loadEnvFiles } from "@/lib/server/core/env-files";
import { backUp, restore } from "@/tools/operator/database-copy";

/**
 * `npm run backup -- FILE` copies the database of SQLITE_PATH while the site runs; `npm run restore -- FILE` replaces
 * it by such a copy while the site is stopped (`--new` where there is no database yet). With STORE=firestore use the
 * exports of Firestore. Each prints the path of its database, and exits with 1 when it did nothing.
 */
loadEnvFiles();
const [task, ...words] = process.argv.slice(2);
const isNew = words.includes("--new");
const [file] = words.filter((word) => word !== "--new");

const inWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");

try {
  const { sqlitePath, store } = env();
  if (store !== "sqlite") throw new Error("STORE is firestore: use its own backups");
  if (!file) throw new Error(`Name a file: npm run ${task} -- FILE`);
  const database = resolve(sqlitePath);
  if (task === "restore") {
    const { counts, erased, unread } = await restore(file, database, isNew);
    console.log(`Restored ${database}: ${inWords(counts)}`);
    if (erased > 0) console.log(`Erased once more, as since the copy: ${erased} records`);
    for (const path of unread)
      console.error(`${path} cannot be read: what was erased while it was in use may be back`);
  } else console.log(`Copied ${database}: ${inWords(await backUp(database, file))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
