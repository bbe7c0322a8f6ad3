import { fill } from "./fill";

/** Invisible characters, which can disguise a text. White space and the joiners that Hindi needs are kept. */
const INVISIBLE = /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Text without invisible characters, in NFC, its white space folded to single spaces. */
export const cleanText = (text: string): string =>
  text.replace(INVISIBLE, "").normalize("NFC").replace(/\s+/g, " ").trim();

const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit: each script has its ten in a row, from zero on. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  let behindZero = 0;
  while (isDigit(code - behindZero - 1)) behindZero += 1;
  return String(behindZero % 10);
};

/** A text with the digits 0 to 9 in place of those of other scripts. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => (digit <= "9" ? digit : valueOf(digit)));

/** How long a text is, in characters, as browser and server count: an accent or a skin tone counts on its own. */
export const charsIn = (text: string): number => [...text].length;

/** Texts with the holes {n}, {most} and, for a text that is too long, {over}. */
export type LimitWords = { near: string; over: string };

/** From this part of the limit on, the length is shown. */
const NEAR = 0.9;

/** What is said about a text of `chars` characters where `most` are stored; empty while it is far from the limit. */
export const limitText = (chars: number, most: number, words: LimitWords): string => {
  if (chars <= most * NEAR) return "";
  const written = (count: number) => count.toLocaleString("en-IN");
  const [n, limit, over] = [written(chars), written(most), written(chars - most)];
  return fill(chars > most ? words.over : words.near, { n, most: limit, over });
};

export const NAME_CHARS = 100;

const isBlank = (text: string) => /^[\s\p{C}\u2800\u3164]*$/u.test(text);
/** Whether a text has something to read, and at most `chars` characters. */
export const isText = (text: string, chars: number) =>
  !isBlank(text) && charsIn(text) <= chars && !/\p{Surrogate}|\u0000/u.test(text);

/** A text in one line of at most `chars` characters, or null. */
export const lineFrom = (text: string, chars: number): string | null => {
  const line = text.trim();
  return isText(line, chars) && !/[\p{Cc}\u2028\u2029]/u.test(line) ? line : null;
};

/** A name in one line, or null. */
export const nameFrom = (text: string): string | null => lineFrom(text, NAME_CHARS);
