// Slow: it starts server-like processes, kills them and reads their database.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A process with two collections, as a server has; for each line it reads, it stores that id in both. */
const WRITER = `
  import { createInterface } from "node:readline";
  import { sqliteStore } from "./lib/server/store/sqlite.ts";
  const stores = ["leads", "users"].map((name) =>
    sqliteStore(process.argv[1], { name, parse: (value) => value }));
  for await (const id of createInterface({ input: process.stdin })) {
    await Promise.all(stores.map((store) => store.update(id, () => ({ id }))));
    console.log(id);
  }`;
const FLAGS = [
  "--disable-warning=ExperimentalWarning",
  "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
];
const SOURCES = ["--import", "./scripts/source-imports.mjs", "--input-type=module"];

const folder = mkdtempSync(join(tmpdir(), "site-lock-"));
const path = join(folder, "site.db");
afterEach(() => ["", "-wal", "-shm"].forEach((part) => rmSync(path + part, { force: true })));
afterAll(() => rmSync(folder, { recursive: true }));

const running = new Set<ChildProcess>();
afterEach(() => running.forEach((child) => child.kill("SIGKILL")));

const startWriter = () => {
  const child = spawn(process.execPath, [...FLAGS, ...SOURCES, "-e", WRITER, path], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const write = async (id: string) => {
    child.stdin.write(`${id}\n`);
    const [said] = await once(child.stdout, "data");
    expect(String(said)).toBe(`${id}\n`);
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { write, kill };
};

/** Another program that opens the database, reads and closes it; its exit code. */
const look = () =>
  spawnSync(process.execPath, [
    "-e",
    `const db = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
     db.exec("SELECT count(*) FROM leads"); db.close();`,
    path,
  ]).status;

test("another program opens the database at any moment, and a kill loses nothing", async () => {
  const writer = startWriter();
  const ids = Array.from({ length: 30 }, (_, n) => `id-${n}`);
  for (const [n, id] of ids.entries()) {
    await writer.write(id);
    if (n % 10 === 5) expect(look()).toBe(0);
  }
  await writer.kill();
  const db = new DatabaseSync(path);
  const kept = (table: string) =>
    db
      .prepare(`SELECT id FROM ${table}`)
      .all()
      .map(({ id }) => id);
  expect(kept("leads").toSorted()).toEqual(ids.toSorted());
  expect(kept("users").toSorted()).toEqual(ids.toSorted());
  expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  db.close();
}, 60_000);
