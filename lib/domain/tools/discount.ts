import { amount, count, minus, NO_SUM, percent, result, type Sum, withoutZeros } from "./lines";
import { percentOf, ratio, WHOLE } from "./ratio";

/** Paise; `off` is the discount in hundredths of a percent; `sold` is pieces a month now. */
export type Discount = {
  price: number | null;
  left: number | null;
  off: number | null;
  sold: number | null;
};

/** How much more must be sold, so that a discount leaves as much as before: off ÷ (left − off). */
export const discountSum = ({ price, left, off, sold }: Discount): Sum => {
  if (!price || !left || !off) return NO_SUM;
  const given = percentOf(price, off);
  const then = left - given;
  const begin = [amount("left", left), minus("off", given), result(amount("then", then))];
  if (given === 0) return NO_SUM;
  if (then <= 0) return { lines: begin, verdict: "nothingLeft" };
  const needed = ratio(sold ?? 0, left, then, "up");
  const more = result(percent("more", ratio(given, WHOLE, then)));
  return { lines: withoutZeros([...begin, more, count("needed", needed)]), verdict: null };
};
