import { amount, count, NO_SUM, result, type Sum, withoutZeros } from "./lines";
import { percentOf, ratio } from "./ratio";

/** A due older than this many days gets a message today (the step of question o1). */
export const OLD_DAYS = 30;

export type Due = {
  at: number;
  customer: string;
  /** E.164, or null if there is none or it cannot be read. */
  phone: string | null;
  /** What is still due, in paise. */
  left: number;
  days: number | null;
};

export const isOld = ({ days }: Pick<Due, "days">): boolean => days !== null && days > OLD_DAYS;

/** Paise; the rate is that of the owner's own loan, in hundredths of a percent a year. */
export type Udhaar = { salesADay: number | null; loanRate: number | null };

const totalOf = (dues: readonly Due[]): number => dues.reduce((sum, { left }) => sum + left, 0);

/** What the dues cost: days of sales that they are worth, and interest that the owner pays for them. */
export const udhaarSum = (dues: readonly Due[], { salesADay, loanRate }: Udhaar): Sum => {
  const total = totalOf(dues);
  if (total === 0) return NO_SUM;
  const lines = [
    result(amount("total", total)),
    amount("old", totalOf(dues.filter(isOld))),
    count("days", salesADay ? ratio(total, 1, salesADay, "up") : 0),
    amount("year", ratio(percentOf(total, loanRate ?? 0), 1, 100) * 100),
  ];
  return { lines: withoutZeros(lines), verdict: null };
};
