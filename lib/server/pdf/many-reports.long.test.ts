// holds: #report
// Takes a minute: a thousand reports, in a process of its own, whose memory can be told.
import { execFileSync } from "node:child_process";
import type { ReportFigures } from "@/test/support/many-reports";

const PROGRAM = [
  "--disable-warning=ExperimentalWarning",
  "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
  "--expose-gc",
  "--import",
  "./scripts/source-imports.mjs",
  "test/support/many-reports.ts",
];
const REPORTS = 1_000;
const MOST_MB = 110;
/** 8 to 25 stay. */
const MOST_LEFT_MB = 40;
/** The second half of the reports leaves less than the first (6 to 12 MB less): what grows with each report is a leak. */
const MOST_GROWTH_MB = 10;
/** Making a report takes more. */
const MOST_MAIN_MS = 10;

test("a thousand reports take 110 MB at most, give them back, and hardly keep the main thread", () => {
  const said = execFileSync(process.execPath, [...PROGRAM, String(REPORTS)], { encoding: "utf8" });
  const { mb, mainMs, stallMs } = JSON.parse(said) as ReportFigures;
  console.info(JSON.stringify({ mb, mainMs, stallMs }));
  expect(mb.most - mb.before).toBeLessThan(MOST_MB);
  expect(mb.after - mb.before).toBeLessThan(MOST_LEFT_MB);
  expect(mb.after - mb.half).toBeLessThan(MOST_GROWTH_MB);
  expect(mainMs).toBeLessThan(MOST_MAIN_MS); // CPU, not wall time
}, 900_000);
