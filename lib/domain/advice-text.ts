import { type Lang } from "./languages";

/** Longest sentence of advice that is shown, in characters (security.md T4). */
export const ADVICE_CHARS = 300;
const LEAK_CHARS = 40;

const FORBIDDEN: readonly RegExp[] = [
  /[<>@`{}\\]|\]\(/, // HTML, e-mail, code, Markdown links
  /\b(?:https?|ftp|javascript|mailto|tel):|\bdata:\w|\bwww\.|:\/\//i,
  /\b[a-z0-9-]+\.(?:com|in|org|net|co|io|info|biz|shop|store|app|dev|xyz|me|ly|gl|site|online)\b/i,
  /(?:\d[\s().–-]*){7,}/, // a phone number in any spelling
  // A promise of a figure (decision 8): percentages, multiples, amounts of money, guarantees.
  /\d\s*(?:%|percent|per cent|प्रतिशत|फ़ीसदी|फीसदी|परसेंट|x\b|×|times (?:more|as|the|your)\b|fold\b|गुना|गुनी)/i,
  /(?:₹|\brs\.?|\binr|\$|€|£)\s*\d|\d[\d,.]*\s*(?:rupees?|lakhs?|crores?|रुपये|रुपए|रु\b|लाख|करोड़)/i,
  /\b(?:guarantee[ds]?|promise[ds]?|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|risk-free)\b|गारंटी|गारन्टी|दोगुन|दुगन|दुगुन|तिगुन/i,
];

/** C0/C1 controls, zero-width and bidirectional marks: invisible, and able to disguise a text. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const withAsciiDigits = (text: string) =>
  text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Decimal digits stand in runs of ten from a zero; NFKC has folded the full-width ones. */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0)!;
  if (code < 0x80) return code - 0x30;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
};

/** Text without invisible characters, its white space folded to single spaces. */
export const cleanText = (text: string): string =>
  text.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/g, " ").trim();

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/** Whether a text is in the language asked for; Hindi may name things (WhatsApp, GST) in Latin letters. */
const isInLanguage = (text: string, lang: Lang): boolean => {
  const devanagari = count(text, /\p{Script=Devanagari}/gu);
  const letters = count(text, /\p{L}|\p{M}/gu);
  return lang === "hi" ? devanagari * 2 >= letters && devanagari > 0 : devanagari * 10 <= letters;
};

const leaks = (text: string, secret: string): boolean => {
  for (let at = 0; at + LEAK_CHARS <= text.length; at++)
    if (secret.includes(text.slice(at, at + LEAK_CHARS))) return true;
  return false;
};

/**
 * A sentence the AI wrote, cleaned, or null when it must not be shown (decision 8, security.md rows 97-99):
 * not a text, empty, longer than 300 characters, in another language, repeating our instructions, or with
 * a link, HTML, an address, a phone number or a promise of a figure.
 */
export const adviceText = (value: unknown, lang: Lang, instructions: string): string | null => {
  if (typeof value !== "string" || value.length > ADVICE_CHARS * 4) return null;
  const text = cleanText(value);
  if (text.length < 2 || text.length > ADVICE_CHARS || !isInLanguage(text, lang)) return null;
  if (/[\ud800-\udfff]/.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ""))) return null;
  const plain = withAsciiDigits(text);
  if (FORBIDDEN.some((pattern) => pattern.test(plain)) || leaks(text, instructions)) return null;
  return text;
};
