import { asciiDigits, cleanText, lineFrom } from "@/lib/domain/core/typed-text";
import { originOf, OTHER_SOURCES } from "@/lib/domain/funnel/daily-counts";

export const MAX_PARTNERS = 200;
const PARTNER_NAME_CHARS = 60;
const LEAST_CODE_CHARS = 3;
const MOST_CODE_CHARS = 24;

/** Who hands the check on; `code` ends the link, and is the source of its visits. An ended one is still counted. */
export type Partner = Readonly<{ code: string; name: string; isEnded: boolean }>;

/** All partners, the newest first; `version` counts the changes. */
export type Partners = Readonly<{ version: number; partners: readonly Partner[] }>;

/** A partner's name in one line; null: none, or more than 60 characters. */
export const partnerNameFrom = (text: string): string | null =>
  lineFrom(cleanText(text), PARTNER_NAME_CHARS);

const lettersIn = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(" ").map((pair) => pair.split(":") as [string, string]));

const CONSONANTS = lettersIn(
  "क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h",
);
const LATIN = {
  ...CONSONANTS,
  ...lettersIn("अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऍ:e ऐ:ai ओ:o ऑ:o औ:au"),
  ...lettersIn("ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ॅ:e ै:ai ो:o ॉ:o ौ:au ं:n ँ:n"),
};
/** A consonant within a word without a sign has an "a" behind it. */
const BARE = new RegExp(`([${Object.keys(CONSONANTS).join("")}]़?)(?=[\\p{L}ंँ])`, "gu");

/** The code that a name in Latin or Devanagari letters makes, at most 24 characters: a-z, 0-9 and single dashes. */
export const codeOf = (name: string): string =>
  [...asciiDigits(name.normalize("NFKC")).replace(BARE, "$1अ")]
    .map((letter) => LATIN[letter] ?? letter)
    .join("")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MOST_CODE_CHARS)
    .replace(/-$/, "");

export type CodeProblem = "short" | "phone" | "taken";

/** What is wrong with a code (`codeOf`) for a new partner, or null. */
export const codeProblem = (code: string, partners: readonly Partner[]): CodeProblem | null => {
  if (code.length < LEAST_CODE_CHARS) return "short";
  if (code === OTHER_SOURCES || partners.some((one) => one.code === code)) return "taken";
  return /\d{6}/.test(code) || originOf(code) === OTHER_SOURCES ? "phone" : null;
};

/** A `utm_source` with its partner's name, as "CA Sharma (ca-sharma)"; itself where it is nobody's. */
export const namedSource = (source: string, partners: readonly Partner[]): string => {
  const partner = partners.find(({ code }) => code === originOf(source));
  return partner ? `${partner.name} (${partner.code})` : source;
};
