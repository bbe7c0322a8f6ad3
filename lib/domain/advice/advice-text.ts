import { cleanText } from "@/lib/domain/core/typed-text";
import type { Lang } from "@/lib/domain/core/languages";

export const ADVICE_CHARS = 300;
const LEAK_CHARS = 40;

/** The end of a Devanagari word: `\b` knows only Latin letters. */
const END = String.raw`(?![\p{L}\p{M}])`;

const MARKUP: readonly RegExp[] = [
  /[<>@`{}\\]|\]\(/, // HTML, e-mail, code, Markdown links
  /\b(?:https?|ftp|javascript|mailto|tel):|\bdata:\w|\bwww\.|:\/\//i,
  /[\p{L}\p{N}-]\.[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}]+/u, // a domain; "today.Then" is only a lost space
  /[a-z0-9-]\.(?:com|in|org|net|co|io|info|biz|shop|store|app)\b/i,
  /(?:\d{1,3}\.){3}\d/, // 192.0.2.1
  /(?:\d[\s().,/_*·•+–-]*){7,}/, // a phone number in any spelling
];

/** Figures and guarantees, which nobody can promise; the prompt forbids them. */
const PROMISES: readonly RegExp[] = [
  /[%٪‰]|\bper ?cent|प्रतिशत|फ\u093c?ीसदी|परसेंट/i,
  /\d\s*(?:x\b|×|k\b)|(?:\d|two|three|four|five|six|ten)[\s-]*(?:fold\b|times (?:more|your|as (?:much|many))\b)/i,
  /[₹$€£]|\b(?:rs\.?|inr)\s*\d|(?:\d|hundred|thousand)\s*rupees?\b|\b(?:lakhs?|crores?)\b/i,
  new RegExp(
    String.raw`(?:\d|सौ|हज\u093c?ार)\s*(?:रु|रू)(?:प|${END})|(?:लाख|करोड\u093c?)${END}`,
    "u",
  ),
  /\bguarant|\brisk-free\b|\b(?:we|i) promise\b|गार(?:ं|न्|ण्)टी/i,
  /\b(?:doubl|tripl|quadrupl)(?:e|es|ed|ing)\b(?![\s-]*(?:check|entry|book))|\bby half\b/i,
  new RegExp(String.raw`(?<!गुन)गुन[ाीे]${END}|दुगन|डबल(?!\s*चेक)`, "u"),
];

const FORBIDDEN = [...MARKUP, ...PROMISES];

/** Characters that nobody types: terminal codes, and those that change the direction of reading. */
const DISGUISE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** In Unicode, decimal digits come in runs of ten from a zero. */
const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
};

const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll("\u3002", ".")
    .replace(/[\p{Cf}\ufe0f\u20e3]/gu, "")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

const ROMAN_HINDI =
  /\b(?:aap(?:ka|ki|ke|ko)?|ap?n[aie]|hai|hain|hum(?:are|ari|ara|ein|ko)|ham(?:are|ari|ara|ein|ko)|kar(?:o|e|ein|ke|na)?|bhar(?:o|na)|rakh\w*|likh\w*|dikha\w*|mahin[ae]|sirf|grahak\w*|kijiye|kijie|dijiye|lijiye|lo|bhej(?:o|iye)?|batao|bataiye|nahi|mat|aur|agar|liye|k[aeio]|se|mein|par|wal[aei]|pais[ae]|jo|woh|aaye|pehle|turant|bina|khareedo|khar[ie]do|dalo|daliye|bol|baat|lagao|kholo)\b/gi;

/** Whether a text is in the language asked for; Hindi in Latin letters is in neither. */
const isInLanguage = (text: string, lang: Lang): boolean => {
  const letters = count(text, /\p{L}|\p{M}/gu);
  const devanagari = count(text, /\p{Script=Devanagari}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (letters === 0 || (devanagari + latin) * 10 < letters * 9) return false;
  if (count(text, ROMAN_HINDI) > 1) return false;
  return lang === "hi" ? devanagari * 10 >= letters * 3 : latin * 10 >= letters * 7;
};

const leaks = (text: string, secret: string): boolean => {
  for (let at = 0; at + LEAK_CHARS <= text.length; at++)
    if (secret.includes(text.slice(at, at + LEAK_CHARS))) return true;
  return false;
};

/** Removes numbers and bold marks that models put into lists; the page formats lists itself. */
const withoutListMarks = (text: string): string =>
  cleanText(text.replaceAll("**", "")).replace(/^(?:[-•*#]+|\d{1,2}[.)])\s+/, "");

/**
 * A sentence by the AI, cleaned, or null when it must not be shown
 * (docs/product/check.md#ai-advice, docs/security.md#t4). What it advises is not judged.
 */
export const adviceText = (value: unknown, lang: Lang, instructions: string): string | null => {
  if (typeof value !== "string" || value.length > ADVICE_CHARS * 4) return null;
  if (DISGUISE.test(value) || LONE_SURROGATE.test(value)) return null;
  const text = withoutListMarks(value);
  if (!text.includes(" ") || text.length > ADVICE_CHARS || !isInLanguage(text, lang)) return null;
  const plain = plainText(text);
  if (FORBIDDEN.some((pattern) => pattern.test(plain))) return null;
  return leaks(plain.toLowerCase(), cleanText(instructions).toLowerCase()) ? null : text;
};
