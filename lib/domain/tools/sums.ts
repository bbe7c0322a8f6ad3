import { amount, count, minus, NO_SUM, percent, result, type Sum, withoutZeros } from "./lines";
import { percentOf, ratio, WHOLE, withoutGst } from "./ratio";

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
  // Whole rupees, as one moves them.
  const aside = result(amount("aside", ratio(all, 1, (MONTHS - months) * 100, "up") * 100));
  return { lines: [...lines, amount("all", all), aside], verdict: null };
};

/** How a seller is registered for GST, by the rate that is in the price where there is one. */
export const SALES_GST = ["0", "3", "5", "18", "40", "unregistered", "composition"] as const;
/** Whether the seller gets the GST of a purchase back, by its rate. */
export const PURCHASE_GST = ["no", "3", "5", "18", "40"] as const;

/** Paise, and percents in hundredths. */
export type Margin = {
  price: number | null;
  gst: (typeof SALES_GST)[number] | null;
  /** Of the sales, under composition. */
  composition: number | null;
  cost: number | null;
  purchaseGst: (typeof PURCHASE_GST)[number] | null;
  delivery: number | null;
  commission: number | null;
  /** The discount that is thought of, and pieces a month now. */
  off: number | null;
  sold: number | null;
};

/** The rate of a choice in hundredths of a percent; NaN for a choice without one. */
const rateOf = (choice: string | null | undefined): number => Number(choice || NaN) * 100;

/** Whether GST is in the price: only then that of purchases can come back. */
export const chargesGst = (gst: string | null | undefined): boolean => Number.isFinite(rateOf(gst));

/** What goes off a price, and what is left of it; without registration and under composition no GST is in it. */
const partsOf = (price: number, typed: Margin & { cost: number }) => {
  const { gst, composition, cost, purchaseGst, delivery, commission } = typed;
  const isFull = chargesGst(gst);
  const tax = gst === "composition" ? percentOf(price, composition ?? 0) : 0;
  const parts = [
    minus("gst", price - withoutGst(price, isFull ? rateOf(gst) : 0)),
    minus("composition", tax),
    minus("cost", withoutGst(cost, isFull ? rateOf(purchaseGst) || 0 : 0)),
    minus("delivery", delivery ?? 0),
    minus("commission", percentOf(price, commission ?? 0)),
  ];
  return { parts, left: parts.reduce((sum, { value }) => sum - value, price) };
};

/** What an item leaves of its price, and how much more must be sold so that it leaves as much with a discount. */
export const marginSum = (typed: Margin): Sum => {
  const { price, gst, cost, off, sold } = typed;
  if (!price || !gst || cost === null) return NO_SUM;
  const { parts, left } = partsOf(price, { ...typed, cost });
  const now = [
    amount("price", price),
    ...parts,
    result(amount("left", left)),
    amount("share", ratio(left, WHOLE, price)),
  ];
  const given = percentOf(price, off ?? 0);
  if (left <= 0) return { lines: withoutZeros(now), verdict: "nothingLeft" };
  if (given === 0) return { lines: withoutZeros(now), verdict: null };
  const { left: then } = partsOf(price - given, { ...typed, cost });
  const begin = [...now, minus("off", given), result(amount("then", then))];
  if (then <= 0) return { lines: withoutZeros(begin), verdict: "nothingThen" };
  // Rounded parts may leave a paisa more of a lower price.
  const more = result(percent("more", ratio(Math.max(0, left - then), WHOLE, then)));
  const needed = count("needed", ratio(sold ?? 0, left, then, "up"));
  return { lines: withoutZeros([...begin, more, needed]), verdict: null };
};
