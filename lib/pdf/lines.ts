import { hasGlyph, shaped, type Weight, type Word } from "./fonts.ts";
import { readable } from "./readable.ts";

/** A colour as PDF writes it: red, green, blue from 0 to 1. */
export type Colour = string;
export type Style = { size: number; weight: Weight; colour: Colour };
/** A text in one style. */
export type Run = Style & { text: string };
/** A word at its place in its line, in points from the line's start. */
export type Placed = { word: Word; style: Style; x: number };
export type Line = { words: Placed[]; width: number };

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

const widthOf = (word: Word, { size }: Style): number => (word.width * size) / 1000;
export const spaceOf = (style: Style): Word => shaped(style.weight, " ");

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
