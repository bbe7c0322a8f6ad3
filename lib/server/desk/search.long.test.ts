// Over 1 s: it searches some thousand leads.
import "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "@/lib/domain/leads/lead";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { describeSearch } from "@/test/contracts/search-contract";
import { databasePath } from "@/test/support/own-store";

describeSearch("SQLite", async () => {
  const leads = sqliteStore<Lead>(databasePath, LEADS);
  await leads.read("none"); // makes the table
  return {
    leads,
    plant: async (planted) => {
      const database = new DatabaseSync(databasePath);
      const insert = database.prepare(`INSERT INTO "leads" VALUES (?1, ?2, ?3, ?3, NULL)`);
      database.exec("BEGIN");
      for (const { id, lead, at } of planted) insert.run(id, JSON.stringify(lead), at);
      database.exec("COMMIT");
      database.close();
    },
  };
});
