import { charsIn, limitText } from "./typed-text";

const WORDS = { near: "{n} of {most}", over: "{n} of {most}: {over} too many" };

test("characters are counted as code points: an emoji is one, a family several, none is cut", () => {
  expect(charsIn("नमस्ते")).toBe(6);
  expect(charsIn("😀")).toBe(1);
  expect(charsIn("👨‍👩‍👧")).toBe(5);
});

test("a length is shown from nine tenths of the limit on, and by how much a text is too long", () => {
  expect(limitText(1_800, 2_000, WORDS)).toBe("");
  expect(limitText(1_801, 2_000, WORDS)).toBe("1,801 of 2,000");
  expect(limitText(2_000, 2_000, WORDS)).toBe("2,000 of 2,000");
  expect(limitText(2_504, 2_000, WORDS)).toBe("2,504 of 2,000: 504 too many");
});
