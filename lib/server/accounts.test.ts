import "@/scripts/jest/own-store";
import { databasePath } from "@/scripts/jest/own-store";
import { describeAccounts } from "@/scripts/jest/accounts-contract";
import { sqliteStore } from "./store/sqlite";
import { storedVisitor } from "./stored";
import { storedAccount } from "./stored-account";
import { storedLead } from "./stored-lead";

const accounts = sqliteStore(databasePath, "accounts", (value) => storedAccount.parse(value));
const users = sqliteStore(databasePath, "users", (value) => storedVisitor.parse(value));
const leads = sqliteStore(databasePath, "leads", (value) => storedLead.parse(value));
afterAll(() => [accounts, users, leads].forEach((store) => store.close()));

describeAccounts("SQLite", async () => ({ accounts, users, leads }), { runs: 100, cuts: "all" });
