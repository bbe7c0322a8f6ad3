/** A text with its first letter in upper case, as a line of its own begins; Devanagari stays as it is. */
export const sentenceCase = (text: string): string => {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
};
