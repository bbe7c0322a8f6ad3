import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { LIST_ORDERS, type ListOrder } from "@/lib/domain/desk/list-order";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { LEAD_TOPICS } from "@/lib/domain/leads/contact-topics";
import { LEAD_KINDS } from "@/lib/domain/leads/lead-fields";
import { isLeadReference } from "@/lib/domain/leads/lead-reference";
import { LANGS } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import { SECTIONS } from "@/lib/domain/check/sections";

/** What the list shows: a filter and an order. */
export type ListChoice = { filter: DeskFilter; order: ListOrder };

/**
 * The searched words are kept in the tab: a name in an address would be in the logs of servers after a reload. The
 * number of a lead names nobody, and is in the address.
 */
const TEXT_KEY = "desk-search";

const ONE_OF: Readonly<Record<string, readonly string[]>> = {
  kind: LEAD_KINDS,
  status: LEAD_STATUSES,
  topic: LEAD_TOPICS,
  packageId: PACKAGES.map(({ id }) => id),
  area: SECTIONS.map(({ id }) => id),
  lang: LANGS,
  flagged: ["only", "no"],
};
const FREE = ["owner", "source"];
const TIMES = ["from", "to"];

const valueOf = (name: string, value: string): string | number | null => {
  if (FREE.includes(name)) return value || null;
  if (TIMES.includes(name)) return /^\d{1,15}$/.test(value) ? Number(value) : null;
  return ONE_OF[name]?.includes(value) ? value : null;
};

const storedText = (): string => {
  try {
    return sessionStorage.getItem(TEXT_KEY) ?? "";
  } catch {
    return "";
  }
};

/** The choice in an address such as "?leads&status=new"; what is not known there is left out. */
export const choiceIn = (search: string): ListChoice => {
  const query = new URLSearchParams(search);
  const reference = query.get("text") ?? "";
  const text = isLeadReference(reference) ? reference : storedText();
  const found = [...query].flatMap(([name, value]) => {
    const known = valueOf(name, value);
    return known === null ? [] : [[name, known] as const];
  });
  const order = LIST_ORDERS.find((one) => one === query.get("order")) ?? "newest";
  return { filter: { ...Object.fromEntries(found), ...(text && { text }) } as DeskFilter, order };
};

/** Keeps the searched words of a choice in the tab; none forgets the last ones. */
export const rememberText = ({ filter: { text } }: ListChoice): void => {
  try {
    if (text) sessionStorage.setItem(TEXT_KEY, text);
    else sessionStorage.removeItem(TEXT_KEY);
  } catch {
    // Storage is blocked: a reload forgets the words.
  }
};

/** The address of a choice, without the searched words, unless they are the number of a lead. */
export const addressOf = ({ filter: { text = "", ...rest }, order }: ListChoice): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  if (isLeadReference(text)) query.set("text", text);
  if (order !== "newest") query.set("order", order);
  const rested = query.toString();
  return rested ? `?leads&${rested}` : "?leads";
};
