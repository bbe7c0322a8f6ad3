import { charsIn } from "./limit";

/** The longest name, in characters. */
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
