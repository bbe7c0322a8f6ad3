import { asciiDigits } from "@/lib/domain/core/typed-text";

/** What a field of a tool takes: money, a percent of 0 to 100, or a whole number between two. */
export type NumberKind =
  { kind: "rupees" } | { kind: "percent" } | { kind: "whole"; min: number; max: number };

/** ₹999 crore, in paise: more than a small business has, and exact in every sum of the tools. */
export const MOST_PAISE = 999_00_00_000 * 100;
const LIMITS = { rupees: { min: 0, max: MOST_PAISE }, percent: { min: 0, max: 100 * 100 } };

/** "1,50,000", "150000", "150,000" or "1 50 000", perhaps with decimals. */
const NUMBER = String.raw` ?((?:\d+|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|[1-9]\d?(?: \d\d)+ \d{3})?(?:\.\d*)?) ?`;
/** Words behind an amount, by the zeros that they stand for. */
const UNITS = {
  3: "k|thousand|ha[jz]aa?r|हज\u093c?ार",
  5: "l|la(?:kh|c)s?|लाख",
  7: "cr(?:ores?)?|करोड\u093c?",
};
const ZEROS = Object.keys(UNITS).map(Number);
/** A group for each kind of word. */
const UNIT = `(?:(${Object.values(UNITS).join(")|(")}))? ?`;
const CURRENCY = String.raw`(?:₹|rs\.?|inr|rupees|रुपये|रुपए|रु\.?|रू\.?)?`;
/** A number of each kind with what people write around it: a currency and "/-", or a percent sign. */
const WRITTEN = {
  rupees: new RegExp(String.raw`^${CURRENCY}${NUMBER}${UNIT}${CURRENCY} ?(?:/ ?[-–=]?)?$`, "iu"),
  percent: new RegExp(`^${NUMBER}%?$`, "u"),
  whole: new RegExp(`^${NUMBER}$`, "u"),
};
const INVISIBLE = /[\p{Cf}\p{DI}]/gu;

export type Typed = number | null | "wrong";

/**
 * A number as people type it: "1,50,000", "₹ ५०० /-", "1.5 lakh". Rupees become paise, percents
 * hundredths of a percent. Nothing is guessed: what could mean two numbers is `"wrong"`.
 */
export const typedNumber = (text: string, field: NumberKind): Typed => {
  const seen = text.replace(INVISIBLE, "").trim();
  if (seen === "") return null;
  const plain = asciiDigits(seen.normalize("NFKC")).replace(/\s+/gu, " ");
  const written = /\p{No}/u.test(seen) ? null : WRITTEN[field.kind].exec(plain);
  const [, number = "", ...words] = written ?? [];
  if (!/\d/.test(number)) return "wrong";
  const [rupees, decimals = ""] = number.replace(/[, ]/g, "").split(".");
  const places = 2 + (ZEROS[words.findIndex(Boolean)] ?? 0);
  if (decimals.length > places) return "wrong";
  const hundredths = Number(rupees + decimals.padEnd(places, "0"));
  const value = field.kind === "whole" ? hundredths / 100 : hundredths;
  const { min, max } = field.kind === "whole" ? field : LIMITS[field.kind];
  return Number.isInteger(value) && value >= min && value <= max ? value : "wrong";
};
