import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const recordIn = <R>(text: string): R => {
  const { v, ...record } = JSON.parse(text) as Record<string, unknown>;
  return record as R;
};

/**
 * All records of a collection on disk, without their versions, in the order of their arrival; none while the table does
 * not exist.
 */
export const storedRecords = <R>(databasePath: string, table: string): Map<string, R> => {
  if (!existsSync(databasePath)) return new Map();
  const database = new DatabaseSync(databasePath, { readOnly: true, timeout: 5_000 });
  try {
    if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table))
      return new Map();
    const rows = database.prepare(`SELECT id, record FROM "${table}" ORDER BY rowid`).all();
    return new Map(rows.map(({ id, record }) => [String(id), recordIn<R>(String(record))]));
  } finally {
    database.close();
  }
};
