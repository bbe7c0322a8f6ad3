import { phoneFrom } from "@/lib/domain/core/phone";
import { amount, count, NO_SUM, result, type Sum, withoutZeros } from "./lines";
import { percentOf, ratio } from "./ratio";
import { type Typed, typedNumber } from "./typed-number";

/** A due older than this many days gets a message today (the step of question o1). */
export const OLD_DAYS = 30;
/** Lines of the list: one page of A4. */
export const DUES_LINES = 22;

/** A line of the list as it was typed. */
export type DueLine = Readonly<Record<"customer" | "phone" | "due" | "days" | "paid", string>>;

export type Due = {
  /** The number of the line, from 0 on. */
  at: number;
  customer: string;
  /** E.164, or null if there is none or it cannot be read. */
  phone: string | null;
  /** What is still due, in paise. */
  left: number;
  days: number | null;
};

const RUPEES = { kind: "rupees" } as const;
const DAYS = { kind: "whole", min: 0, max: 9_999 } as const;

const readLine = ({ due, days, paid }: DueLine) => ({
  due: typedNumber(due, RUPEES),
  days: typedNumber(days, DAYS),
  paid: typedNumber(paid, RUPEES),
});

/** The columns of a line that cannot be read. */
export const problemsOf = (line: DueLine): (keyof DueLine)[] => {
  const numbers = Object.entries(readLine(line)) as [keyof DueLine, Typed][];
  const wrong = numbers.filter(([, value]) => value === "wrong").map(([column]) => column);
  const isPhoneWrong = line.phone.trim() !== "" && phoneFrom(line.phone) === null;
  return isPhoneWrong ? [...wrong, "phone"] : wrong;
};

const sizeOf = (typed: Typed): number => (typeof typed === "number" ? typed : 0);

/** Who still owes something: the old dues first, each kind by its amount. A line that cannot be read is left out. */
export const duesIn = (lines: readonly DueLine[]): Due[] =>
  lines
    .map((line, at) => {
      const { due, days, paid } = readLine(line);
      const isRead = due !== "wrong" && paid !== "wrong";
      return {
        at,
        customer: line.customer.trim(),
        phone: phoneFrom(line.phone),
        left: isRead ? Math.max(0, sizeOf(due) - sizeOf(paid)) : 0,
        days: typeof days === "number" ? days : null,
      };
    })
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => Number(isOld(b)) - Number(isOld(a)) || b.left - a.left);

export const isOld = ({ days }: Due): boolean => days !== null && days > OLD_DAYS;

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
    amount("year", percentOf(total, loanRate ?? 0)),
  ];
  return { lines: withoutZeros(lines), verdict: null };
};
