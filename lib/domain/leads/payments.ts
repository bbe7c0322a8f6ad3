import { asciiDigits } from "@/lib/domain/core/typed-text";
import { wordFor } from "@/lib/domain/core/fill";
import { type DeskPart, MAX_NOTES, type PayClaim } from "./lead-notes";

/** The ways by which the sender of an order pays: a hosted payment page, UPI, a bank account. */
export const PAY_WAYS = ["page", "upi", "bank"] as const;
export type PayWay = (typeof PAY_WAYS)[number];
/** The ways of a payment that an operator confirms. */
export const PAYMENT_WAYS = [...PAY_WAYS, "cash"] as const;

/** The most claims and payments of a lead: a person makes one, or two. */
export const MOST_CLAIMS = 5;
export const MOST_PAYMENTS = 20;

/** The number of a payment as an operator copied it: its letters and digits. */
export const copiedUtr = (text: string): string => asciiDigits(text).replace(/\W/g, "");

/** A number of UPI or IMPS has so many digits. */
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

type Paying = Pick<DeskPart, "payClaims" | "payments">;

/** The numbers of a lead's payments and claims, each once (`utrKey`), as first written. */
export const utrsOf = ({ payClaims, payments }: Paying): string[] => {
  const utrs = [...payClaims, ...payments].map(({ utr }) => utr).filter(Boolean);
  return [...new Map(utrs.toReversed().map((utr) => [utrKey(utr), utr])).values()].toReversed();
};

/** What was paid, in whole rupees. */
export const paidRupees = ({ payments }: Pick<Paying, "payments">): number =>
  payments.reduce((sum, { rupees }) => sum + rupees, 0);

/** The latest claim for which no payment was noted since; null: none. */
export const openClaim = ({ payClaims, payments }: Paying): PayClaim | null => {
  const claim = payClaims.at(-1);
  return claim && !payments.some(({ at }) => at >= claim.at) ? claim : null;
};

/** Whether a lead has this number already, as a claim or as a payment. */
export const namesUtr = (lead: Paying, utr: string): boolean =>
  utrsOf(lead).some((one) => utrKey(one) === utrKey(utr));

/**
 * The lead with its sender's word that it is paid, and a note of it; the status stays as it is. The same object for a
 * number that it has already, and with MOST_CLAIMS.
 */
export const withClaim = <L extends DeskPart>(
  lead: L,
  { way, utr, at }: Pick<PayClaim, "way" | "utr" | "at">,
): L => {
  if (namesUtr(lead, utr) || lead.payClaims.length >= MOST_CLAIMS) return lead;
  const { status, notes } = lead;
  const note = { at, by: null, status, text: "", action: { kind: "claimed", way, utr } } as const;
  return {
    ...lead,
    payClaims: [...lead.payClaims, { at, way, utr, rupees: null }],
    notes: notes.length < MAX_NOTES ? [...notes, note] : notes,
  };
};

/** A number that a change of a lead brings or takes away, and whether a payment has it. */
type UtrChange = Readonly<{ utr: string; isNamed: boolean; isPaid: boolean }>;

/** The numbers of which a lead says something else after a change; null: no lead. */
export const utrChanges = (before: Paying | null, after: Paying | null): UtrChange[] => {
  const isPaidIn = (lead: Paying | null, utr: string): boolean =>
    lead?.payments.some((one) => utrKey(one.utr) === utrKey(utr)) ?? false;
  const all = new Set([before, after].flatMap((lead) => (lead ? utrsOf(lead) : [])));
  return [...all].flatMap((utr) => {
    const [was, isNamed] = [before, after].map((lead) => lead !== null && namesUtr(lead, utr));
    const isPaid = isPaidIn(after, utr);
    return was === isNamed && isPaid === isPaidIn(before, utr)
      ? []
      : [{ utr, isNamed: isNamed!, isPaid }];
  });
};
