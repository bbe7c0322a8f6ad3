/** The width of a text, in the unit of the lines. */
type Measure = (text: string) => number;

/** A letter as it is read: joined consonants, then the vowel sign. Not every browser has Intl.Segmenter. */
const LETTER = /(?:.\u093C?\u094D)*.\p{M}*/gsu;

/** A word in pieces of at most `width`, broken between letters with their vowel signs; a letter is never broken. */
const brokenWord = (word: string, width: number, measure: Measure): string[] => {
  const pieces = [""];
  for (const [letter] of word.matchAll(LETTER)) {
    const piece = pieces.at(-1)!;
    if (piece !== "" && measure(piece + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = piece + letter;
  }
  return pieces;
};

/** A text in lines of at most `width`, broken at spaces; only a word wider than a line is broken itself. */
export const wrappedLines = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = brokenWord(word, width, measure);
    line = pieces.pop()!;
    lines.push(...pieces);
  }
  return [...lines, line];
};

const withoutLastWord = (line: string): string => line.replace(/\s*\S+$/, "");

/** At most `most` lines (1 or more); the last one ends in "…" where lines are left out. */
export const firstLines = (
  lines: readonly string[],
  most: number,
  width: number,
  measure: Measure,
): string[] => {
  if (lines.length <= most) return [...lines];
  let last = lines[most - 1]!;
  while (measure(`${last}…`) > width && last.includes(" ")) last = withoutLastWord(last);
  return [...lines.slice(0, most - 1), `${last}…`];
};
