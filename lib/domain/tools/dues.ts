import { phoneFrom } from "@/lib/domain/core/phone";
import { type Typed, typedNumber } from "./typed-number";
import { type Due, isOld } from "./udhaar";

/** Lines of the list: one page of A4. */
export const DUES_LINES = 18;

const DUE_COLUMNS = ["customer", "phone", "due", "days", "paid"] as const;

export type DueLine = Readonly<Record<(typeof DUE_COLUMNS)[number], string>>;

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
export const duesIn = (lines: readonly DueLine[]): Due[] => {
  const dues = lines.map((line, at) => {
    const { due, days, paid } = readLine(line);
    const isRead = due !== "wrong" && paid !== "wrong";
    return {
      at,
      customer: line.customer.trim(),
      phone: phoneFrom(line.phone),
      left: isRead ? Math.max(0, sizeOf(due) - sizeOf(paid)) : 0,
      days: typeof days === "number" ? days : null,
    };
  });
  return dues
    .filter(({ left }) => left > 0)
    .sort((a, b) => Number(isOld(b)) - Number(isOld(a)) || b.left - a.left);
};

/** What is in the fields of the list, line by line. */
export const dueLinesIn = (data: FormData): DueLine[] => {
  const columns = DUE_COLUMNS.map((name) => data.getAll(name).map(String));
  return columns[0]!.map(
    (_, row) =>
      Object.fromEntries(DUE_COLUMNS.map((name, at) => [name, columns[at]![row]!])) as DueLine,
  );
};
