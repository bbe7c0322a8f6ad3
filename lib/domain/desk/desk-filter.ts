import { areaOf, isEnded, isForDesk, packageOf } from "@/lib/domain/leads/lead-row";
import type { LeadTopic } from "@/lib/domain/leads/contact-topics";
import { folded } from "@/lib/domain/core/folded-text";
import type { LeadStatus } from "@/lib/domain/leads/lead-notes";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import type { LeadKind } from "@/lib/domain/leads/lead-fields";
import type { PackageId } from "@/lib/domain/check/packages";
import { searchedIn, searchedWords } from "@/lib/domain/leads/searched-text";
import type { SectionId } from "@/lib/domain/check/sections";

/** A filter of the desk; a missing field matches everything. */
export type DeskFilter = Readonly<{
  /** Words of the lead or of the desk's notes, and digits of the phone: each of them. */
  text?: string;
  kind?: LeadKind;
  status?: LeadStatus;
  packageId?: PackageId;
  area?: SectionId;
  lang?: Lang;
  /** The utm_source, exactly. */
  source?: string;
  topic?: LeadTopic;
  /** An operator's e-mail address, "me" for the one who asks, or "nobody". */
  owner?: string;
  /** Only flagged leads, or none; without it none, unless words are looked for. */
  flagged?: "only" | "no";
  /** Arrived at or after `from`, and before `to`; epoch ms. */
  from?: number;
  to?: number;
}>;

/** A function that returns whether a lead contains each word, or each number. */
const textMatcher = (text: string): ((lead: Lead) => boolean) => {
  const words = searchedWords(text);
  return (lead) => {
    const searched = searchedIn(lead);
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
  const { kind, status, packageId, area, lang, source, topic, owner } = filter;
  const flagged = filter.flagged ?? (filter.text === undefined ? "no" : null);
  const wanted = source === undefined ? undefined : folded(source);
  const isOr = <T>(value: T | undefined, found: T | null) => value === undefined || value === found;
  const isCounted = (lead: Lead) =>
    status === undefined ||
    flagged === "only" ||
    ((lead.kind !== "newsletter" || kind === "newsletter") && !isEnded(lead));
  return (lead: Lead): boolean =>
    isForDesk(lead) &&
    isOr(kind, lead.kind) &&
    isOr(status, lead.status) &&
    isCounted(lead) &&
    isOr(packageId, packageOf(lead)) &&
    isOr(area, areaOf(lead)) &&
    isOr(lang, lead.lang) &&
    isOr(wanted, folded(lead.source.utm_source ?? "")) &&
    isOr(topic, lead.kind === "contact" ? lead.topic : null) &&
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
