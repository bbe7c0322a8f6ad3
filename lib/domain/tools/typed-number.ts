import { asciiDigits } from "@/lib/domain/core/ascii-digits";

/** What a field of a tool takes: money, a percent of 0 to 100, or a whole number between two. */
export type NumberKind =
  { kind: "rupees" } | { kind: "percent" } | { kind: "whole"; min: number; max: number };

/** ₹999 crore, in paise: more than a small business has, and exact in every sum of the tools. */
export const MOST_PAISE = 999_00_00_000 * 100;
const MOST_PERCENT = 100 * 100;

/** What people write around a number: blanks, invisible characters of copied texts, a currency, a percent sign. */
const AROUND = /[\s\p{Cf}%]|^(?:₹|rs\.?|inr|रु\.?|रू\.?)|(?:\/[-–=]?|₹|rs\.?|रुपये|रुपए|रु\.?)$/giu;
/** Digits with the commas of India ("1,50,000") or none, and up to two decimals. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d{1,2})?$/;

const hundredthsIn = (text: string): number | null => {
  const compact = asciiDigits(text.normalize("NFKC")).replace(AROUND, "").replace(AROUND, "");
  if (!/\d/.test(compact) || !NUMBER.test(compact)) return null;
  const [whole = "", decimals = ""] = compact.replaceAll(",", "").split(".");
  return Number(whole + decimals.padEnd(2, "0"));
};

/** A typed number, `null` for an empty field, or `"wrong"`. */
export type Typed = number | null | "wrong";

/**
 * Reads a number as people type it, with the digits of any script: "1,50,000", "₹ ५०० /-", "12.5 %".
 * Rupees become paise, percents hundredths of a percent, whole numbers stay. Nothing is guessed: a text that could mean
 * two numbers is `"wrong"`, as is one beyond the limits of its kind.
 */
export const typedNumber = (text: string, field: NumberKind): Typed => {
  if (text.trim() === "") return null;
  const hundredths = hundredthsIn(text);
  if (hundredths === null) return "wrong";
  if (field.kind !== "whole")
    return hundredths <= (field.kind === "rupees" ? MOST_PAISE : MOST_PERCENT)
      ? hundredths
      : "wrong";
  const whole = hundredths / 100;
  return Number.isInteger(whole) && whole >= field.min && whole <= field.max ? whole : "wrong";
};
