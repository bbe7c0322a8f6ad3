import { z } from "zod";
import { indianDayStart } from "@/lib/domain/core/indian-day";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import {
  askedBy,
  type DeskFilter,
  LIST_ORDERS,
  type ListOrder,
} from "@/lib/domain/leads/desk-filter";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { isLeadReference } from "@/lib/domain/leads/lead-reference";
import { WANTS } from "@/lib/domain/leads/wants";
import { PACKAGES } from "@/lib/domain/check/packages";
import { sectionId } from "@/lib/server/store/schemas/stored-visitor";
import type { Cursor } from "@/lib/server/store/store";

const DAY_MS = 24 * 60 * 60_000;
/** The most letters of a search, and of a source. */
export const SEARCH_CHARS = 200;

/** A field of the address; what is not known is left out. */
const known = <T>(type: z.ZodType<T>) => type.optional().catch(undefined);

const listQuery = z.object({
  /** The number of a lead, which names nobody; other words are never in an address. */
  reference: known(z.string().refine(isLeadReference)),
  /** The words that the session keeps are looked for. */
  found: known(z.literal("1")),
  status: known(z.enum(LEAD_STATUSES)),
  wants: known(z.enum(WANTS)),
  package: known(z.enum(PACKAGES.map(({ id }) => id))),
  area: known(sectionId),
  lang: known(z.enum(LANGS)),
  source: known(z.string().trim().min(1).max(SEARCH_CHARS)),
  from: known(z.iso.date()),
  to: known(z.iso.date()),
  owner: known(z.string().trim().min(1).max(LEAD_FIELDS.email.chars)),
  spam: known(z.enum(["only", "no"])),
  order: known(z.enum(LIST_ORDERS)),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The fields of the list's address. */
export const listQueryIn = (query: unknown): ListQuery => listQuery.parse(query);

/** What the list shows. */
export type ListChoice = { filter: DeskFilter; order: ListOrder };

/** The filter and order of an address; `search`: the words that the session keeps. Days are those of India. */
export const listChoiceOf = (query: ListQuery, search: string): ListChoice => {
  const { found, reference, package: packageId, from, to, order = "newest", ...same } = query;
  const words = reference ?? (found && search);
  const filter = {
    ...same,
    text: words || undefined,
    packageId,
    from: from && indianDayStart(from),
    to: to && indianDayStart(to) + DAY_MS,
  };
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return { filter: Object.fromEntries(set) as DeskFilter, order };
};

/** The list's choice in a form that is posted, with the words that are looked for. */
export const listForm = listQuery.extend({ search: z.string().max(SEARCH_CHARS).default("") });

/** What such a form names, for the operator who sent it. */
export const formChoice = (
  { search, ...query }: z.infer<typeof listForm>,
  by: string,
): ListChoice => {
  const { filter, order } = listChoiceOf(query, search);
  return { filter: askedBy(filter, by), order };
};

/** A page of the desk with a query; a dot is written so that the sign-in may lead back to it. */
export const deskHref = (
  lang: Lang,
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const fields = Object.entries(query).filter((field): field is [string, string] => !!field[1]);
  const text = new URLSearchParams(fields).toString().replaceAll(".", "%2E");
  return pathIn(lang, `/desk${path}`) + (text && `?${text}`);
};

const CURSOR = /^(-?\d{1,16}(?:\.\d{1,6})?)_([\w -]{1,200})$/;

/** A cursor as a page's address has it. */
export const cursorText = ({ at, id }: Cursor): string => `${at}_${id}`;

/** The cursor in a text; null for none, and for any other text. */
export const cursorFrom = (text: string | null): Cursor | null => {
  const [, at, id] = CURSOR.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id } : null;
};
