/** Invisible characters, able to disguise a text; white space and the joiners that Hindi needs are none. */
const INVISIBLE = /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Text without invisible characters, in NFC, its white space folded to single spaces. */
export const cleanText = (text: string): string =>
  text.replace(INVISIBLE, "").normalize("NFC").replace(/\s+/g, " ").trim();
