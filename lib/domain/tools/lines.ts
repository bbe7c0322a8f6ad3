import { inRupees } from "@/lib/domain/core/fill";

/** What a line's number counts: paise, hundredths of a percent, or things. */
export type Unit = "rupees" | "percent" | "count";

/** A line of a sum; its words are in `tools.all[tool].lines`. */
export type Line = {
  name: string;
  unit: Unit;
  value: number;
  isMinus?: true;
  isResult?: true;
};

/** A sum as lines, and what must be said of its result: a key of `tools.all[tool].verdicts`. */
export type Sum = { lines: readonly Line[]; verdict: string | null };

export const NO_SUM: Sum = { lines: [], verdict: null };

export const amount = (name: string, value: number): Line => ({ name, unit: "rupees", value });
export const minus = (name: string, value: number): Line => ({
  ...amount(name, value),
  isMinus: true,
});
export const result = (line: Line): Line => ({ ...line, isResult: true });
export const count = (name: string, value: number): Line => ({ name, unit: "count", value });
export const percent = (name: string, value: number): Line => ({ name, unit: "percent", value });

/** The lines that say something: no "− ₹0", and no number too large to be exact. */
export const withoutZeros = (lines: readonly Line[]): Line[] =>
  lines.filter(({ value, isResult }) => Number.isSafeInteger(value) && (value !== 0 || isResult));

const paise = (value: number): string => String(Math.abs(value) % 100).padStart(2, "0");
const written = (n: number, decimals: number): string =>
  n.toLocaleString("en-IN", { maximumFractionDigits: decimals });

/** A line's number as Indian shops write it: "− ₹23.81", "33.3 %", "1,200"; whole rupees without paise. */
export const lineText = ({ unit, value, isMinus }: Line): string => {
  if (unit === "count") return written(value, 0);
  if (unit === "percent") return `${written(value / 100, 1)} %`;
  const isWhole = value % 100 === 0;
  const size = Math.abs(value) / 100;
  const text = isWhole ? inRupees(size) : `₹${written(Math.floor(size), 0)}.${paise(value)}`;
  return isMinus || value < 0 ? `− ${text}` : text;
};
