// holds: #look
import fc from "fast-check";
import { contrastOf, hexOf, LEAST_CONTRAST, nearestDarker, rgbOf, shadeLike } from "./colours";

const part = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(part, part, part).map(hexOf);

test("contrast is that of WCAG", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastOf("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("the colour that is proposed can be read, has the hue, and a lighter one cannot be read", () => {
  const isReadable = (one: string) => contrastOf(one, "#ffffff") >= LEAST_CONTRAST;
  fc.assert(
    fc.property(colour, (wanted) => {
      const proposed = nearestDarker(wanted, isReadable);
      expect(isReadable(proposed)).toBe(true);
      const [was, is] = [rgbOf(wanted), rgbOf(proposed)];
      const most = Math.max(...was);
      const light = Math.max(...is);
      const atLight = (level: number) => hexOf(was.map((one) => (one * level) / (most || 1)));
      expect(proposed).toBe(atLight(light));
      if (light < most) expect(isReadable(atLight(light + 1))).toBe(false);
    }),
  );
  expect(nearestDarker("#ffffff", () => false)).toBe("#000000");
});

test("a shade of another colour is as far towards white or black; of its own it is itself", () => {
  const inner = fc.integer({ min: 1, max: 254 });
  const origin = fc.tuple(inner, inner, inner).map(hexOf);
  fc.assert(
    fc.property(origin, colour, (from, shade) => {
      expect(shadeLike(shade, from, from)).toBe(shade);
    }),
  );
  expect(shadeLike("#c04020", "#804040", "#408020")).toBe("#a08010");
});
