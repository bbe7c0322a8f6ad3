// Slow: the process on a full disk is a separate one.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "@/lib/server/core/log";
import { createSpool } from "./spool";

const DAY_MS = 24 * 60 * 60 * 1000;
const root = mkdtempSync(join(tmpdir(), "site-spool-"));
afterAll(() => rmSync(root, { recursive: true }));

const newFolder = () => mkdtempSync(join(root, "spool-"));

test("a failed write on a full disk leaves no file", () => {
  const folder = newFolder();
  const script = `import { createSpool } from "./lib/server/leads/spool.ts";
    const spool = createSpool(process.argv[1], (value) => value);
    let failed = 0;
    for (let n = 0; n < 40; n++)
      await spool.put(String(n).padStart(64, "0"), { text: "x".repeat(20_000) }).catch(() => failed++);
    await spool.put("f".repeat(64), { text: "small enough" });
    console.log(failed);`;
  const sources = ["--import", "./scripts/source-imports.mjs", "--input-type=module"];
  const small = spawnSync(
    "sh",
    ["-c", 'ulimit -f 6; exec "$@"', "sh", process.execPath, ...sources, "-e", script, folder],
    { encoding: "utf8" },
  );
  expect(small.stdout).toBe("40\n");
  expect(readdirSync(folder)).toEqual([`${"f".repeat(64)}.json`]);
}, 30_000);

test("a sweep removes incomplete drafts and files unreadable for 30 days, and no waiting lead", async () => {
  const folder = newFolder();
  const now = Date.now();
  const file = (name: string, agedMs: number) => {
    const path = join(folder, name);
    writeFileSync(path, "{}");
    utimesSync(path, new Date(now - agedMs), new Date(now - agedMs));
  };
  const waiting = `${"a".repeat(64)}.json`;
  file("cut-short.draft", 10 * 60_000);
  file("being-written.draft", 1_000);
  file(waiting, 400 * DAY_MS);
  file("old.json.bad", 31 * DAY_MS);
  file("new.json.bad", 29 * DAY_MS);
  await createSpool(folder, () => null).sweep(now);
  expect(readdirSync(folder).toSorted()).toEqual([waiting, "being-written.draft", "new.json.bad"]);
  await createSpool(join(root, "nowhere"), () => null).sweep(now);
});

test("an unreadable file is kept for 30 days from its discovery, however long it waited before", async () => {
  const folder = newFolder();
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const path = join(folder, `${"b".repeat(64)}.json`);
  writeFileSync(path, "not JSON");
  utimesSync(path, new Date(0), new Date(0));
  const spool = createSpool(folder, (value) => value);
  await spool.drain(async () => undefined);
  await spool.sweep(Date.now());
  expect(readdirSync(folder)).toEqual([`${"b".repeat(64)}.json.bad`]);
  error.mockRestore();
});

test("a full folder takes no more leads", async () => {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < 5_000; n++) writeFileSync(join(folder, `${n}.bad`), "");
  const spool = createSpool(folder, (value) => value);
  await expect(spool.put("c".repeat(64), {})).rejects.toThrow("The spool is full");
});
