// holds: #accounts, #one-record
// Over 1 s: it interrupts a sign-in at each of its calls, and tries each race a hundred times.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { describeAccounts } from "@/test/contracts/accounts-contract";
import { shareStores } from "@/test/support/share-stores";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { storedVisitor } from "@/lib/server/store/schemas/stored-visitor";
import { storedAccount } from "@/lib/server/store/schemas/stored-account";
import { storedLead } from "@/lib/server/store/schemas/stored-lead";

const accounts = sqliteStore(databasePath, {
  name: "accounts",
  parse: (value) => storedAccount.parse(value),
});
const users = sqliteStore(databasePath, {
  name: "users",
  parse: (value) => storedVisitor.parse(value),
});
const leads = sqliteStore(databasePath, {
  name: "leads",
  parse: (value) => storedLead.parse(value),
});
const { links, comparisons } = shareStores(databasePath);
afterAll(() => [accounts, users, leads, links, comparisons].forEach((store) => store.close()));

describeAccounts("SQLite", async () => ({ accounts, users, leads, links, comparisons }), {
  runs: 100,
  cuts: "all",
});
