import { count, NO_SUM, result, type Sum } from "./lines";
import { ratio } from "./ratio";

/** Paise; `days` is the number of open days a month. */
export type BreakEven = { fixed: number | null; left: number | null; days: number | null };

/** How many pieces, customers or bills cover the costs that come every month, and not one more. */
export const breakEvenSum = ({ fixed, left, days }: BreakEven): Sum => {
  if (!fixed || !left) return NO_SUM;
  const month = ratio(fixed, 1, left, "up");
  const lines = [count("month", month), count("half", Math.ceil(month / 2))];
  if (!days) return { lines: [result(lines[0]!), lines[1]!], verdict: null };
  const day = result(count("day", Math.ceil(month / days)));
  return { lines: [lines[0]!, day, lines[1]!], verdict: null };
};
