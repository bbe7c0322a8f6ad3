const DEVANAGARI_ZERO = 0x966;
/** Separators people write between digits, and invisible characters of copied numbers. */
const BETWEEN = /[\s().\-/\p{Pd}\p{Cf}]/gu;
const INDIAN = /^[1-9]\d{9}$/;
/** E.164: a country code and a number, 8 to 15 digits together. */
const FOREIGN = /^\+[1-9]\d{7,14}$/;

const asciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO));

/**
 * A phone number in E.164, such as "+919876543210", or null if the text is none. Indian numbers, mobile or landline
 * with area code, may have +91, 91, 0 or nothing before their ten digits; foreign ones need their "+".
 */
export const phoneFrom = (text: string): string | null => {
  const dialled = asciiDigits(text.normalize("NFKC")).replace(BETWEEN, "").replace(/^00/, "+");
  const indian = dialled.replace(/^(?:\+91|0?91(?=\d{10}$))/, "").replace(/^0(?=\d{10}$)/, "");
  if (INDIAN.test(indian)) return `+91${indian}`;
  return FOREIGN.test(dialled) && !dialled.startsWith("+91") ? dialled : null;
};

/** The digits in a text as ASCII digits. */
export const digitsIn = (text: string): string =>
  asciiDigits(text.normalize("NFKC")).replace(/\D/g, "");
