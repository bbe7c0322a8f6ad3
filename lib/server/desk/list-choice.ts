import { z } from "zod";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { LISTED } from "@/lib/domain/leads/people-lists";
import type { Cursor } from "@/lib/server/store/store";

/** The most letters of a search. */
export const SEARCH_CHARS = 200;

/** A field of the address; what is not known is left out. */
const known = <T>(type: z.ZodType<T>) => type.optional().catch(undefined);

const listQuery = z.object({
  /** The words that the session keeps are looked for. */
  found: known(z.literal("1")),
  stage: known(z.enum(LISTED)),
  owner: known(z.string().trim().min(1).max(LEAD_FIELDS.email.chars)),
  spam: known(z.literal("1")),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The fields of the list's address. */
export const listQueryIn = (query: unknown): ListQuery => listQuery.parse(query);

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

const NUMBER = String.raw`-?\d{1,16}(?:\.\d{1,6})?`;
const CURSOR = new RegExp(String.raw`^(${NUMBER}(?:_${NUMBER})*)_([0-9a-f]{1,64})$`);

/** A cursor as a page's address has it. */
export const cursorText = ({ at, also = [], id }: Cursor): string => [at, ...also, id].join("_");

/** The cursor in a text; null for none, and for any other text. */
export const cursorFrom = (text: string | null): Cursor | null => {
  const [, numbers, id] = CURSOR.exec(text ?? "") ?? [];
  if (!numbers || !id) return null;
  const [at, ...also] = numbers.split("_").map(Number);
  return { at: at!, id, ...(also.length > 0 && { also }) };
};
