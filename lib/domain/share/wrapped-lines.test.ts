// holds: #take-it-along
import fc from "fast-check";
import { firstLines, wrappedLines } from "./wrapped-lines";

const perLetter = (text: string) => text.length;
const words = fc.array(fc.stringMatching(/^[a-zक-ह]{1,12}$/), { minLength: 1, maxLength: 20 });

test("lines break at spaces", () => {
  expect(wrappedLines("send the  dues list today", 9, perLetter)).toEqual([
    "send the",
    "dues list",
    "today",
  ]);
  expect(wrappedLines(" dues ", 4, perLetter)).toEqual(["dues"]);
  expect(wrappedLines("", 9, perLetter)).toEqual([""]);
});

test("a word wider than a line is broken, but not inside a letter with its vowel sign", () => {
  expect(wrappedLines("to thiruvananthapuram", 8, perLetter)).toEqual([
    "to",
    "thiruvan",
    "anthapur",
    "am",
  ]);
  expect(wrappedLines("किकिकि", 3, perLetter)).toEqual(["कि", "कि", "कि"]);
  expect(wrappedLines("कि", 1, perLetter)).toEqual(["कि"]);
  expect(wrappedLines("क्षत्रज़्या", 4, perLetter)).toEqual(["क्ष", "त्र", "ज़्या"]);
});

test("no word is lost, and no line is wider than it may be", () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 30 }), (list, width) => {
      const lines = wrappedLines(list.join(" "), width, perLetter);
      expect(lines.join("").replaceAll(" ", "")).toBe(list.join(""));
      expect(lines.every((line) => line.length <= width)).toBe(true);
    }),
  );
});

test("what does not fit is left out, and the last line says so", () => {
  const lines = ["one two", "three four", "five"];
  expect(firstLines(lines, 3, 10, perLetter)).toEqual(lines);
  expect(firstLines(lines, 2, 20, perLetter)).toEqual(["one two", "three four…"]);
  expect(firstLines(lines, 2, 10, perLetter)).toEqual(["one two", "three…"]);
  expect(firstLines(["wholeword", "two"], 1, 4, perLetter)).toEqual(["wholeword…"]);
});
