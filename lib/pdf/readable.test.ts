// holds: #report
import fc from "fast-check";
import { readable, readableName } from "./readable";

/** A font with Devanagari, ASCII and a few more characters. */
const has = (character: string) => /[ -~\u0900-\u097F₹é…]/u.test(character);

test.each([
  ["Sharma & Sons ₹", "Sharma & Sons ₹"],
  ["क़र्ज़\tऔर\n\nपैसा", "क़र्ज़ और पैसा".normalize("NFC")],
  ["Cafe\u0301", "Café"],
  ["ṣeṭh ﬁne Ａ①", "seth fine A1"],
  ["Best 🏪👩‍🌾 shop", "Best shop"],
  ["தமிழ் Stores", "… Stores"],
  ["a\u0000b\u202Ec\uD800", "abc"],
  ["→ 71", "71"],
])("%j is drawn as %j", (text, drawn) => {
  expect(readable(text, has)).toBe(drawn);
});

test("a name is drawn whole, or not at all", () => {
  expect(readableName("शर्मा Stores 🏪", has)).toBe("शर्मा Stores");
  expect(readableName("தமிழ் Stores", has)).toBeNull();
  expect(readableName("🏪", has)).toBeNull();
});

test("nothing is left that the font lacks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect([...readable(text, has)].filter((character) => !has(character))).toEqual([]);
    }),
  );
});
