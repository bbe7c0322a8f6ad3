import { contrastOf, hexOf, LEAST_CONTRAST, nearestDarker, rgbOf, shadeLike } from "./colours.ts";

type Brand = Readonly<{ ink: string; accent: string }>;

/** The colours in our sources: style sheet, drawings, icons. Those of the facts take their places. */
export const SOURCE_COLOURS = {
  ink: "#1f1b16",
  soft: "#5b534a",
  accent: "#a4262c",
  deep: "#841c22",
  wash: "#f8eae6",
  margin: "#d9a5a0",
};
export type Colours = Readonly<typeof SOURCE_COLOURS>;
type Name = keyof Colours;

/** The grounds and the second colour, which stay. */
export const PAPER = "#fbf7f0";
const MARIGOLD = "#e9a100";
const STEADY = [PAPER, MARIGOLD, "#ffffff", "#e4dacb"];

const NAMES = Object.keys(SOURCE_COLOURS) as Name[];
const OF_INK: readonly Name[] = ["ink", "soft"];

/** The colours of a firm: its two, and the shades of them. */
export const coloursOf = (brand: Brand): Colours => {
  const shade = (name: Name) => {
    const base = OF_INK.includes(name) ? "ink" : "accent";
    return shadeLike(SOURCE_COLOURS[name], SOURCE_COLOURS[base], brand[base]);
  };
  return Object.fromEntries(NAMES.map((name) => [name, shade(name)])) as Colours;
};

/** Each colour with the grounds on which it is text, or which are its text. */
const PAIRS: Readonly<Record<keyof Brand, (colours: Colours) => readonly [string, string][]>> = {
  ink: ({ ink, soft }) => [
    [ink, MARIGOLD],
    [soft, PAPER],
  ],
  accent: ({ accent, wash }) => [
    [accent, PAPER],
    [accent, wash],
  ],
};

/** Null if texts in this colour can be read on every ground of the site, else the nearest darker colour that can. */
export const readableOf = (part: keyof Brand, colour: string): string | null => {
  const passes = (one: string) =>
    PAIRS[part](coloursOf({ ...SOURCE_COLOURS, [part]: one })).every(
      ([text, ground]) => contrastOf(text, ground) >= LEAST_CONTRAST,
    );
  const nearest = nearestDarker(colour, passes);
  return nearest === colour ? null : nearest;
};

const WRITTEN = new RegExp(
  `(#|%23)(${NAMES.map((name) => SOURCE_COLOURS[name].slice(1)).join("|")})`,
  "gi",
);

/** A style sheet or a drawing of ours, in these colours. */
export const textIn = (colours: Colours, text: string): string =>
  text.replace(WRITTEN, (_, sign: string, digits: string) => {
    const name = NAMES.find((one) => SOURCE_COLOURS[one] === `#${digits.toLowerCase()}`)!;
    return sign + colours[name].slice(1);
  });

/** A pixel of a picture of ours in these colours; where two of them meet, it is as much of each as before. */
export const pixelIn = (colours: Colours, pixel: string): string => {
  const bases = [
    ...NAMES.map((name) => ({ was: rgbOf(SOURCE_COLOURS[name]), is: rgbOf(colours[name]) })),
    ...STEADY.map((colour) => ({ was: rgbOf(colour), is: rgbOf(colour) })),
  ];
  const parts = rgbOf(pixel);
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, part, at) => sum + part * other[at]!, 0);
  const mixes = bases.flatMap((from) =>
    bases.map((to) => {
      const way = to.was.map((part, at) => part - from.was[at]!);
      const gone = parts.map((part, at) => part - from.was[at]!);
      const share = Math.min(1, Math.max(0, dot(gone, way) / (dot(way, way) || 1)));
      const rest = gone.map((part, at) => part - way[at]! * share);
      return { from, to, share, rest, off: dot(rest, rest) };
    }),
  );
  const { from, to, share, rest } = mixes.reduce((best, mix) => (mix.off < best.off ? mix : best));
  return hexOf(
    rest.map((part, at) => {
      const moved = from.is[at]! + (to.is[at]! - from.is[at]!) * share + part;
      return Math.min(255, Math.max(0, moved));
    }),
  );
};
