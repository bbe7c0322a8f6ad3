// holds: #look
import fc from "fast-check";
import { contrastOf, hexOf } from "./colours";
import { coloursOf, PAPER, pixelIn, readableOf, SOURCE_COLOURS, textIn } from "./brand-colours";

const part = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(part, part, part).map(hexOf);
const BLUE = coloursOf({ ink: "#101c2e", accent: "#0b5fa5" });

test("our own colours change nothing", () => {
  expect(coloursOf(SOURCE_COLOURS)).toEqual(SOURCE_COLOURS);
  fc.assert(
    fc.property(colour, (one) => {
      expect(pixelIn(SOURCE_COLOURS, one)).toBe(one);
      expect(textIn(SOURCE_COLOURS, `fill="${one}"`)).toBe(`fill="${one}"`);
    }),
  );
});

test("a firm's colours take the places of ours, also at an edge of two", () => {
  expect(BLUE).toMatchObject({ ink: "#101c2e", accent: "#0b5fa5" });
  expect(textIn(BLUE, "a{color:#A4262C80}b{background:url(%23a4262c)}c{color:#fbf7f0}")).toBe(
    "a{color:#0b5fa580}b{background:url(%230b5fa5)}c{color:#fbf7f0}",
  );
  expect(pixelIn(BLUE, SOURCE_COLOURS.accent)).toBe(BLUE.accent);
  expect(pixelIn(BLUE, PAPER)).toBe(PAPER);
  // Half accent, half paper.
  expect(pixelIn(BLUE, "#d08f8e")).toBe("#84abca");
});

test.each([
  ["ink", "#1f1b16", null],
  ["accent", "#a4262c", null],
  ["accent", "#0b5fa5", null],
  ["accent", "#ff8800", "#a75900"],
  ["ink", "#777777", "#434343"],
] as const)("%s %s: nearest %s", (which, given, nearest) => {
  expect(readableOf(which, given)).toBe(nearest);
});

test("what is proposed is taken, and can be read on paper", () => {
  fc.assert(
    fc.property(fc.constantFrom("ink" as const, "accent" as const), colour, (which, given) => {
      const taken = readableOf(which, given) ?? given;
      expect(readableOf(which, taken)).toBeNull();
      expect(contrastOf(taken, PAPER)).toBeGreaterThanOrEqual(4.5);
      expect(
        contrastOf(coloursOf({ ...SOURCE_COLOURS, [which]: taken }).soft, PAPER),
      ).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
