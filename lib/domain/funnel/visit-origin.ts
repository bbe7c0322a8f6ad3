/** The name for sources without a name, or that could be a person's address or number. */
export const OTHER_SOURCES = "other";
const LONGEST_CHARS = 40;
/** A text with this many digits could be a phone number; a date has eight. */
const TOO_MANY_DIGITS = 9;

/**
 * The name under which a link's `utm_source` is counted: lower-case letters, digits, dots and dashes; "" where the link
 * named none. A value that could name a person is "other"
 * (docs/decisions/023-the-funnel-counts-visits.md).
 */
export const originOf = (utmSource = ""): string => {
  const text = utmSource.normalize("NFKC").toLowerCase();
  const digits = text.replace(/\P{Nd}+/gu, "");
  if (text.includes("@") || digits.length >= TOO_MANY_DIGITS) return OTHER_SOURCES;
  const plain = text.replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-").replace(/^-+|-+$/g, "");
  return [...plain].slice(0, LONGEST_CHARS).join("");
};
