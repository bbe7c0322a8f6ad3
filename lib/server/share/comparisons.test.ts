// holds: #comparison
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { describeComparisons } from "@/test/contracts/comparisons-contract";
import { shareStores } from "@/test/support/share-stores";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { storedAccount } from "@/lib/server/store/schemas/stored-account";
import { storedLead, storedSubmission } from "@/lib/server/store/schemas/stored-lead";
import { storedVisitor } from "@/lib/server/store/schemas/stored-visitor";

const stores = {
  ...shareStores(databasePath),
  accounts: sqliteStore(databasePath, {
    name: "accounts",
    parse: (value) => storedAccount.parse(value),
  }),
  users: sqliteStore(databasePath, { name: "users", parse: (value) => storedVisitor.parse(value) }),
  leads: sqliteStore(databasePath, { name: "leads", parse: (value) => storedLead.parse(value) }),
  submissions: sqliteStore(databasePath, {
    name: "submissions",
    parse: (value) => storedSubmission.parse(value),
  }),
};
afterAll(() => Object.values(stores).forEach((store) => store.close()));

describeComparisons("SQLite", async () => stores);
