import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { format } from "prettier";
import type { Figure } from "@/bench/support/proof";
import { type Row, tableOf, withSection } from "./results";
import { versions } from "./versions";

const RESULTS = "bench/results.md";
const HEAD = `# How fast the site is

Written by \`npm run bench\`: each section is of the last run of that bench, on one machine that others may have used at
the same time. Sides that are compared were measured in turn; what stands here are medians.
`;
const VERDICT = { true: "yes", false: "**no**", null: "not measured" };

export type Measurement = {
  /** Describes the measurement and its size. */
  note: string;
  tables: readonly (readonly Row[])[];
  figures: Figure[];
};

/** Writes the measurements into bench/results.md, replacing the last run's. */
const keep = async (title: string, { note, tables, figures }: Measurement, load: number) => {
  const when = new Date().toISOString().slice(0, 16).replace("T", " ");
  const rows = figures.map(({ what, found, wanted, isMet }) => ({
    figure: what,
    found,
    wanted,
    met: VERDICT[`${isMet}`],
  }));
  const text = [
    `${note} Measured at ${when} UTC with ${versions()}; load average at the start ${load.toFixed(1)}.`,
    ...[...tables, rows].map(tableOf),
  ].join("\n\n");
  const document = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : HEAD;
  const written = withSection(document, title, text);
  writeFileSync(RESULTS, await format(written, { parser: "markdown", printWidth: 100 }));
};

/** A proof that measures, and writes a section of bench/results.md. */
export const speedProof =
  (title: string, measure: (size: number, routes?: readonly string[]) => Promise<Measurement>) =>
  async (size: number, routes?: readonly string[]): Promise<Figure[]> => {
    const [load = 0] = loadavg();
    const measured = await measure(size, routes);
    await keep(title, measured, load);
    return measured.figures;
  };
