/** Colours are written "#rrggbb". */
type Rgb = readonly [red: number, green: number, blue: number];

/** What a text needs against its ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** The parts of a colour, 0 to 255. */
export const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;

/** The colour of three parts, 0 to 255, which are rounded. */
export const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const brightnessOf = (colour: string): number => {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [less, more] = [brightnessOf(one), brightnessOf(other)].toSorted((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
};

/** The lightest colour of the same hue, the colour itself or darker, of which `passes` holds; black passes. */
export const nearestDarker = (colour: string, passes: (colour: string) => boolean): string => {
  const parts = rgbOf(colour);
  const most = Math.max(...parts);
  for (let light = most; light > 0; light--) {
    const darker = hexOf(parts.map((part) => (part * light) / most));
    if (passes(darker)) return darker;
  }
  return "#000000";
};

/** The shade that is to `to` what `shade` is to `from`: as far towards white, or towards black, part by part. */
export const shadeLike = (shade: string, from: string, to: string): string => {
  const [origin, goal] = [rgbOf(from), rgbOf(to)];
  return hexOf(
    rgbOf(shade).map((part, at) =>
      part >= origin[at]!
        ? 255 - ((255 - part) * (255 - goal[at]!)) / (255 - origin[at]!)
        : (part * goal[at]!) / origin[at]!,
    ),
  );
};
