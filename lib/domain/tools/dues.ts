import { phoneFrom } from "@/lib/domain/core/phone";
import { type Typed, typedNumber } from "./typed-number";
import type { Due } from "./udhaar";

/** A line of a list of dues, as it is typed; `days` is how old it is. */
export type DueLine = Readonly<Record<"customer" | "phone" | "due" | "days" | "paid", string>>;

const RUPEES = { kind: "rupees" } as const;
const DAYS = { kind: "whole", min: 0, max: 99_999 } as const;

const sizeOf = (typed: Typed): number => (typeof typed === "number" ? typed : 0);
const ageOf = ({ days }: Due): number => days ?? -1;

/** Who still owes something, the oldest first, dues of one day by their amount. A line that cannot be read is left out. */
export const duesIn = (lines: readonly DueLine[]): Due[] => {
  const dues = lines.map((line, at) => {
    const [due, paid] = [typedNumber(line.due, RUPEES), typedNumber(line.paid, RUPEES)];
    const days = typedNumber(line.days, DAYS);
    const isRead = due !== "wrong" && paid !== "wrong";
    return {
      at,
      customer: line.customer.trim(),
      phone: phoneFrom(line.phone),
      left: isRead ? Math.max(0, sizeOf(due) - sizeOf(paid)) : 0,
      days: typeof days === "number" ? days : null,
    };
  });
  return dues.filter(({ left }) => left > 0).sort((a, b) => ageOf(b) - ageOf(a) || b.left - a.left);
};
