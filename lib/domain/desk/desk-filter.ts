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

/** What the desk looks for; what is left out may be anything. */
export type DeskFilter = Readonly<{
  /** Words in name, business, e-mail address or reference, or digits of the phone. */
  text?: string;
  kind?: LeadKind;
  status?: LeadStatus;
  packageId?: PackageId;
  area?: SectionId;
  lang?: Lang;
  /** The utm_source, whole. */
  source?: string;
  /** Those alone that look like a machine's. */
  flagged?: "only";
  /** Arrived at or after this, and before that; epoch ms. */
  from?: number;
  to?: number;
}>;

/** With fewer digits nearly every phone would fit. */
const LEAST_DIGITS = 4;

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
const dialled = (phone: string): string => digitsIn(phoneFrom(phone) ?? phone);

/** A function that says whether a lead contains the text searched for. */
const textMatcher = (text: string): ((lead: Lead) => boolean) => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const digits = /\p{L}/u.test(text) ? "" : dialled(text);
  return (lead) => {
    if (digits.length >= LEAST_DIGITS && digitsIn(phoneOf(lead)).includes(digits)) return true;
    const told = plain([nameOf(lead), businessOf(lead), lead.email, lead.reference].join("\n"));
    return words.every((word) => told.includes(word));
  };
};

/** A function that tells whether a lead, which arrived at `arrivedAt` (epoch ms), fits a filter. */
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

/** Whether a filter lets everything through. */
export const isOpenFilter = (filter: DeskFilter): boolean => Object.keys(filter).length === 0;
