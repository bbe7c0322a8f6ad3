import { median } from "./stats";

/** Measurements by name. */
export type Measured = Readonly<Record<string, number>>;

/** The median of each measurement. */
const medians = (all: readonly Measured[]): Measured =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((one) => one[name]!))]),
  );

/**
 * Measures several sides in turn, in several rounds, and returns the medians of each, so that other programs affect all
 * alike.
 */
export const alternately = async (
  runs: number,
  sides: Readonly<Record<string, () => Promise<Measured>>>,
): Promise<Record<string, Measured>> => {
  const taken = Object.entries(sides).map(([name, measure]) => ({
    name,
    measure,
    all: [] as Measured[],
  }));
  for (let run = 0; run < runs; run++)
    for (const { measure, all } of taken) all.push(await measure());
  return Object.fromEntries(taken.map(({ name, all }) => [name, medians(all)]));
};
