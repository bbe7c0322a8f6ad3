import { amount, minus, NO_SUM, result, type Sum, withoutZeros } from "./lines";
import { percentOf, ratio, WHOLE, withoutGst } from "./ratio";

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
};

/** The rate of a choice in hundredths of a percent; NaN for a choice without one. */
const rateOf = (choice: string | null | undefined): number => Number(choice || NaN) * 100;

/** Whether GST is in the price: only then that of purchases can come back. */
export const chargesGst = (gst: string | null | undefined): boolean => Number.isFinite(rateOf(gst));

/**
 * What an item leaves: its price without GST, less cost, delivery and commission. The rates are the owner's; none is
 * looked up. Without registration and under composition no GST is in the price, and that of purchases is a cost.
 */
export const marginSum = (typed: Margin): Sum => {
  const { price, gst, composition, cost, purchaseGst, delivery, commission } = typed;
  if (!price || !gst || cost === null) return NO_SUM;
  const isFull = chargesGst(gst);
  const tax = gst === "composition" ? percentOf(price, composition ?? 0) : 0;
  const parts = [
    minus("gst", price - withoutGst(price, isFull ? rateOf(gst) : 0)),
    minus("composition", tax),
    minus("cost", withoutGst(cost, isFull ? rateOf(purchaseGst) || 0 : 0)),
    minus("delivery", delivery ?? 0),
    minus("commission", percentOf(price, commission ?? 0)),
  ];
  const left = parts.reduce((sum, { value }) => sum - value, price);
  const lines = [
    amount("price", price),
    ...parts,
    result(amount("left", left)),
    amount("share", ratio(left, WHOLE, price)),
  ];
  return { lines: withoutZeros(lines), verdict: left > 0 ? null : "nothingLeft" };
};
