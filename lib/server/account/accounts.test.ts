// holds: #accounts, #one-record
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { describeAccounts } from "@/test/contracts/accounts-contract";
import { sqlitePersonStores } from "@/test/support/person-stores";

const stores = sqlitePersonStores(databasePath);

describeAccounts("SQLite", async () => stores, { runs: 10, cuts: "short" });
