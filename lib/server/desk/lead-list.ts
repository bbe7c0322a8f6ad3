import {
  cardMatcher,
  countedBy,
  type DeskFilter,
  storedWordsMatcher,
} from "@/lib/domain/desk/desk-filter";
import { FLAGGED_KEY, isWaiting, OTHER_KEY } from "@/lib/domain/leads/desk-keys";
import type { ListOrder } from "@/lib/domain/desk/list-order";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { isForDesk, type LeadRow, leadRow } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadScan, SCANNED_AT_ONCE } from "@/lib/server/leads/lead-scan";
import type { Cursor, Store, Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** Leads on a page. */
const PAGE = 25;
/** The most documents that one request reads; the answer has a cursor for the rest. */
const MOST_SCANNED = 5_000;
/** A card's head can be on a card itself for a moment, while another lead becomes its head. */
const MOST_HOPS = 3;

type StoredLead = Stored<Lead>;

/** A lead on its way into the list, with the cursor after it. */
type Scanned = { id: string; lead: StoredLead; cursor: Cursor };
const scanned = (id: string, lead: StoredLead, cursor: Cursor): Scanned => ({ id, lead, cursor });

export type Found = {
  rows: LeadRow[];
  /** The cursor of the next page, null at the end. */
  next: Cursor | null;
  /** The number of rows on all pages; null where it is not known yet. */
  total: number | null;
};

/** Cursor prefix for leads without a next step, listed after all others. Ids of leads are hexadecimal. */
const REST = "rest ";
const restCursor = (cursor: Cursor): Cursor => ({ ...cursor, id: REST + cursor.id });
/**
 * Leads of a scan's first page: without words to look for, one read may be enough for a page of the list, also where
 * people came more than once and have one row.
 */
const firstPageOf = ({ text }: DeskFilter): number =>
  text === undefined ? 2 * PAGE : SCANNED_AT_ONCE;
/** The start of that part. */
const FIRST_REST: Cursor = { at: Number.MAX_SAFE_INTEGER, id: REST };

/** The desk's list: a row for each card. All calls reject with StoreUnavailable. */
export const createLeadList = (leads: Store<Lead>) => {
  const readable = (id: string): Promise<StoredLead | null> =>
    leads.read(id).catch(nullIfUnreadable);

  const headOf = async (lead: Lead): Promise<{ id: string; lead: StoredLead } | null> => {
    let found: { id: string; lead: StoredLead } | null = null;
    let { cardId } = lead;
    for (let hops = 0; cardId !== null && hops < MOST_HOPS; hops++) {
      const head = await readable(cardId);
      if (!head || !isForDesk(head)) break;
      found = { id: cardId, lead: head };
      ({ cardId } = head);
    }
    return found;
  };

  const rowMaker = (filter: DeskFilter) => {
    const { hasWords, hasFields } = cardMatcher(filter);
    const fits = (lead: StoredLead) => hasFields(lead) && hasWords(lead, lead.createdAt);

    /** True if a newer lead of this card also matches; the card is listed there. */
    const isFoundBefore = async (id: string, head: StoredLead): Promise<boolean> => {
      if (hasWords(head, head.createdAt)) return true;
      for (const other of head.earlier.slice(0, Math.max(0, head.earlier.indexOf(id)))) {
        const lead = await readable(other);
        if (lead && isForDesk(lead) && hasWords(lead, lead.createdAt)) return true;
      }
      return false;
    };

    /** The row for an earlier lead: its card's head, once; the lead itself where the head is gone. */
    const rowOfEarlier = async (id: string, lead: StoredLead): Promise<LeadRow | null> => {
      if (!isForDesk(lead) || !hasWords(lead, lead.createdAt)) return null;
      if (filter.text === undefined && !hasFields(lead)) return null;
      const head = await headOf(lead);
      if (!head) return hasFields(lead) ? leadRow(id, lead) : null;
      if (filter.text === undefined || !hasFields(head.lead)) return null;
      return (await isFoundBefore(id, head.lead)) ? null : leadRow(head.id, head.lead);
    };

    return ({ id, lead }: Scanned): LeadRow | null | Promise<LeadRow | null> => {
      if (lead.cardId !== null) return rowOfEarlier(id, lead);
      return fits(lead) ? leadRow(id, lead) : null;
    };
  };

  type Scan = AsyncGenerator<{ leads: Scanned[]; next: Cursor | null }>;

  async function* byArrival(
    filter: DeskFilter,
    cursor: Cursor | null,
    isOldestFirst: boolean,
  ): Scan {
    const how = { first: firstPageOf(filter), isOldestFirst, mayFit: storedWordsMatcher(filter) };
    for await (const { rows, next } of leadScan(leads, filter, cursor, how))
      yield { leads: rows.map(({ cursor, record }) => scanned(cursor.id, record, cursor)), next };
  }

  /** What waits for a next step, the earliest first; then all others, the newest first. */
  async function* byNextStep(filter: DeskFilter, cursor: Cursor | null): Scan {
    const isInRest = cursor?.id.startsWith(REST) ?? false;
    let limit = firstPageOf(filter);
    for (let after = cursor; !isInRest; limit = SCANNED_AT_ONCE) {
      const query = { now: Number.MAX_SAFE_INTEGER, after, limit };
      const { rows, next } = await leads.listDue(query);
      yield {
        leads: rows.map(({ cursor, record }) => scanned(cursor.id, record, cursor)),
        next: next ?? FIRST_REST,
      };
      if (next === null) break;
      after = next;
    }
    const id = cursor?.id.slice(REST.length) ?? "";
    const from = isInRest && cursor && id !== "" ? { ...cursor, id } : null;
    for await (const { rows, next } of leadScan(leads, filter, from, { first: limit }))
      yield {
        leads: rows
          .filter(({ record }) => !isWaiting(record))
          .map(({ cursor, record }) => scanned(cursor.id, record, restCursor(cursor))),
        next: next && restCursor(next),
      };
  }

  const pageOf = async (
    filter: DeskFilter,
    cursor: Cursor | null,
    order: ListOrder,
  ): Promise<Omit<Found, "total">> => {
    const rowOf = rowMaker(filter);
    const rows: LeadRow[] = [];
    let last: Cursor | null = null;
    let count = 0;
    const scan =
      order === "next" ? byNextStep(filter, cursor) : byArrival(filter, cursor, order === "oldest");
    for await (const page of scan) {
      for (const one of page.leads) {
        const found = rowOf(one);
        const row = found instanceof Promise ? await found : found;
        if (row === null) continue;
        if (rows.length === PAGE) return { rows, next: last };
        rows.push(row);
        last = one.cursor;
      }
      count += Math.max(page.leads.length, SCANNED_AT_ONCE);
      if (count >= MOST_SCANNED) return { rows, next: page.next };
    }
    return { rows, next: null };
  };

  const counted = async (filter: DeskFilter): Promise<number | null> => {
    const counts = countedBy(filter);
    if (counts === null) return null;
    const keys =
      counts === "others"
        ? [...LEAD_STATUSES, OTHER_KEY]
        : [counts === "flagged" ? FLAGGED_KEY : counts];
    const each = await Promise.all(keys.map((key) => leads.count(key)));
    return each.reduce((sum, one) => sum + one, 0);
  };

  /** A page of cards that fit a filter; after MOST_SCANNED documents it is shorter and has a `next`. */
  return async (filter: DeskFilter, cursor: Cursor | null, order: ListOrder): Promise<Found> => {
    const page = await pageOf(filter, cursor, order);
    const isWhole = cursor === null && page.next === null;
    return { ...page, total: isWhole ? page.rows.length : await counted(filter) };
  };
};
