import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

/** A program that opens a database read-write, as most tools do, counts its rows, and closes it after a while. */
const [path, heldMs] = process.argv.slice(2);
const db = new DatabaseSync(path, { timeout: 5_000 });
for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all())
  db.prepare(`SELECT count(*) FROM "${name}"`).get();
await sleep(Number(heldMs));
db.close();
