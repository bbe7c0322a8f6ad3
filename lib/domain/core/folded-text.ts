/** Quotes and apostrophes as keyboards type them, and accents that are typed as one. */
const QUOTES = /['"`´‘’‚‛“”„‟«»‹›ʹʻʼʽˈ′″＇＂]/gu;
/** The dot below a Devanagari letter, and accents. */
const MARKS = /[\u093c\u0300-\u036f]/gu;
const PLAIN = /^[\x20-\x7e\n]*$/;
const PLAIN_QUOTES = /['"`]/g;

const PLAIN_QUOTES_IN_JSON = /\\"|['`]/g;

/** The folded text of a JSON document: it contains each folded word, without a backslash, that a text in it contains. */
export const foldedJson = (json: string): string =>
  PLAIN.test(json)
    ? json.replace(PLAIN_QUOTES_IN_JSON, "").toLowerCase()
    : folded(json.replaceAll('\\"', ""));

/**
 * A text for comparisons: without upper case, quotes, accents and nukta, in one form of each letter. "D’Souza" and
 * "d'souza" are the same, and so are "ज़ाहिदा" and "जाहिदा".
 */
export const folded = (text: string): string =>
  PLAIN.test(text)
    ? text.replace(PLAIN_QUOTES, "").toLowerCase()
    : text.replace(QUOTES, "").normalize("NFKD").toLowerCase().replace(MARKS, "");
