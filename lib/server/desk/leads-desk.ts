import { type DeskFilter, deskMatcher, isOpenFilter } from "@/lib/domain/desk/desk-filter";
import { type LeadDetail, leadDetail, visibleCheck } from "@/lib/domain/desk/lead-detail";
import { type LeadRow, leadRow, isForDesk } from "@/lib/domain/leads/lead-row";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { notFound } from "@/lib/server/core/api-error";
import type { Stored, Cursor, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskLog } from "./desk-log";
import { leadScan, SCANNED_AT_ONCE } from "@/lib/server/leads/lead-scan";

/** Leads on a page. */
const PAGE = 25;
/** The most documents that one request reads; the answer has a cursor for the rest. */
const MOST_SCANNED = 5_000;

type Parts = {
  leads: Store<Lead>;
  users: Store<VisitorRecord>;
  log: DeskLog;
};

export type Found = {
  rows: LeadRow[];
  /** The cursor of the next page, null at the end. */
  next: Cursor | null;
};

const ofLead = ({ reference }: Pick<Lead, "reference">) => ({ references: [reference] });

/** The desk's calls about leads. Each is logged before it answers; all reject with StoreUnavailable. */
export const createLeadsDesk = ({ leads, users, log }: Parts) => {
  /** The lead, if the desk may see it. Throws ApiError 404. */
  const known = async (id: string): Promise<Stored<Lead>> => {
    const lead = await leads.read(id);
    if (!lead || !isForDesk(lead)) throw notFound();
    return lead;
  };

  const recordOf = async ({ visitorId }: Lead): Promise<VisitorRecord | null> => {
    const record = visitorId === null ? null : await users.read(visitorId).catch(nullIfUnreadable);
    return record?.mergedInto === null ? record : null;
  };

  /** The other leads of the same visitor. */
  const othersIn = async (record: VisitorRecord | null, id: string): Promise<LeadRow[]> => {
    const ids = record?.leads.filter((one) => one !== id) ?? [];
    const found = await Promise.all(
      ids.map(async (one) => [one, await leads.read(one).catch(nullIfUnreadable)] as const),
    );
    return found.flatMap(([one, lead]) => (lead && isForDesk(lead) ? [leadRow(one, lead)] : []));
  };

  const detailOf = async (id: string): Promise<LeadDetail> => {
    const lead = await known(id);
    const record = await recordOf(lead);
    const others = await othersIn(record, id);
    const hasAccount = record !== null && record.ownerUid !== null;
    const check = record && visibleCheck(record, lead);
    return leadDetail(id, lead, { check, others, hasAccount });
  };

  const search = async (filter: DeskFilter, before: Cursor | null): Promise<Found> => {
    const fits = deskMatcher(filter);
    const rows: LeadRow[] = [];
    const limit = isOpenFilter(filter) ? PAGE + 1 : SCANNED_AT_ONCE;
    let last: Cursor | null = null;
    let scanned = 0;
    for await (const page of leadScan(leads, filter, before, limit)) {
      for (const { cursor, record } of page.rows) {
        if (!fits(record, record.createdAt)) continue;
        if (rows.length === PAGE) return { rows, next: last };
        rows.push(leadRow(cursor.id, record));
        last = cursor;
      }
      scanned += limit;
      if (scanned >= MOST_SCANNED) return { rows, next: page.next };
    }
    return { rows, next: null };
  };

  return {
    /** A page of leads that fit a filter, newest first; after MOST_SCANNED documents it is shorter and has a `next`. */
    search: async (by: string, filter: DeskFilter, before: Cursor | null): Promise<Found> => {
      const found = await search(filter, before);
      const count = found.rows.length;
      await log.note({ by, did: "searched", filter: loggedFilter(filter), count });
      return found;
    },

    /** All data about a lead. Throws ApiError 404. */
    read: async (by: string, id: string): Promise<LeadDetail> => {
      const detail = await detailOf(id);
      await log.note({ by, did: "read", ...ofLead(detail.lead) });
      return detail;
    },

    /** The same for an answer to what was logged already. */
    detail: detailOf,
  };
};
