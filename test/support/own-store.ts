import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Import this first: the test file then has a separate database, removed at its end, and a silent log. */
const folder = mkdtempSync(join(tmpdir(), "site-api-"));

export const databasePath = join(folder, "data", "site.db");

process.env.SQLITE_PATH = databasePath;
process.env.LOG_LEVEL = "silent";

afterAll(() => rmSync(folder, { recursive: true, force: true }));
