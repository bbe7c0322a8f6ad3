/** The words of texts: what has a letter or a digit. */
export const wordsIn = (texts: readonly string[]): string[] =>
  texts
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
