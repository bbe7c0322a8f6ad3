/** Between two sentences: behind the end of one, not of "e.g.", and before a capital or a Devanagari letter. */
const BETWEEN =
  /(?<=[.!?।]["”')]?)(?<!\b(?:[eE]\.g|[iI]\.e|[nN]o|[rR]s)\.)\s+(?=["“'(]?[\p{Lu}\p{Lo}])/u;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The text, or null when it has more words than that. */
export const withinWords = (text: string, most: number): string | null =>
  wordsIn(text) <= most ? text : null;

/** The first sentence of a text, or null when it has more than `most` words. */
export const firstSentence = (text: string, most: number): string | null =>
  withinWords(text.split(BETWEEN)[0]!, most);
