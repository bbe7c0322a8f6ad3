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
 * The id or token in the fragment of an address, whatever a chat, a mail filter or a sentence put before or behind it:
 * blanks, quotes, brackets and punctuation of any script, invisible characters, tracking parameters, all of it written
 * as percent escapes once or twice. That is the first run of letters, digits, "_" and "-", and null unless `isOne` says
 * that it is one: a token that was cut or grew is none.
 */
export const wordInFragment = <T extends string>(
  hash: string,
  isOne: (word: string) => word is T,
): T | null => {
  const text = decoded(decoded(hash));
  const words = [text, text.replace(/\p{Cf}/gu, "")].map((one) => /[\w-]+/.exec(one)?.[0] ?? "");
  return words.find(isOne) ?? null;
};
