// holds: #report
import { spawnSync } from "node:child_process";

const PROGRAM = ["--import", "./scripts/source-imports.mjs", "test/support/pdf-engine.ts"];

test("lines, pen, subset, structure and file keep to what they promise", () => {
  const { status, stdout } = spawnSync(process.execPath, PROGRAM, { encoding: "utf8" });
  expect([status, status === 0 ? "" : stdout]).toEqual([0, ""]);
});
