import { DatabaseSync } from "node:sqlite";

/** All rows of all tables with records of a database as they are on disk, deleted ones not yet overwritten included. */
export const storedRows = (
  databasePath: string,
): Record<string, { id: string; record: string }[]> => {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%record%'")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        database.prepare(`SELECT id, record FROM "${String(name)}"`).all() as {
          id: string;
          record: string;
        }[],
      ]),
    );
  } finally {
    database.close();
  }
};
