// holds: #tools
import { lineText } from "./lines";
import { type DueLine, duesIn } from "./dues";
import { isOld, OLD_DAYS, udhaarSum } from "./udhaar";

const line = (typed: Partial<DueLine>): DueLine => ({
  customer: "",
  phone: "",
  due: "",
  days: "",
  paid: "",
  ...typed,
});
const NO_FIELDS = { salesADay: null, loanRate: null };
const customersOf = (lines: readonly DueLine[]) => duesIn(lines).map(({ customer }) => customer);

test("the oldest dues come first, those of one day by their amount, and those of no known day last", () => {
  const lines = [
    line({ customer: "new, small", due: "100", days: "0" }),
    line({ customer: "old, small", due: "50", days: `${OLD_DAYS + 1}` }),
    line({ customer: "30 days, biggest", due: "90000", days: `${OLD_DAYS}` }),
    line({ customer: "oldest", due: "4", days: "400" }),
    line({ customer: "no days", due: "300" }),
    line({ customer: "new, big", due: "200", days: "0" }),
  ];
  expect(customersOf(lines)).toEqual([
    "oldest",
    "old, small",
    "30 days, biggest",
    "new, big",
    "new, small",
    "no days",
  ]);
  expect(duesIn(lines).filter(isOld)).toHaveLength(2);
});

test("dues of the same size keep the order of the list", () => {
  const lines = ["a", "b", "c"].map((customer) => line({ customer, due: "5", days: "40" }));
  expect(customersOf(lines)).toEqual(["a", "b", "c"]);
});

test("what was paid is taken off; a line that is paid off or empty is left out", () => {
  const lines = [
    line({ customer: " Rakesh ", due: "₹1,250.50", days: "31", paid: "250.50" }),
    line({ customer: "paid off", due: "500", paid: "500" }),
    line({ customer: "paid too much", due: "500", paid: "600" }),
    line({ customer: "nothing yet" }),
    line({ customer: "paid only", paid: "5" }),
  ];
  expect(duesIn(lines)).toEqual([
    { at: 0, customer: "Rakesh", phone: null, left: 1_000_00, days: 31 },
  ]);
});

test("a line with a wrong amount is left out, and the others stay", () => {
  const good = line({ customer: "good", due: "700", days: "5" });
  for (const wrong of [{ due: "1,5" }, { due: "700", paid: "-5" }, { due: "5OO", paid: "1" }])
    expect(duesIn([line(wrong), good, line(wrong)])).toEqual([
      { at: 1, customer: "good", phone: null, left: 700_00, days: 5 },
    ]);
});

test("wrong days count as none: the due stays, and is not old", () => {
  const [due] = duesIn([line({ due: "700", days: "2.5" })]);
  expect(due).toMatchObject({ left: 700_00, days: null });
  expect(isOld(due!)).toBe(false);
});

test("a phone is E.164, or null if it cannot be read", () => {
  const phones = ["98765 43210", "+91 98765-43210", "९८७६५४३२१०", "98765", "Rakesh", ""];
  expect(
    duesIn(phones.map((phone) => line({ phone, due: "1" }))).map(({ phone }) => phone),
  ).toEqual([...Array(3).fill("+919876543210"), null, null, null]);
});

test("a list in which nobody owes anything has no sum", () => {
  const fields = { salesADay: 1_000_00, loanRate: 18_00 };
  expect(udhaarSum([], fields)).toEqual({ lines: [], verdict: null });
  expect(udhaarSum(duesIn([line({ due: "5", paid: "5" })]), fields).lines).toEqual([]);
});

test("the amount in a reminder is what is still due, with its paise", () => {
  const dues = duesIn([line({ due: "1,50,000", paid: "" }), line({ due: "100", paid: "76.19" })]);
  const texts = dues.map((due) => udhaarSum([due], NO_FIELDS).lines.map(lineText));
  expect(texts).toEqual([["₹1,50,000"], ["₹23.81"]]);
});
