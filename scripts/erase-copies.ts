import { existsSync, readdirSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "@/lib/server/core/env";
import { loadEnvFiles } from "@/lib/server/core/env-files";
import { reading } from "@/tools/operator/copied-database";
import { databasesBeside, eraseFromCopy, listedErasures } from "@/tools/operator/copied-erasures";

/**
 * `npm run erase-copies -- FILE…` deletes from copies of the database of SQLITE_PATH the people erased since the copies
 * were made, without a trace in the file. It lists other copies nearby, and exits with 1 when a file was not changed.
 */
loadEnvFiles();

const erase = async (file: string, database: string): Promise<string> => {
  if (/\.damaged-/.test(file))
    throw new Error("is damaged: recover what you need (sqlite3 FILE .recover), then delete it");
  if (/\.bad$/.test(file))
    throw new Error("is a message that could not be read: look into it, then delete it");
  if (realpathSync(file) === realpathSync(database)) throw new Error("is the site's own database");
  const { erasures } = listedErasures(database, reading);
  return `${await eraseFromCopy(file, erasures)} records erased`;
};

try {
  const { spoolPath, sqlitePath, store } = env();
  if (store !== "sqlite") throw new Error("STORE is firestore: its backups are its own");
  const database = resolve(sqlitePath);
  if (!existsSync(database)) throw new Error(`There is no database at ${database}`);
  const files = process.argv.slice(2).map((file) => resolve(file));
  if (files.length === 0) console.error("Name the copies: npm run erase-copies -- FILE…");
  if (files.length === 0) process.exitCode = 1;
  for (const file of files)
    try {
      console.log(`${file}: ${await erase(file, database)}`);
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : "not erased"}`);
      process.exitCode = 1;
    }
  const spooled = existsSync(spoolPath) ? readdirSync(spoolPath) : [];
  const unreadable = spooled
    .filter((name) => name.endsWith(".bad"))
    .map((name) => resolve(spoolPath, name));
  for (const file of [...databasesBeside(database), ...unreadable])
    if (!files.includes(file)) console.log(`Not looked at: ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
