import {
  areaOf,
  isEnded,
  isForDesk,
  packageOf,
  phoneOf,
  textOf,
} from "@/lib/domain/leads/lead-row";
import { emailFrom } from "@/lib/domain/core/email";
import { folded, foldedJson } from "@/lib/domain/core/folded-text";
import type { LeadStatus } from "@/lib/domain/leads/lead-notes";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import type { PackageId } from "@/lib/domain/check/packages";
import { type Wants, wantsOf } from "@/lib/domain/leads/wants";
import { digitsIn, phoneFrom } from "@/lib/domain/core/phone";
import type { SectionId } from "@/lib/domain/check/sections";

/** A filter of the desk; a missing field matches everything. */
export type DeskFilter = Readonly<{
  /** What the person wants; one of WANTS. */
  wants?: Wants;
  /** Words of the lead or of the desk's notes, and digits of the phone: each of them. */
  text?: string;
  status?: LeadStatus;
  packageId?: PackageId;
  area?: SectionId;
  lang?: Lang;
  /** The utm_source, exactly. */
  source?: string;
  /** An operator's e-mail address, "me" for the one who asks, or "nobody". */
  owner?: string;
  /** Only flagged leads, or none; without it none, unless words are looked for. */
  flagged?: "only" | "no";
  /** Arrived at or after `from`, and before `to`; epoch ms. */
  from?: number;
  to?: number;
}>;

/** Fewer digits would match nearly every phone number. */
const LEAST_DIGITS = 4;

const dialled = (phone: string): string => digitsIn(phoneFrom(phone) ?? phone);

const SEARCHED = fieldsWith("search", true);

/** The lead's words, each in its own line. */
const wordsOf = (lead: Lead): string =>
  [
    lead.reference,
    ...SEARCHED.map((field) => textOf(lead, field)),
    ...lead.notes.map(({ text }) => text),
  ].join("\n");

const IS_NUMBER = /^[^\p{L}]*\p{N}[^\p{L}]*$/u;

/** The parts of a search, each to be found: words, and phone numbers, which may be typed in several groups. */
const partsOf = (text: string) => {
  const parts: { words: string[]; isNumber: boolean }[] = [];
  const spaced = text.replace(/(?<=\d) ext (?=\d)/g, " ");
  for (const word of spaced.split(/\s+/).filter(Boolean)) {
    const last = parts.at(-1);
    const isNumber = IS_NUMBER.test(word);
    if (isNumber && last?.isNumber) last.words.push(word);
    else parts.push({ words: [word], isNumber });
  }
  return parts.map(({ words, isNumber }) => ({
    words: words.map((word) => folded(emailFrom(word) ?? word)),
    digits: isNumber ? dialled(words.join(" ")) : "",
  }));
};

/** A function that returns whether a lead contains each word, or each number in its phone. */
const textMatcher = (text: string): ((lead: Lead) => boolean) => {
  const parts = partsOf(text);
  return (lead) => {
    const searched = folded(wordsOf(lead));
    return parts.every(
      ({ words, digits }) =>
        words.every((word) => searched.includes(word)) ||
        (digits.length >= LEAST_DIGITS && digitsIn(phoneOf(lead)).includes(digits)),
    );
  };
};

/** JSON writes these in another way. */
const IS_ESCAPED = /[\\\p{C}]/u;

/**
 * A function that returns whether a stored lead, as JSON, can have the words of a filter: a quick look before it is
 * parsed, which finds too many rather than too few. undefined: the filter has no words to look for.
 */
export const storedWordsMatcher = ({
  text = "",
}: DeskFilter): ((json: string) => boolean) | undefined => {
  const words = partsOf(text)
    .filter(({ digits }) => digits.length < LEAST_DIGITS)
    .flatMap((part) => part.words)
    .filter((word) => !IS_ESCAPED.test(word));
  if (words.length === 0) return undefined;
  return (json) => {
    const searched = foldedJson(json);
    return words.every((word) => searched.includes(word));
  };
};

/** A function that returns whether a lead has the words, and arrived at `arrivedAt` (epoch ms) within the days. */
const wordsMatcher = ({ text, from, to }: DeskFilter) => {
  const hasText = text === undefined ? () => true : textMatcher(text);
  return (lead: Lead, arrivedAt: number): boolean =>
    arrivedAt >= (from ?? -Infinity) && arrivedAt < (to ?? Infinity) && hasText(lead);
};

/** The same for all other fields of a filter. A status is that of leads under way: no newsletter, nothing withdrawn. */
const fieldsMatcher = (filter: DeskFilter) => {
  const { wants, status, packageId, area, lang, source, owner } = filter;
  const flagged = filter.flagged ?? (filter.text === undefined ? "no" : null);
  const wanted = source === undefined ? undefined : folded(source);
  const isOr = <T>(value: T | undefined, found: T | null) => value === undefined || value === found;
  const isCounted = (lead: Lead) =>
    status === undefined ||
    flagged === "only" ||
    ((lead.kind !== "newsletter" || wants === "newsletter") && !isEnded(lead));
  return (lead: Lead): boolean =>
    isForDesk(lead) &&
    isOr<string>(wants, wantsOf(lead)) &&
    isOr(status, lead.status) &&
    isCounted(lead) &&
    isOr(packageId, packageOf(lead)) &&
    isOr(area, areaOf(lead)) &&
    isOr(lang, lead.lang) &&
    isOr(wanted, folded(lead.source.utm_source ?? "")) &&
    isOr(owner, lead.owner ?? "nobody") &&
    (flagged === null || lead.flags.length > 0 === (flagged === "only"));
};

/**
 * How a filter finds cards: `hasWords` for each lead that arrived at a time (epoch ms), `hasFields` for the card's head
 * alone.
 */
export const cardMatcher = (filter: DeskFilter) => ({
  hasWords: wordsMatcher(filter),
  hasFields: fieldsMatcher(filter),
});

/** A function that returns whether a lead by itself fits a filter; it arrived at `arrivedAt` (epoch ms). */
export const deskMatcher = (filter: DeskFilter): ((lead: Lead, arrivedAt: number) => boolean) => {
  const { hasWords, hasFields } = cardMatcher(filter);
  return (lead, arrivedAt) => hasFields(lead) && hasWords(lead, arrivedAt);
};

/** The filter with the address of the operator who asks instead of "me". */
export const askedBy = <F extends DeskFilter>(filter: F, operator: string): F =>
  filter.owner === "me" ? { ...filter, owner: operator } : filter;

/** What the store counts for this filter, if it does: one status, all flagged leads, or all others. */
export const countedBy = ({
  status,
  flagged,
  ...others
}: DeskFilter): LeadStatus | "flagged" | "others" | null => {
  if (Object.keys(others).length > 0) return null;
  if (flagged === "only") return status === undefined ? "flagged" : null;
  return status ?? "others";
};
