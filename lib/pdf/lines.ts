import { hasGlyph, shaped, type Weight, type Word } from "./fonts.ts";
import { readable } from "./readable.ts";
import type { FontUse } from "./font-use.ts";
import { textString } from "./pdf-file.ts";

/** A colour as PDF writes it: red, green, blue from 0 to 1. */
export type Colour = string;
export type Style = { size: number; weight: Weight; colour: Colour };
export type Run = Style & { text: string };
/** A word at its place in its line, in points from the line's start. */
export type Placed = { word: Word; style: Style; x: number };
export type Line = { words: Placed[]; width: number };

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

const widthOf = (word: Word, { size }: Style): number => (word.width * size) / 1000;
const spaceOf = (style: Style): Word => shaped(style.weight, " ");

/** A word that is wider than its line, cut between syllables: a matra stays with its letter. */
const cut = (text: string, style: Style, width: number): string[] => {
  if (widthOf(shaped(style.weight, text), style) <= width) return [text];
  const parts: string[] = [];
  let part = "";
  for (const { segment } of graphemes.segment(text)) {
    if (part !== "" && widthOf(shaped(style.weight, part + segment), style) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
};

/** Texts as lines of at most `width` points; there is a space between two runs. */
export const wrap = (runs: readonly Run[], width: number): Line[] => {
  const lines: Line[] = [];
  let line: Line = { words: [], width: 0 };
  for (const { text, ...style } of runs)
    for (const whole of readable(text, hasGlyph).split(" "))
      for (const part of whole === "" ? [] : cut(whole, style, width)) {
        const word = shaped(style.weight, part);
        const wide = widthOf(word, style);
        const last = line.words.at(-1);
        const gap = last ? widthOf(spaceOf(last.style), last.style) : 0;
        if (last && line.width + gap + wide > width) {
          lines.push(line);
          line = { words: [], width: 0 };
        }
        const x = line.words.length > 0 ? line.width + gap : 0;
        line.words.push({ word, style, x });
        line.width = x + wide;
      }
  return line.words.length > 0 ? [...lines, line] : lines;
};

/** A number as PDF writes it, to a hundredth of a point. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

const hex = (id: number): string => id.toString(16).padStart(4, "0");

const glyphOps = ({ clusters }: Word, size: number): string => {
  let ops = "";
  let row = "";
  let rise = 0;
  let move = 0;
  const show = () => {
    if (row !== "") ops += `[${row}]TJ `;
    row = "";
  };
  for (const { id, own, advance, dx, dy } of clusters.flatMap(({ glyphs }) => glyphs)) {
    if (dy !== rise) {
      show();
      rise = dy;
      ops += `${num((dy * size) / 1000)} Ts `;
    }
    move += dx;
    row += move === 0 ? `<${hex(id)}>` : `${-move}<${hex(id)}>`;
    move = advance - dx - own;
  }
  if (move !== 0) row += String(-move);
  show();
  return rise === 0 ? ops : `${ops}0 Ts `;
};

const sameStyle = (one: Style | undefined, other: Style): boolean =>
  one?.size === other.size && one.weight === other.weight && one.colour === other.colour;

/** A part of a line: words whose glyphs say them, or one word with its text, as an entry of its properties. */
type Part = { ops: string; properties: string };

/**
 * The operators of a line at `x` and `y`, in points from the lower left. A word that its glyphs do
 * not say is a part with its text: poppler loses the text after one inside another.
 */
export const lineOps = (
  { words }: Line,
  x: number,
  y: number,
  fonts: FontUse,
  wrap: (part: Part) => string,
): string => {
  const parts: Part[] = [];
  let plain = "";
  const flush = () => {
    if (plain !== "") parts.push({ ops: plain, properties: "" });
    plain = "";
  };
  let last: Style | undefined;
  for (const { word, style } of words) {
    if (!sameStyle(last, style))
      plain += `/${style.weight} ${num(style.size)} Tf ${style.colour} rg\n`;
    last = style;
    const ops = glyphOps(word, style.size);
    if (fonts.take(word)) plain += ops;
    else {
      flush();
      parts.push({ ops, properties: `/ActualText${textString(word.text)}` });
    }
    const space = spaceOf(style);
    fonts.take(space);
    plain += `${glyphOps(space, style.size)}\n`;
  }
  flush();
  return `BT 1 0 0 1 ${num(x)} ${num(y)} Tm\n${parts.map(wrap).join("")}ET`;
};
