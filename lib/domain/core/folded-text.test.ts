// holds: #desk
import fc from "fast-check";
import { folded } from "./folded-text";

test.each([
  ["ज़ाहिदा", "जाहिदा"],
  ["\u095b", "ज"],
  ["न\u093c", "न"],
  ["ౕ\u200d్", "్ౕ"],
  ["D’Souza", "d'souza"],
  ["`quoted`", '"Quoted"'],
  ["ＡＳＨＡ＇Ｓ", "asha's"],
  ["José\n₹", "jose\n₹"],
  ["", ""],
  ["लक्\u200dष्मी", "लक्ष्मी"],
  ["श्री\u200cमती\ufeff", "श्रीमती"],
  ["हिन्\u200dदी", "हिंदी"],
  ["हिन्दी", "हिंदी"],
  ["पाण्डे", "पांडे"],
  ["पान्डे", "पांडे"],
  ["पाँडे", "पांडे"],
  ["मुम्बई", "मुंबई"],
  ["पङ्कज", "पंकज"],
  ["पञ्चायत", "पंचायत"],
  ["बन्सल", "बंसल"],
  ["९८२२", "9822"],
  ["৯৮২২", "9822"],
  ["੯੮੨੨", "9822"],
  ["௯௮௨௨", "9822"],
  ["۹۸۲۲", "9822"],
  ["𝟗𝟖②²", "9822"],
  ["હિન્દી", "હિંદી"],
  ["ముమ్బై", "ముంబై"],
  ["ಹಿನ್ದಿ", "ಹಿಂದಿ"],
  ["ব্যাঙ্ক", "ব্যাংক"],
  ["ਸਿੰਘ ਸ਼ਾਮ", "ਸਿਂਘ ਸਾਮ"],
  ["R.K. Traders", "RKTraders"],
  ["R. K. Traders", "R.K.Traders"],
  ["A-1 Tailors", "a1 tailors"],
  ["A – 1 Tailors", "A1 Tailors"],
  ["Gupta & Sons", "Gupta&Sons"],
  ["Patil (Nashik) [new]", "patilnashiknew"],
  ["आर॰के॰ ट्रेडर्स", "आर.के. ट्रेडर्स"],
  ["अ/१", "अ१"],
  ["½⑴", "121"],
  ["न-द", "नद"],
  ["न्-द", "ंद"],
])("%j is the same as %j", (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test.each([
  ["asha", "usha"],
  ["जन्म", "जम्म"],
  ["सिन्हा", "सिंहा"],
  ["कन्या", "कंया"],
  ["मुन्ना", "मुंना"],
  ["तुम्हारा", "तुंहारा"],
  ["হিন্দি", "হিংদি"],
  ["चाद", "चाँद"],
  ["கண்ணன்", "கணணன"],
  ["Asha.\nPatil", "Asha Patil"],
  ["Asha Patil", "Ashapatil"],
])("%j stays another word than %j", (one, other) => {
  expect(folded(one)).not.toBe(folded(other));
});

test("what has one form stays as it is", () => {
  expect([folded("जाहिद"), folded("Asha 12")]).toEqual(["जाहिद", "asha 12"]);
});

/** A letter or sign of an Indian script, or what people type between them; also in an order that nobody writes. */
const letter = fc.oneof(
  fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(..."न्दमबकaZé’'\u200d\u200c9 İŉ\n.-–/&(]½…´\u00a0"),
);

test("folding a folded text changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: letter }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
    { numRuns: 2_000 },
  );
});

test("a text contains each of its parts that ends between two letters", () => {
  const letters = new Intl.Segmenter("hi", { granularity: "grapheme" });
  const words = "हिन्दी पाण्डे मुम्बई लक्\u200dष्मी पाँडे ज़ाहिदा९८ હિન્દી মুম্বই D’Souza ਸਿੰਘ";
  const all = [...letters.segment(words)].map(({ segment }) => segment);
  for (let from = 0; from < all.length; from++)
    for (let to = from + 1; to <= all.length; to++)
      expect(folded(words)).toContain(folded(all.slice(from, to).join("")));
});
