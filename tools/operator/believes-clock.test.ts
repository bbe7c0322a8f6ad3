// holds: #believed-clock
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, keepKnownTime } from "@/lib/server/store/sqlite-connection";
import { backUp, believesClock } from "./database-copy";

const DAY_MS = 24 * 60 * 60_000;

test.each([
  [0, true],
  [6, true],
  [8, false],
  [-400, false],
])("a copy whose last known time is %d days ago: believed %s", async (days, isBelieved) => {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const { db, table } = connect(join(folder, "site.db"));
  keepKnownTime(table("probes"), Date.now() - days * DAY_MS);
  db.close();
  await backUp(join(folder, "site.db"), join(folder, "copy.db"));
  expect(believesClock(join(folder, "copy.db"))).toBe(isBelieved);
  rmSync(folder, { recursive: true });
});
