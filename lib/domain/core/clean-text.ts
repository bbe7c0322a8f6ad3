/** Invisible characters, which can disguise a text. White space and the joiners that Hindi needs are kept. */
const INVISIBLE = /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Text without invisible characters, in NFC, its white space folded to single spaces. */
export const cleanText = (text: string): string =>
  text.replace(INVISIBLE, "").normalize("NFC").replace(/\s+/g, " ").trim();
