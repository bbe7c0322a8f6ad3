// holds: #leads, #health, #r9
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSpool } from "./spool";

const folder = mkdtempSync(join(tmpdir(), "bizgrow-spool-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the oldest of many that wait is found", async () => {
  const spool = createSpool(folder, (value) => value);
  expect(await spool.waiting()).toEqual({ count: 0, unreadable: 0, oldestAt: null });
  for (let count = 0; count < 1_100; count++)
    writeFileSync(join(folder, `${String(count).padStart(64, "0")}.json`), "{}");
  const names = [0, 1_099].map((count) => `${String(count).padStart(64, "0")}.json`);
  names.forEach((name, index) => utimesSync(join(folder, name), 2_000 - index, 2_000 - index));
  expect(await spool.waiting()).toEqual({ count: 1_100, unreadable: 0, oldestAt: 1_999_000 });
  writeFileSync(join(folder, "half.draft"), "{");
  renameSync(join(folder, names[1]!), join(folder, `${names[1]}.bad`));
  expect(await spool.waiting()).toEqual({ count: 1_100, unreadable: 1, oldestAt: 1_999_000 });
});
