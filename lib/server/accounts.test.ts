import "@/scripts/jest/own-store";
import { databasePath } from "@/scripts/jest/own-store";
import { describeAccounts } from "@/scripts/jest/accounts-contract";
import { sqliteStore } from "./store/sqlite";
import { storedVisitor } from "./stored";
import { storedAccount } from "./stored-account";

const accounts = sqliteStore(databasePath, "accounts", (value) => storedAccount.parse(value));
const users = sqliteStore(databasePath, "users", (value) => storedVisitor.parse(value));
afterAll(() => [accounts, users].forEach((store) => store.close()));

describeAccounts("SQLite", async () => ({ accounts, users }), { runs: 100, cuts: "all" });
