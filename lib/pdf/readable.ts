const LOST = "…";

/** What stands for a character that the font does not have; null: a letter or digit is lost. */
const substitute = (character: string, has: (character: string) => boolean): string | null => {
  const plain = [...character.normalize("NFKD").replaceAll(/\p{M}/gu, "")];
  if (plain.length > 0 && plain.every(has)) return plain.join("");
  return /[\p{L}\p{N}]/u.test(character) ? null : "";
};

const word = (text: string, has: (character: string) => boolean): string => {
  const drawn = [...text].map((character) =>
    !/\p{Cc}/u.test(character) && has(character) ? character : substitute(character, has),
  );
  return drawn.includes(null) ? LOST : drawn.join("");
};

/** A text as the font can draw it: accents and symbols go, a word with a letter it lacks is "…". */
export const readable = (text: string, has: (character: string) => boolean): string =>
  text
    .replaceAll(/\p{Cs}/gu, "")
    .normalize("NFC")
    .split(/[ \t\r\n]+/)
    .map((part) => word(part, has))
    .filter((part) => part !== "")
    .join(" ");

/** A name that the font can draw whole, else null: half a name is worse than none. */
export const readableName = (name: string, has: (character: string) => boolean): string | null => {
  const text = readable(name, has);
  return text === "" || (text.includes(LOST) && !name.includes(LOST)) ? null : text;
};
