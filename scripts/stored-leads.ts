import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "@/lib/domain/lead";

type StoredLead = Lead & Readonly<Record<string, unknown>>;

/** All leads on disk, in the order in which they came; none until the site has written for the first time. */
export const storedLeads = (databasePath: string): StoredLead[] => {
  if (!existsSync(databasePath)) return [];
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    return database
      .prepare('SELECT record FROM "leads" ORDER BY rowid')
      .all()
      .map(({ record }) => JSON.parse(String(record)) as StoredLead);
  } finally {
    database.close();
  }
};
