// holds: #report
// Takes some seconds: it starts processes with the whole API, and one of them is killed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Kept } from "@/test/support/killed-report";

const PROGRAM = [
  "--disable-warning=ExperimentalWarning",
  "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
  "--conditions=react-server",
  "--import",
  "./scripts/source-imports.mjs",
  "test/support/killed-report.ts",
];

const folder = mkdtempSync(join(tmpdir(), "site-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([0, 150])(
  "a kill -9 %s ms after a PDF was begun loses nothing, and the next start makes it",
  (afterMs) => {
    const path = join(folder, `${afterMs}.db`);
    const run = (...args: string[]) => {
      const env = { ...process.env, SQLITE_PATH: path, LOG_LEVEL: "silent" };
      const ran = spawnSync(process.execPath, [...PROGRAM, ...args], { env, encoding: "utf8" });
      const [first = "", ...more] = ran.stdout.trim().split("\n");
      if (!first.startsWith("{")) throw new Error(`${ran.status} ${ran.signal}: ${ran.stderr}`);
      return { signal: ran.signal, kept: JSON.parse(first) as Kept, more };
    };
    const killed = run("write", String(afterMs));
    expect(killed).toMatchObject({ signal: "SIGKILL", more: [] });
    const { at, cookie } = killed.kept;
    const next = run("read", at, cookie);
    expect(next).toEqual({ signal: null, kept: killed.kept, more: ["200 %PDF-"] });
    expect(next.kept.answers).toHaveLength(2);
    expect(next.kept.attempts).toHaveLength(1);
    const db = new DatabaseSync(path);
    expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    db.close();
  },
  120_000,
);
