import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { VisitorRecord } from "@/lib/domain/record";

/** Every visitor's record by id, as it stands on disk now; empty until the site has written for the first time. */
export const storedVisitors = (databasePath: string): Map<string, VisitorRecord> => {
  if (!existsSync(databasePath)) return new Map();
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const rows = database.prepare('SELECT id, record FROM "users"').all();
    return new Map(
      rows.map(({ id, record }) => [String(id), JSON.parse(String(record)) as VisitorRecord]),
    );
  } finally {
    database.close();
  }
};
