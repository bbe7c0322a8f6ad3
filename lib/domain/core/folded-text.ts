/** Quotes and apostrophes as keyboards type them, and accents that are typed as one. */
const QUOTES = /['"`´‘’‚‛“”„‟«»‹›ʹʻʼʽˈ′″＇＂]/gu;
/** The dot below a Devanagari letter, and accents. */
const MARKS = /[\u093c\u0300-\u036f]/gu;
const PLAIN = /^[\x20-\x7e\n]*$/;
const PLAIN_QUOTES = /['"`]/g;

/**
 * A text for comparisons: without upper case, quotes, accents and nukta, in one form of each letter. "D’Souza" and
 * "d'souza" are the same, and so are "ज़ाहिदा" and "जाहिदा".
 */
export const folded = (text: string): string =>
  PLAIN.test(text)
    ? text.replace(PLAIN_QUOTES, "").toLowerCase()
    : text.replace(QUOTES, "").normalize("NFKD").toLowerCase().replace(MARKS, "");
