import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("the timer deletes old copies, and what old interrupted ones left", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-backups-"));
  const line = /^ExecStartPost=(\/usr\/bin\/find .*)$/m.exec(
    readFileSync("deploy/bizgrow-backup.service", "utf8"),
  )![1]!;
  const [, , ...conditions] = line.split(" ").map((word) => word.replaceAll("'", ""));
  const put = (name: string, days: number) => {
    writeFileSync(join(folder, name), "x");
    const at = Date.now() / 1000 - days * 24 * 60 * 60;
    utimesSync(join(folder, name), at, at);
  };
  for (const name of ["old.db", "old.db.partial", "old.db.partial-wal", "old.db.partial-shm"])
    put(name, 29.01); // one night later it would be older than the privacy policy says
  for (const name of ["new.db", "new.db.partial"]) put(name, 28);
  put("notes.txt", 40);
  execFileSync("find", [folder, ...conditions]);
  expect(readdirSync(folder).toSorted()).toEqual(["new.db", "new.db.partial", "notes.txt"]);
  rmSync(folder, { recursive: true });
});
