// holds: #tools
import { NAUGHTY_STRINGS } from "@/test/builders/naughty-strings";
import { MOST_PAISE, type NumberKind, typedNumber } from "./typed-number";

const RUPEES = { kind: "rupees" } as const;
const PERCENT = { kind: "percent" } as const;
const DAYS = { kind: "whole", min: 1, max: 31 } as const;

test.each([
  ["1,50,000", 1_50_000_00],
  ["1,50,000.50", 1_50_000_50],
  ["1,00,00,000", 1_00_00_000_00],
  ["₹ 500", 500_00],
  ["Rs. 500/-", 500_00],
  ["INR 500", 500_00],
  ["₨ 500", 500_00],
  ["500 rupees", 500_00],
  ["५००", 500_00],
  ["₹ ५०० /-", 500_00],
  ["  500 ", 500_00],
  ["500 रु", 500_00],
  ["५०० रुपये", 500_00],
  ["0", 0],
  ["007", 7_00],
  [".5", 50],
  // While somebody types "5.50".
  ["5.", 5_00],
  ["99.5", 99_50],
  ["0.01", 1],
  // Full-width digits, comma and dot.
  ["１，５０，０００．５０", 1_50_000_50],
  // A non-breaking, a thin and a narrow blank, a tab and a line end.
  ["₹\u00a0500\u2009", 500_00],
  ["\u202f500\t\n", 500_00],
  // Characters that nobody sees: zero width, direction, soft hyphen, a variation selector.
  ["\u200b5\u200d0\ufeff0\u2060", 500_00],
  ["\u202a₹\u00ad500\u202c", 500_00],
  ["₹\ufe0f500", 500_00],
  ["9,99,00,00,000", MOST_PAISE],
  ["1 50 000", 1_50_000_00],
  ["1.5 lakh", 1_50_000_00],
  ["₹2.375 Lakhs", 2_37_500_00],
  ["1.5L", 1_50_000_00],
  ["2 lac rupees", 2_00_000_00],
  ["१.५ लाख रुपये", 1_50_000_00],
  ["50k", 50_000_00],
  ["2 हज़ार", 2_000_00],
  ["10 thousand", 10_000_00],
  ["1 crore", 1_00_00_000_00],
  ["0.25 करोड़", 25_00_000_00],
])("rupees %j are %d paise", (text, paise) => expect(typedNumber(text, RUPEES)).toBe(paise));

test.each([
  ["12.5 %", 12_50],
  ["12.5%", 12_50],
  ["१२.५ ％", 12_50],
  ["18", 18_00],
  ["0", 0],
  ["0.25", 25],
  ["100", 100_00],
])("percent %j is %d hundredths", (text, hundredths) =>
  expect(typedNumber(text, PERCENT)).toBe(hundredths),
);

test.each([
  ["1", 1],
  ["2.0", 2],
  ["2.", 2],
  ["२६", 26],
  [" 31 ", 31],
])("whole %j is %d", (text, whole) => expect(typedNumber(text, DAYS)).toBe(whole));

test.each(["", "  ", "\u00a0\t\n", "\u200b\ufeff"])("%j is an empty field", (text) => {
  for (const kind of [RUPEES, PERCENT, DAYS]) expect(typedNumber(text, kind)).toBeNull();
});

const wrongIn = (kind: NumberKind, ...texts: readonly string[]) =>
  texts.map((text): [string, NumberKind] => [text, kind]);

test.each([
  // A decimal comma, or a comma in the wrong place: 1.5 or 15, 5 or 500, 1.5 lakh or 15,000?
  ...wrongIn(
    RUPEES,
    "1,5",
    "५,००",
    "5,00",
    "1,50,00",
    "1.234,50",
    "0,500",
    "1,,500",
    ",500",
    "500,",
  ),
  // Two numbers, or one with blanks?
  ...wrongIn(RUPEES, "100 200", "1 5", "100, 200", "5. 50", "100\n200", "100-200", "5+5"),
  // Not whole paise.
  ...wrongIn(RUPEES, "10.005", "1.234", "1.2.3"),
  ...wrongIn(RUPEES, "-5", "−5", "5-", "1e5", "5OO", "0x10", "Infinity", "NaN"),
  // A word that stands for no amount, for two, or for less than paise.
  ...wrongIn(RUPEES, "2 kg", "lakh", "2k lakh", "2 हज़ार 500", "1.12345678 lakh", "1.500"),
  ...wrongIn(PERCENT, "2k"),
  ...wrongIn(DAYS, "2k", "1 lakh"),
  ...wrongIn(RUPEES, "500 USD", "5²", "½", "5½", "①", "5️⃣", ".", "₹", "/-", "₹/-", "-", "पाँच सौ"),
  // The sign of another kind: ₹5, or 5 % of something?
  ...wrongIn(RUPEES, "5 %", "%"),
  ...wrongIn(PERCENT, "₹ 20", "Rs. 20", "20/-", "5%5", "%", "%5"),
  ...wrongIn(DAYS, "₹ 5", "5 %", "2.5", "0.5", "0", "32", "-1", "1,0", "9".repeat(25)),
  // Beyond the limits.
  ...wrongIn(RUPEES, "9,99,00,00,000.01", "9,99,00,00,001", "9".repeat(25)),
  ...wrongIn(PERCENT, "100.01", "101", "1,000"),
])("%j is wrong for %j", (text, kind) => expect(typedNumber(text, kind)).toBe("wrong"));

test("texts made of thousands of blanks, digits or commas are read at once", () => {
  const many = (text: string) => text.repeat(50_000);
  for (const text of [
    `₹${many(" ")}x`,
    `5${many(" \u00a0")}x`,
    many("5"),
    many("5,"),
    many("1,000"),
  ])
    for (const kind of [RUPEES, PERCENT, DAYS]) expect(typedNumber(text, kind)).toBe("wrong");
});

test("whatever is typed is a whole number within the limits, empty or wrong", () => {
  for (const text of NAUGHTY_STRINGS)
    for (const [kind, most] of [
      [RUPEES, MOST_PAISE],
      [PERCENT, 100_00],
      [DAYS, 31],
    ] as const) {
      const value = typedNumber(text, kind);
      if (value === null || value === "wrong") continue;
      expect({ text, isWhole: Number.isSafeInteger(value) }).toEqual({ text, isWhole: true });
      expect(Object.is(value, -0) || value < 0 || value > most).toBe(false);
    }
});
