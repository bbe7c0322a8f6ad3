type Rounding = "nearest" | "up";

/** `value` × `by` ÷ `over` (above 0), rounded; in BigInt: crores in paise would overflow. */
export const ratio = (
  value: number,
  by: number,
  over: number,
  rounding: Rounding = "nearest",
): number => {
  const product = BigInt(value) * BigInt(by);
  const divisor = BigInt(over);
  const size = product < 0n ? -product : product;
  if (rounding === "up") return Number((product + (product > 0n ? divisor - 1n : 0n)) / divisor);
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(product < 0n ? -rounded : rounded);
};

/** All of it, in hundredths of a percent. */
export const WHOLE = 100 * 100;

/** `percent` (hundredths of a percent) of an amount in paise. */
export const percentOf = (paise: number, percent: number): number => ratio(paise, percent, WHOLE);

/** An amount in paise that includes `percent` of GST, without it: 630.00 at 5 % is 600.00. */
export const withoutGst = (paise: number, percent: number): number =>
  ratio(paise, WHOLE, WHOLE + percent);
