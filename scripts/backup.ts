import { env } from "@/lib/server/env";
import { backUp, restore } from "./database-copy";

/**
 * `npm run backup -- FILE` copies the database of SQLITE_PATH while the site runs; `npm run restore -- FILE` puts
 * such a copy back while it does not. With STORE=firestore the database's own exports do this.
 */
const [task, file] = process.argv.slice(2);
const { sqlitePath, store } = env();

try {
  if (store !== "sqlite") throw new Error("STORE is firestore: use its own backups");
  if (!file) throw new Error(`Name a file: npm run ${task} -- FILE`);
  const counts = await (task === "restore" ? restore(file, sqlitePath) : backUp(sqlitePath, file));
  const records = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`${task === "restore" ? "Restored" : "Copied"}: ${records.join(", ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
