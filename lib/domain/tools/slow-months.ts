import { amount, minus, NO_SUM, result, type Sum, withoutZeros } from "./lines";
import { percentOf, ratio } from "./ratio";

export const MONTHS = 12;

/** Paise; `share` is what stays of the sales, in hundredths of a percent; `months` is 1 to 11. */
export type SlowMonths = {
  fixed: number | null;
  sales: number | null;
  share: number | null;
  months: number | null;
};

/** What to put aside in each good month, so that the slow ones are covered. */
export const slowMonthsSum = ({ fixed, sales, share, months }: SlowMonths): Sum => {
  if (!fixed || sales === null || share === null) return NO_SUM;
  const left = percentOf(sales, share);
  const begin = withoutZeros([amount("fixed", fixed), minus("left", left)]);
  const short = fixed - left;
  if (short <= 0) return { lines: begin, verdict: "covered" };
  const lines = [...begin, result(amount("short", short))];
  if (!months) return { lines, verdict: null };
  const all = short * months;
  const aside = result(amount("aside", ratio(all, 1, MONTHS - months, "up")));
  return { lines: [...lines, amount("all", all), aside], verdict: null };
};
