// holds: #contact
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { groupedPhone, phoneFrom, twoReadingsOf, typedPhoneFrom } from "./phone";

test.each([
  "9876543210",
  "98765 43210",
  "+91 98765 43210",
  "+91 0 98765 43210",
  "098765 43210",
  "(+91) 98765.43210",
  "९८७६५ ४३२१०",
  "９８７６５４３２１０",
  "\u202a+91 98765 43210\u202c",
  "9\ufe0f8765 4321\u{e0100}0",
  "tel:+919876543210",
  "Mob. 98765 43210",
  "WhatsApp no 098765 43210",
  "मो. ९८७६५ ४३२१०",
  "फ़ोन नंबर: 98765 43210",
  "+98765 43210",
  "+091 98765 43210",
  "00 98765 43210",
])("%s is a mobile number of India", (text) => {
  expect(phoneFrom(text)).toBe("+919876543210");
});

test("landlines have their area code, and ten digits may begin with 91", () => {
  expect(phoneFrom("022 2345 6789")).toBe("+912223456789");
  expect(phoneFrom("91987 65432")).toBe("+919198765432");
});

test.each([
  "1800 123 4567",
  "1800-123-4567",
  "01800 123 4567",
  "+91 1800 123 4567",
  "1860 500 1234",
])("%s is free of charge, or costs a local call", (text) => {
  expect(phoneFrom(text)).toBe(`+911${text.replace(/\D/g, "").slice(-10)}`);
});
test("a toll-free number may have ten digits", () => {
  expect(phoneFrom("1800 11 4000")).toBe("+911800114000");
});

test.each([
  "022 2345 6789 ext 12",
  "(022) 2345 6789 Extn: 12",
  "02223456789x12",
  "02223456789 # 12",
  "tel:+91-22-2345-6789;ext=12",
  "+912223456789 ext 12",
])("%s keeps its extension", (text) => {
  expect(phoneFrom(text)).toBe("+912223456789 ext 12");
});

describe("a bare + before ten digits of an Indian mobile number", () => {
  const mobile = fc
    .tuple(fc.constantFrom(..."6789"), fc.stringMatching(/^\d{9}$/))
    .map(([a, b]) => a + b);

  test("is Indian, unless another country has numbers that begin so: then there is a question", () => {
    fc.assert(
      fc.property(mobile, (digits) => {
        const asked = twoReadingsOf(`+${digits.slice(0, 5)} ${digits.slice(5)}`);
        const read = typedPhoneFrom(`+${digits}`);
        if (digits.startsWith("91")) expect(read).toBeNull();
        else expect(read).toBe(asked ? null : `+91${digits}`);
        if (!asked) return;
        expect(typedPhoneFrom(asked.indian)).toBe(`+91${digits}`);
        expect(typedPhoneFrom(asked.abroad)).toBe(`+${digits}`);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([
    ["+65 9123 4567", "Singapore"],
    ["+64 21 123 456", "New Zealand"],
    ["+60 7 222 1234", "Malaysia"],
    ["+673 712 3456", "Brunei"],
    ["+679 701 2345", "Fiji"],
    ["+960 771 2345", "Maldives"],
    ["+961 3 123 456", "Lebanon"],
    ["+975 2 345 678", "Bhutan"],
    ["+95 1 234 5678", "Myanmar"],
  ])("%s may be a number of %s", (text) => {
    const digits = text.replace(/\D/g, "");
    expect(twoReadingsOf(text)).toEqual({ indian: `+91 ${digits}`, abroad: `00${digits}` });
    expect(typedPhoneFrom(text)).toBeNull();
    // What is stored was asked about.
    expect(phoneFrom(text)).toBe(`+${digits}`);
  });

  test("no other number is asked about", () => {
    for (const text of ["98765 43210", "+91 65912 34567", "0065 9123 4567", "+44 20 7946 0958", ""])
      expect(twoReadingsOf(text)).toBeNull();
  });
});

test("a number of another country needs its +", () => {
  expect(phoneFrom("+44 20 7946 0958")).toBe("+442079460958");
  expect(phoneFrom("00971 50 123 4567")).toBe("+971501234567");
  expect(phoneFrom("44 20 7946 0958")).toBeNull();
});

test.each([
  "",
  "12345",
  "98765 4321",
  "+91 98765 432101",
  "call me",
  "98765 43210 ext",
  "98765 43210 x 98765 43211",
  "98765 43210 / 98765 43211",
  "98765 43210 (Ravi)",
  "1900 123 4567",
  "+9198765432",
  "98765+43210",
  "1".repeat(40),
  "+1234567",
  "+1234567890123456",
  "=9876543210",
])("%p is no phone number", (text) => {
  expect(phoneFrom(text)).toBeNull();
});

test("every parsed number can be dialled, and parses to itself", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."+0123456789१ -(ex:#"), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(digits, anyText()), (text) => {
      const phone = phoneFrom(text);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{7,14}(?: ext \d{1,6})?$/);
      expect(phoneFrom(phone)).toBe(phone);
    }),
  );
});

test.each([
  ["+919822067890", "91 98220 67890"],
  ["+919822067890 ext 12", "91 98220 67890 ext 12"],
  ["+9118001234567", "91 18 001 234 567"],
  ["+12025550143", "1 20255 50143"],
  ["+971501234567", "971 501 234 567"],
  ["+4930901820", "49 30 901 820"],
  ["+6561234567", "65 61 234 567"],
])("%s in groups is %s", (phone, grouped) => {
  expect(groupedPhone(phone)).toBe(grouped);
});

test("whatever was dialled, its groups are the same digits, and no spreadsheet reads a number", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."+0123456789"), maxLength: 20 });
  fc.assert(
    fc.property(digits, (text) => {
      const phone = phoneFrom(text);
      if (phone === null) return;
      const grouped = groupedPhone(phone);
      expect(`+${grouped.replaceAll(" ", "")}`).toBe(phone);
      expect(grouped).toMatch(/^\d{1,3}( \d{1,5}){2,}$/);
    }),
  );
});
