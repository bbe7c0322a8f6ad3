import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { installed } from "@/test/support/installed";

/** A disk of its own in Linux. */
const OTHER_DISK = "/dev/shm";
const DAY_S = 24 * 60 * 60;
let root: string;
let disk: string;
const at = (...names: string[]) => resolve(root, ...names);
const put = (folder: string, name: string, days: number) => {
  writeFileSync(at(folder, name), "x");
  const seconds = Date.now() / 1000 - days * DAY_S;
  utimesSync(at(folder, name), seconds, seconds);
};
const names = (folder: string) => readdirSync(at(folder)).toSorted();

/** A shell program instead of one that the script calls. */
const program = (name: string, text: string) =>
  writeFileSync(at("bin", name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

const night = (to = "") =>
  spawnSync("/bin/sh", ["deploy/backup.sh"], {
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${at("bin")}:${process.env.PATH}`,
      BACKUP_PATH: at("copies"),
      BACKUP_TO: to,
    },
  });

(process.platform === "linux" ? describe : describe.skip)("the night on Debian", () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "site-backups-"));
    disk = mkdtempSync(join(OTHER_DISK, "site-backups-"));
    for (const folder of ["bin", "copies"]) mkdirSync(at(folder));
    program("npm", `touch "${at("copies", "2026-11-29-0230.db")}"`);
  });
  afterEach(() => {
    for (const folder of [root, disk]) rmSync(folder, { recursive: true });
  });

  test("old copies go, and what old interrupted ones left", () => {
    for (const name of ["old.db", "old.db.partial", "old.db.partial-wal", "old.db.partial-shm"])
      put("copies", name, 29.01); // one night later it would be older than the privacy policy says
    for (const name of ["new.db", "new.db.partial"]) put("copies", name, 28);
    put("copies", "notes.txt", 40);
    expect(night().status).toBe(0);
    expect(names("copies")).toEqual([
      "2026-11-29-0230.db",
      "new.db",
      "new.db.partial",
      "notes.txt",
    ]);
  });

  test("a clock that is not believed, or a copy that fails, deletes nothing", () => {
    program("npm", "exit 1");
    put("copies", "2026-10-01-0230.db", 59);
    expect(night(disk).status).toBe(1);
    expect(names("copies")).toEqual(["2026-10-01-0230.db"]);
  });

  test("copies go to another disk and expire there; nothing else there is touched", () => {
    if (!installed(["rclone"], "version"))
      return console.warn("SKIPPED: no rclone on this machine");
    put("copies", "2026-11-28-0230.db", 1);
    put(disk, "2026-11-01-0230.db", 28.01);
    put(disk, "2026-11-02-0230.db", 27);
    put(disk, "accounts.db", 400);
    const { status, stderr } = night(disk);
    expect([status, stderr]).toEqual([0, stderr]);
    expect(names(disk)).toEqual([
      "2026-11-02-0230.db",
      "2026-11-28-0230.db",
      "2026-11-29-0230.db",
      "accounts.db",
    ]);
    expect(readFileSync(at("copies", "sent-to"), "utf8")).toBe(`${disk}\n`);
  });

  test.each([
    ["a disk that is not there", "/no-such-disk", ""],
    ["a disk that is not mounted", tmpdir(), ""],
    ["a target that refuses", "remote:copies", "exit 3"],
  ])("%s fails the unit, and is not noted as sent", (_, to, rclone) => {
    program("rclone", rclone);
    expect(night(to).status).not.toBe(0);
    expect(names("copies")).toEqual(["2026-11-29-0230.db"]);
  });
});
