import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** In the folder of the pressed bodies; read by the test that fails on a warning (e2e/site/pressed.spec.ts). */
const REPORT_FILE = "report.json";

/** A page or file, and what in it is unknown to the press. */
export type Warning = { where: string; problem: string };
export type PressReport = { pages: number; warnings: readonly Warning[] };

/** Collects the warnings of one run and prints each at once. */
export const startReport = () => {
  const warnings: Warning[] = [];
  return {
    warn: (where: string, problem: string): void => {
      warnings.push({ where, problem });
      console.warn(`\nWARNING: the press does not know this shape, and ships it as Next built it`);
      console.warn(`  ${where}: ${problem}\n`);
    },
    write: (folder: string, pages: number): void => {
      const report: PressReport = { pages, warnings };
      writeFileSync(join(folder, REPORT_FILE), JSON.stringify(report, null, 1));
      if (warnings.length > 0) console.warn(`The press warned ${warnings.length} times.`);
    },
  };
};
