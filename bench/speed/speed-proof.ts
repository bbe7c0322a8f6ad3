import { loadavg } from "node:os";
import { type Figure, shown } from "@/test/proofs/figures";
import { versions } from "./versions";

type Row = Readonly<Record<string, string | number>>;

export type Measurement = {
  /** Describes the measurement and its size. */
  note: string;
  tables: readonly (readonly Row[])[];
  figures: Figure[];
};

const printable = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === "number" ? Number(shown(value)) : value,
    ]),
  );

/** A proof that measures, and prints its tables with the versions of what was measured. */
export const speedProof =
  (measure: (rounds: number, routes?: readonly string[]) => Promise<Measurement>) =>
  async (rounds: number, routes?: readonly string[]): Promise<Figure[]> => {
    const [load = 0] = loadavg();
    const { note, tables, figures } = await measure(rounds, routes);
    console.log(`${note} ${versions()}; load average at the start ${load.toFixed(1)}.`);
    for (const rows of tables) console.table(rows.map(printable));
    return figures;
  };
