import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { phoneFrom } from "./phone";

test.each([
  "9876543210",
  "98765 43210",
  "98765-43210",
  "+91 98765 43210",
  "+91-98765-43210",
  "+91 0 98765 43210",
  "91 98765 43210",
  "098765 43210",
  "0091 98765 43210",
  "091 98765 43210",
  "(+91) 98765.43210",
  "९८७६५ ४३२१०",
  "+९१ ९८७६५ ४३२१०",
  "９８７６５４３２１０",
  "\u202a+91 98765 43210\u202c",
  "98765\u201143210",
])("%s is a mobile number of India", (text) => {
  expect(phoneFrom(text)).toBe("+919876543210");
});

test("landlines have their area code, and ten digits may begin with 91", () => {
  expect(phoneFrom("022 2345 6789")).toBe("+912223456789");
  expect(phoneFrom("91987 65432")).toBe("+919198765432");
});

test("a number of another country needs its +", () => {
  expect(phoneFrom("+44 20 7946 0958")).toBe("+442079460958");
  expect(phoneFrom("00971 50 123 4567")).toBe("+971501234567");
  expect(phoneFrom("44 20 7946 0958")).toBeNull();
});

test.each([
  "",
  " ",
  "12345",
  "98765 4321",
  "98765 432101",
  "0000000000",
  "+91 98765 4321",
  "+91 98765 432101",
  "call me",
  "98765 43210 ext 5",
  "98765+43210",
  "1".repeat(40),
  "+1234567",
  "+1234567890123456",
  "=9876543210",
])("%p is no phone number", (text) => {
  expect(phoneFrom(text)).toBeNull();
});

test("every parsed number can be dialled, and parses to itself", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."+0123456789१ -("), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(digits, anyText()), (text) => {
      const phone = phoneFrom(text);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{7,14}$/);
      expect(phoneFrom(phone)).toBe(phone);
    }),
  );
});
