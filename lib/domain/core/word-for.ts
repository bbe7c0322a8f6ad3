/** The word for a stored value; the value itself if it is unknown, as one of a later release. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? words[value]! : value;
