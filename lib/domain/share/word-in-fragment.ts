/** What is written as one or more percent escapes; a part of a letter that is not valid UTF-8 is no word. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return " ";
    }
  });

/**
 * The first word in an address's fragment, whatever a chat or a mail filter put around it, escaped
 * once or twice; null unless `isOne` says that it is an id or a token.
 */
export const wordInFragment = <T extends string>(
  hash: string,
  isOne: (word: string) => word is T,
): T | null => {
  const text = decoded(decoded(hash));
  const words = [text, text.replace(/\p{Cf}/gu, "")].map((one) => /[\w-]+/.exec(one)?.[0] ?? "");
  return words.find(isOne) ?? null;
};
