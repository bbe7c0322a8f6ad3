const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit: each script has its ten in a row, from zero on. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  let behindZero = 0;
  while (isDigit(code - behindZero - 1)) behindZero += 1;
  return String(behindZero % 10);
};

/** A text with the digits 0 to 9 in place of those of other scripts. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => (digit <= "9" ? digit : valueOf(digit)));
