import { execFileSync } from "node:child_process";
import { percentile } from "@/bench/speed/stats";
import { skipIfBusy } from "@/bench/speed/skip-if-busy";
import { atMost, type Figure } from "@/bench/support/proof";
import type { ReportFigures } from "@/test/support/many-reports";

const PROGRAM = [
  ...["--disable-warning=ExperimentalWarning", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"],
  ...["--expose-gc", "--import", "./scripts/source-imports.mjs", "test/support/many-reports.ts"],
];
const MOST_MB = 110;
const MOST_LEFT_MB = 40;
const MOST_P99_MS = 100;
const MOST_STALL_MS = 20;
/** In the same run: on an idle machine, a thread that only computes does not touch the main thread. */
const IDLE_STALL_MS = 10;

/** Makes so many PDF reports in their thread, in a process of its own (docs/decisions/044-the-pdf-is-written-by-us.md). */
export const reports = async (count: number): Promise<Figure[]> => {
  const said = execFileSync(process.execPath, [...PROGRAM, String(count)], { encoding: "utf8" });
  const { mb, mainMs, tookMs, stallMs } = JSON.parse(said) as ReportFigures;
  const control = {
    what: "a thread that only computes holds the event loop",
    ms: stallMs.computing,
    most: IDLE_STALL_MS,
  };
  return [
    atMost(`memory of ${count} reports`, mb.most - mb.before, MOST_MB, " MB"),
    atMost("memory left after the thread's end", mb.after - mb.before, MOST_LEFT_MB, " MB"),
    atMost("CPU of the main thread for a report", mainMs, MOST_STALL_MS, " ms"),
    skipIfBusy(control, atMost("p99 of a report", percentile(tookMs, 0.99), MOST_P99_MS, " ms")),
    skipIfBusy(
      control,
      atMost("longest stall while 100 wait", stallMs.waiting, MOST_STALL_MS, " ms"),
    ),
  ];
};
