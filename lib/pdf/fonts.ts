import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as hb from "harfbuzzjs";

/** One font for both languages: it has the Latin letters and ₹, too. */
const FOLDER = join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-devanagari");
const FILES = { regular: "400Regular", bold: "700Bold" } as const;
/** Shaped words that are remembered; the site has some 4,000 different ones. */
const MOST_WORDS = 6_000;

export type Weight = keyof typeof FILES;
export const WEIGHTS = Object.keys(FILES) as Weight[];

/** A glyph at its place, in thousandths of the font size; `own` is the width in the font's table. */
export type Glyph = { id: number; own: number; advance: number; dx: number; dy: number };
/** Characters that belong together, with the glyphs that draw them. */
export type Cluster = { text: string; glyphs: Glyph[] };
export type Word = { text: string; weight: Weight; clusters: Cluster[]; width: number };

const load = (weight: Weight) => {
  const name = FILES[weight];
  const data = readFileSync(join(FOLDER, name, `NotoSansDevanagari_${name}.ttf`));
  const face = new hb.Face(new hb.Blob(data));
  if (face.upem !== 1000) throw new Error("The font is not drawn in thousandths.");
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  const characterOf = new Map<number, string>();
  for (const point of face.collectUnicodes()) {
    const glyph = font.nominalGlyph(point);
    if (glyph !== undefined && !characterOf.has(glyph))
      characterOf.set(glyph, String.fromCodePoint(point));
  }
  return { data, font, buffer, characterOf, words: new Map<string, Word>() };
};

const fonts = { regular: load("regular"), bold: load("bold") };

/** The bytes of a font's file. */
export const fontData = (weight: Weight): Uint8Array => fonts[weight].data;

/** The width of a glyph in the font's table, in thousandths. */
export const glyphWidth = (weight: Weight, id: number): number =>
  Math.round(fonts[weight].font.glyphHAdvance(id));

/** The character that a glyph is for; undefined for conjuncts and variants. */
export const characterOf = (weight: Weight, id: number): string | undefined =>
  fonts[weight].characterOf.get(id);

/** Whether both fonts can draw a character. */
export const hasGlyph = (character: string): boolean =>
  fonts.regular.font.nominalGlyph(character.codePointAt(0)!) !== undefined;

const shape = (weight: Weight, text: string): Word => {
  const { font, buffer } = fonts[weight];
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, at) => {
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    const own = glyphWidth(weight, id);
    return { cluster, glyph: { id, own, advance: xAdvance, dx: xOffset, dy: yOffset } };
  });
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))];
  return {
    text,
    weight,
    width: glyphs.reduce((sum, { glyph }) => sum + glyph.advance, 0),
    clusters: starts.map((start, at) => ({
      text: text.slice(start, starts[at + 1]),
      glyphs: glyphs.filter(({ cluster }) => cluster === start).map(({ glyph }) => glyph),
    })),
  };
};

/** A word as HarfBuzz shapes it: right conjuncts, reph and matras. It must not contain a space. */
export const shaped = (weight: Weight, text: string): Word => {
  const { words } = fonts[weight];
  const known = words.get(text);
  if (known) return known;
  if (words.size >= MOST_WORDS) words.clear();
  const word = shape(weight, text);
  words.set(text, word);
  return word;
};
