/** Hindi as people type it: without the dot below, and with one sign for nasal vowels. */
const bare = (text: string): string =>
  text.normalize("NFKC").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");

/** A pattern that fits nothing: no word of this language. */
export const NONE = "(?!)";

/** The short forms in a pattern: `_` is any word, `…` are a few, `$` is the end of a Devanagari word. */
const expanded = (pattern: string): string =>
  pattern
    .replaceAll("_", String.raw`[\p{L}\p{M}\p{N}'-]+`)
    .replaceAll("…", ".{0,30}")
    .replaceAll("$", String.raw`(?![\p{L}\p{M}])`);

/**
 * A pattern of words in English, which end there, and in Hindi, where an ending may follow.
 */
export const words = (english: string, hindi = NONE): RegExp =>
  new RegExp(
    String.raw`\b(?:${expanded(english)})\b|(?<![\p{L}\p{M}])(?:${expanded(bare(hindi))})`,
    "iu",
  );

/** Holds for a sentence in which a pattern does not occur. */
export const without = ({ source }: RegExp): RegExp => new RegExp(`^(?!.*(?:${source}))`, "iu");

/** What must all occur in one sentence, in any order. */
export type Rule = readonly RegExp[];

/** Whether a sentence of a text fits a rule. */
export const fitsRule = (text: string, rules: readonly Rule[]): boolean =>
  bare(text)
    .split(/[.!?।\n]+/)
    .some((sentence) => rules.some((rule) => rule.every((pattern) => pattern.test(sentence))));

/** Those who buy: what they are asked to do helps the owner. */
export const BUYERS = words("customers?|clients?|buyers?|guests?|people", "ग्राहक|लोग");
