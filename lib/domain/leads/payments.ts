import { asciiDigits } from "@/lib/domain/core/typed-text";
import { wordFor } from "@/lib/domain/core/fill";
import type { Lead } from "./lead";
import type { PayClaim } from "./person-notes";

/** The ways by which the sender of an order pays: a hosted payment page, UPI, a bank account. */
export const PAY_WAYS = ["page", "upi", "bank"] as const;
export type PayWay = (typeof PAY_WAYS)[number];
export const PAYMENT_WAYS = [...PAY_WAYS, "cash"] as const;

export const MOST_CLAIMS = 5;

/** The number of a payment as an operator copied it: its letters and digits. */
export const copiedUtr = (text: string): string => asciiDigits(text).replace(/\W/g, "");

const UPI_DIGITS = 12;
/** Twelve digits: in one piece, or with blanks and signs between them. */
const UPI_NUMBERS = [
  /(?<![\p{L}\p{M}\d])\d{12}(?![\p{L}\p{M}\d])/gu,
  /(?<![\p{L}\p{M}\d])\d(?:[\s\p{P}]*\d)*(?![\p{L}\p{M}\d])/gu,
];
const BANK_NUMBER = /(?<![\p{L}\p{M}\d])(?=[A-Z]*\d)[A-Z0-9]{12,22}(?![\p{L}\p{M}\d])/gu;
const PAGE_NUMBER = /(?:^|[\s:=#([])(\w{6,40})[\s\p{P}]*$/u;

/** How the number of a payment is found in a typed text, with its label, signs and blanks; undefined: it has none. */
const NUMBERS: Readonly<Record<PayWay, (text: string) => string | undefined>> = {
  page: (text) => PAGE_NUMBER.exec(text)?.[1],
  upi: (text) =>
    UPI_NUMBERS.flatMap((pattern) => {
      const runs = (text.match(pattern) ?? []).map((run) => run.replace(/\D/g, ""));
      const found = [...new Set(runs)].filter(({ length }) => length === UPI_DIGITS);
      return found.length === 1 ? found : [];
    })[0],
  bank: (text) => {
    const typed = text.toUpperCase();
    const whole = typed.match(BANK_NUMBER);
    if (whole) return whole.at(-1);
    if (typed.replace(/\D/g, "").length === UPI_DIGITS) return NUMBERS.upi(typed);
    const behindLabel = typed
      .split(/[:=#]/)
      .at(-1)!
      .replace(/[^A-Z\d]/g, "");
    return behindLabel.match(BANK_NUMBER)?.[0];
  },
};

/** The number of a payment in a typed text, without signs and in capitals, but for a payment page's; null: none. */
export const utrFrom = (way: PayWay, text: string): string | null =>
  NUMBERS[way](asciiDigits(text).replace(/\p{Cf}/gu, "")) ?? null;

/** Equal for two spellings of a number: its digits, where it has twelve, else its letters in capitals. */
export const utrKey = (utr: string): string => {
  const digits = asciiDigits(utr).replace(/\D/g, "");
  return digits.length >= UPI_DIGITS ? digits : utr.toUpperCase();
};

/** The way of a payment with its number, in words: "UPI 412345678901". */
export const payWayText = (
  { way, utr }: Pick<PayClaim, "way" | "utr">,
  ways: Readonly<Record<string, string>>,
): string => [wordFor(ways, way), utr].filter(Boolean).join(" ");

/** Whether nobody has looked for a claim. */
export const isOpenClaim = ({ missedAt, foundAt }: PayClaim): boolean =>
  missedAt === undefined && foundAt === undefined;

/** The claims for which nobody has looked: the latest; null: none. */
export const openClaim = ({ payClaims }: Pick<Lead, "payClaims">): PayClaim | null =>
  payClaims.findLast(isOpenClaim) ?? null;

/** Whether a lead has this number already. */
export const namesUtr = ({ payClaims }: Pick<Lead, "payClaims">, utr: string): boolean =>
  payClaims.some((one) => utrKey(one.utr) === utrKey(utr));

/** The lead with each claim changed by `change`; the same object where none was. */
export const withClaims = (lead: Lead, change: (claim: PayClaim) => PayClaim): Lead =>
  lead.payClaims.length === 0 ? lead : { ...lead, payClaims: lead.payClaims.map(change) };

/** The lead with one more claim; the same object for a known number, and with MOST_CLAIMS. */
export const withClaim = (
  lead: Lead,
  { way, utr, at }: Pick<PayClaim, "way" | "utr" | "at">,
): Lead =>
  namesUtr(lead, utr) || lead.payClaims.length >= MOST_CLAIMS
    ? lead
    : { ...lead, payClaims: [...lead.payClaims, { at, way, utr, rupees: null }] };
