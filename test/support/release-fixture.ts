import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * The data that release 1.0.0 left on disk and in browsers; test/fixtures/release-1.0.0/README.md says how it was
 * made.
 */
const FIXTURE = "test/fixtures/release-1.0.0";

export type ReleaseDevice = {
  cookies: readonly { name: string; value: string }[];
  localStorage: Readonly<Record<string, string>>;
};

/** A browser's storage and cookies as that release left them. */
export const releaseDevice = (name: string): ReleaseDevice =>
  JSON.parse(readFileSync(join(FIXTURE, `${name}.json`), "utf8")) as ReleaseDevice;

/**
 * Copies that release's database to `path`. Rows get today's time, because otherwise they expire with their retention,
 * and this test with them.
 */
export const copyReleaseDatabase = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(FIXTURE, "site.db"), path);
  const database = new DatabaseSync(path);
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const day = 24 * 3_600_000;
  for (const { name } of tables)
    database
      .prepare(
        `UPDATE "${String(name)}" SET created_at = ?1, updated_at = ?1,
         expires_at = iif(expires_at IS NULL, NULL, ?1 + ${day})`,
      )
      .run(Date.now());
  database.close();
};
