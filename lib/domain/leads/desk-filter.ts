import type { LeadStatus } from "./lead-notes";
import { folded } from "@/lib/domain/core/folded-text";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "./lead";
import type { PackageId } from "@/lib/domain/check/packages";
import type { Person } from "./person-leads";
import { type PersonLead, personLeadOf } from "./person-lead";
import { searchedIn, searchedWords } from "./searched-text";
import type { SectionId } from "@/lib/domain/check/sections";
import type { Wants } from "./wants";

/** The orders of the desk's list: by arrival, or by the next step, the earliest first. */
export const LIST_ORDERS = ["newest", "oldest", "next"] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** How many people wait or are at each status (lib/domain/leads/lead-notes.ts). */
export type DeskCounts = {
  /** Wait for a first answer; `orders` of them ordered or asked for a call. */
  answer: number;
  orders: number;
  /** Have a next step until the end of the Indian day; overdue ones included. */
  due: number;
  /** Wait too long: the promised answer or the next step is over. */
  late: number;
  /** Are under way, and neither to be answered nor due today. */
  later: number;
  /** Without spam, withdrawn and newsletter leads. */
  statuses: Readonly<Record<LeadStatus, number>>;
  /** Marked as spam, or as one of many. */
  spam: number;
};

/** A filter of the desk; a missing field matches everything. */
export type DeskFilter = Readonly<{
  /** Words of the lead or of the desk's notes, and digits of the phone: each of them. */
  text?: string;
  wants?: Wants;
  status?: LeadStatus;
  packageId?: PackageId;
  area?: SectionId;
  lang?: Lang;
  /** The utm_source, exactly. */
  source?: string;
  /** An operator's e-mail address, "me" for the one who asks, or "nobody". */
  owner?: string;
  /** Only spam, or none; without it none, unless words are looked for. */
  spam?: "only" | "no";
  /** Arrived at or after `from`, and before `to`; epoch ms. */
  from?: number;
  to?: number;
}>;

/** A function that returns whether a lead contains each word, or each number, of a filter. */
export const wordsMatcher = ({ text = "" }: DeskFilter): ((lead: Lead) => boolean) => {
  const words = searchedWords(text);
  if (words.length === 0) return () => true;
  return (lead) => {
    const searched = searchedIn(lead);
    return words.every((word) => searched.includes(word));
  };
};

/** Whether spam is left out, or all else; null: neither, because words are looked for. */
const spamIn = ({ spam, text }: DeskFilter) => spam ?? (text === undefined ? "no" : null);

const isOr = <T>(value: T | undefined, found: T | null) => value === undefined || value === found;

/** A function that returns whether a lead in brief has what a filter asks of one lead, all of it. */
const leadMatcher = (filter: DeskFilter) => {
  const { wants, packageId, area, lang, source, from = -Infinity, to = Infinity } = filter;
  const wanted = source === undefined ? undefined : folded(source);
  return (lead: Omit<PersonLead, "id" | "until">): boolean =>
    isOr(wants, lead.wants) &&
    isOr(packageId, lead.packageId) &&
    isOr(area, lead.area) &&
    isOr(lang, lead.lang) &&
    isOr(wanted, folded(lead.source)) &&
    lead.receivedAt >= from &&
    lead.receivedAt < to;
};

/**
 * A function that returns whether a person fits a filter, but for its words: one of the leads has all that is asked of a
 * lead; status and operator are the person's. Spam has the status of its one lead.
 */
export const personMatcher = (filter: DeskFilter): ((person: Person) => boolean) => {
  const { status, owner } = filter;
  const spam = spamIn(filter);
  const fits = leadMatcher(filter);
  const statusOf = ({ status: own, isSpam, leads }: Person) => (isSpam ? leads[0]?.status : own);
  return (person) =>
    isOr(status, statusOf(person) ?? null) &&
    isOr(owner, person.owner || "nobody") &&
    (spam === null || person.isSpam === (spam === "only")) &&
    person.leads.some(fits);
};

/** A function that returns whether a lead by itself fits a filter; it arrived at `arrivedAt` (epoch ms). */
export const deskMatcher = (filter: DeskFilter): ((lead: Lead, arrivedAt: number) => boolean) => {
  const fits = personMatcher(filter);
  const hasWords = wordsMatcher(filter);
  return (lead, arrivedAt) => {
    const brief = personLeadOf("", { ...lead, receivedAt: arrivedAt }, arrivedAt);
    if (!brief) return false;
    const { wants, isEnded: hasEnded, isSpam, status, owner } = brief;
    const isCounted = !hasEnded && (wants !== "newsletter" || filter.wants === "newsletter");
    const person = { leads: [brief], isSpam, owner: owner ?? "" };
    return fits(isCounted ? { ...person, status } : person) && hasWords(lead);
  };
};

/** The filter with the address of the operator who asks instead of "me". */
export const askedBy = <F extends DeskFilter>(filter: F, operator: string): F =>
  filter.owner === "me" ? { ...filter, owner: operator } : filter;

/**
 * The fields by which the store finds and counts the people of a filter, and whether nothing else is asked: then its
 * count is theirs.
 */
export const storedQuery = (
  filter: DeskFilter,
): {
  where: Readonly<Record<string, string | boolean>>;
  isAll: boolean;
} => {
  const { status, owner, spam = "no", ...others } = filter;
  const isSpam = spam === "only";
  const isAll = Object.keys(others).length === 0;
  if (status !== undefined && !isSpam) return { where: { status }, isAll: isAll && !owner };
  const where =
    owner === undefined ? { isSpam } : { isSpam, owner: owner === "nobody" ? "" : owner };
  return { where, isAll: isAll && status === undefined };
};
