// holds: #tools
import { amount, count, type Line, lineText, minus, percent, result, withoutZeros } from "./lines";

test.each<[Line, string]>([
  [amount("", 1_50_000_00), "₹1,50,000"],
  [amount("", 23_81), "₹23.81"],
  [amount("", 1_00_00_000_05), "₹1,00,00,000.05"],
  [amount("", 99_50), "₹99.50"],
  [amount("", 5), "₹0.05"],
  [amount("", 0), "₹0"],
  [minus("", 5), "− ₹0.05"],
  [minus("", 118_00), "− ₹118"],
  // A loss.
  [result(amount("", -5)), "− ₹0.05"],
  [result(amount("", -1_00)), "− ₹1"],
  [result(amount("", -1_50_000_50)), "− ₹1,50,000.50"],
  [percent("", 33_33), "33.3 %"],
  [percent("", 66_67), "66.7 %"],
  [percent("", 5_00), "5 %"],
  [percent("", 1_23_456_78), "1,23,456.8 %"],
  [count("", 1_200), "1,200"],
  [count("", 12_34_567), "12,34,567"],
])("%j is written %s", (line, text) => expect(lineText(line)).toBe(text));

test("₹999 crore and one paisa less, in paise to the end", () => {
  expect(lineText(amount("", 999_00_00_000_00))).toBe("₹9,99,00,00,000");
  expect(lineText(amount("", 998_99_99_999_99))).toBe("₹9,98,99,99,999.99");
});

test("a line of zero says nothing, except as the result; a number that is not exact is left out", () => {
  const nothing = amount("nothing", 0);
  const lost = result(amount("lost", -1));
  const inexact = result(count("inexact", 2 ** 53));
  expect(withoutZeros([nothing, lost, result(nothing), inexact])).toEqual([lost, result(nothing)]);
});
