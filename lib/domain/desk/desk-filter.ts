import {
  areaOf,
  businessOf,
  isForDesk,
  nameOf,
  packageOf,
  phoneOf,
} from "@/lib/domain/leads/lead-row";
import type { LeadStatus } from "@/lib/domain/leads/lead-notes";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead, LeadKind } from "@/lib/domain/leads/lead";
import type { PackageId } from "@/lib/domain/check/packages";
import { digitsIn, phoneFrom } from "@/lib/domain/core/phone";
import type { SectionId } from "@/lib/domain/check/sections";

/** A filter of the desk; a missing field matches everything. */
export type DeskFilter = Readonly<{
  /** Words in name, business, e-mail address or reference, or digits of the phone. */
  text?: string;
  kind?: LeadKind;
  status?: LeadStatus;
  packageId?: PackageId;
  area?: SectionId;
  lang?: Lang;
  /** The utm_source, exactly. */
  source?: string;
  /** Only flagged leads. */
  flagged?: "only";
  /** Arrived at or after `from`, and before `to`; epoch ms. */
  from?: number;
  to?: number;
}>;

/** Fewer digits would match nearly every phone number. */
const LEAST_DIGITS = 4;

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
const dialled = (phone: string): string => digitsIn(phoneFrom(phone) ?? phone);

/** A function that returns whether a lead contains the text. */
const textMatcher = (text: string): ((lead: Lead) => boolean) => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const digits = /\p{L}/u.test(text) ? "" : dialled(text);
  return (lead) => {
    if (digits.length >= LEAST_DIGITS && digitsIn(phoneOf(lead)).includes(digits)) return true;
    const told = plain([nameOf(lead), businessOf(lead), lead.email, lead.reference].join("\n"));
    return words.every((word) => told.includes(word));
  };
};

/** A function that returns whether a lead that arrived at `arrivedAt` (epoch ms) fits a filter. */
export const deskMatcher = (filter: DeskFilter): ((lead: Lead, arrivedAt: number) => boolean) => {
  const { text, kind, status, packageId, area, lang, source, flagged, from, to } = filter;
  const hasText = text === undefined ? () => true : textMatcher(text);
  const wanted = source === undefined ? undefined : plain(source);
  const isOr = <T>(value: T | undefined, found: T | null) => value === undefined || value === found;
  return (lead, arrivedAt) =>
    isForDesk(lead) &&
    isOr(kind, lead.kind) &&
    isOr(status, lead.status) &&
    isOr(packageId, packageOf(lead)) &&
    isOr(area, areaOf(lead)) &&
    isOr(lang, lead.lang) &&
    isOr(wanted, plain(lead.source.utm_source ?? "")) &&
    (flagged === undefined || lead.flags.length > 0) &&
    arrivedAt >= (from ?? -Infinity) &&
    arrivedAt < (to ?? Infinity) &&
    hasText(lead);
};

/** Whether a filter matches everything. */
export const isOpenFilter = (filter: DeskFilter): boolean => Object.keys(filter).length === 0;
