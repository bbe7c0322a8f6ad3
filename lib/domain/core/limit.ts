import { fill } from "./fill";

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
