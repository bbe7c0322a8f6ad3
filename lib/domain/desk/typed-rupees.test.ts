// holds: #desk
import { typedRupees } from "./typed-rupees";

test.each([
  ["6999", 6_999],
  ["₹6,999", 6_999],
  [" ₹ 6,999/- ", 6_999],
  ["Rs. 6,999", 6_999],
  ["INR 6999", 6_999],
  ["रु. ६,९९९", 6_999],
  ["6,999 ₹", 6_999],
  ["६९९९", 6_999],
  ["14,999.50", 15_000],
  ["14,999.49", 14_999],
  ["5k", 5_000],
  ["5 हज़ार", 5_000],
  ["5 ह\u091c\u093cार", 5_000],
  ["5 ह\u095bार", 5_000],
  ["५ हजार", 5_000],
  ["2 thousand", 2_000],
  ["1.5 lakh", 150_000],
  ["1.15 Lakhs", 115_000],
  ["2 lacs", 200_000],
  ["1.5 लाख", 150_000],
  ["1.125 lakh", 112_500],
  ["₹10 lakh", 1_000_000],
  ["10,00,000", 1_000_000],
])("%j is ₹%d", (typed, rupees) => {
  expect(typedRupees(typed)).toBe(rupees);
});

test.each([
  ["", "noSum"],
  ["  ", "noSum"],
  ["₹", "noSum"],
  ["10,00,001", "sumTooLarge"],
  ["11 lakh", "sumTooLarge"],
  ["9".repeat(40), "sumTooLarge"],
  ["डेढ़ लाख", "sumUnread"],
  ["-5", "sumUnread"],
  ["0", "sumUnread"],
  ["0.4", "sumUnread"],
  ["1e5", "sumUnread"],
  ["5 crore", "sumUnread"],
  ["five", "sumUnread"],
  ["1.2.3", "sumUnread"],
  ["6.999", "sumUnread"],
  ["14,999.500", "sumUnread"],
  ["₹1.50.000", "sumUnread"],
  ["5 toString", "sumUnread"],
  ["5 constructor", "sumUnread"],
])("%j is refused: %s", (typed, fault) => {
  expect(typedRupees(typed)).toBe(fault);
});
