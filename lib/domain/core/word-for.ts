/** The word for a stored value; the value itself if a later release wrote it and we have no word. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? words[value]! : value;
