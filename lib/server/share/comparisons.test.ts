// holds: #comparison
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { describeComparisons } from "@/test/contracts/comparisons-contract";
import { sqlitePersonStores } from "@/test/support/person-stores";

const stores = sqlitePersonStores(databasePath);

describeComparisons("SQLite", async () => stores);
