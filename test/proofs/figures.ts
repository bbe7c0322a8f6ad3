/**
 * One figure of a proof: the measured value, the limit, and whether it holds; null: it could not be measured.
 * `isWallTime`: it depends on what else the machine does, so the bench prints it and no test asserts on it.
 */
export type Figure = {
  what: string;
  found: string;
  wanted: string;
  isMet: boolean | null;
  isWallTime?: true;
};

/** A number for people: three digits of a small one, no fraction of a large one. */
export const shown = (value: number): string =>
  String(Math.abs(value) < 100 ? Number(value.toPrecision(3)) : Math.round(value));

/** A figure that must not exceed a number. */
export const atMost = (what: string, found: number, most: number, unit = ""): Figure => ({
  what,
  found: `${shown(found)}${unit}`,
  wanted: `≤ ${most}${unit}`,
  isMet: found <= most,
});

/** A wall time, in seconds, that should not exceed a number. */
export const withinSeconds = (what: string, found: number, most: number): Figure => ({
  ...atMost(what, found, most, " s"),
  isWallTime: true,
});

/** A figure that must reach a number. */
export const atLeast = (what: string, found: number, least: number, unit = ""): Figure => ({
  what,
  found: `${shown(found)}${unit}`,
  wanted: `≥ ${least}${unit}`,
  isMet: found >= least,
});

/** A figure that must equal a number. */
export const exactly = (what: string, found: number, wanted: number): Figure => ({
  what,
  found: String(found),
  wanted: String(wanted),
  isMet: found === wanted,
});

/** A figure that this machine cannot measure. The table says so. */
export const notMeasured = (what: string, why: string): Figure => ({
  what,
  found: why,
  wanted: "a measurement",
  isMet: null,
});

/** Every figure but wall times that misses its limit, for a test's message. */
export const unmet = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ isMet, isWallTime }) => isMet === false && !isWallTime)
    .map(({ what, found, wanted }) => `${what}: ${found}, wanted ${wanted}`);
