// holds: #accounts, #one-record
// Over 1 s: it interrupts a sign-in at each of its calls, and tries each race a hundred times.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { describeAccounts } from "@/test/contracts/accounts-contract";
import { sqlitePersonStores } from "@/test/support/person-stores";

const stores = sqlitePersonStores(databasePath);

describeAccounts("SQLite", async () => stores, { runs: 100, cuts: "all" });
