import type { AnswerPromise } from "@/lib/domain/desk/answer-by";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import { FLAGGED_KEY } from "@/lib/domain/desk/desk-keys";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import { isUnanswered, type TodayRow, todayRow } from "@/lib/domain/desk/today";
import { LEAD_STATUSES, type LeadStatus } from "@/lib/domain/leads/lead-notes";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Cursor, Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";

/** Leads on a page. */
const PAGE = 50;

type Parts = {
  leads: Store<Lead>;
  log: DeskLog;
  promise: AnswerPromise;
  now: () => number;
};

export type Today = {
  /** Orders, demos and calls that were not answered, the most urgent first; then the others, the earliest due first. */
  rows: TodayRow[];
  /** The cursor of the next page, null at the end. */
  next: Cursor | null;
  counts: DeskCounts;
  /** The server's time, epoch ms. */
  now: number;
};

/** The ids of cursors in the first part of the list begin with this; the ids of leads are hexadecimal. */
const URGENT = "urgent ";
/** The start of the second part. */
const OTHERS: Cursor = { at: 0, id: "others" };

/** The leads that wait for us. All calls reject with StoreUnavailable. */
export const createTodayDesk = ({ leads, log, promise, now }: Parts) => {
  /** The last moment of today in India. */
  const dayEnd = () => nextIndianHour(0, now()) - 1;

  const counts = async (): Promise<DeskCounts> => {
    const [today, late, flagged, ...each] = await Promise.all([
      leads.countDue({ by: "dueAt", now: dayEnd() }),
      leads.countDue({ by: "lateAt", now: now() }),
      leads.count(FLAGGED_KEY),
      ...LEAD_STATUSES.map((status) => leads.count(status)),
    ]);
    const statuses = Object.fromEntries(
      LEAD_STATUSES.map((status, n) => [status, each[n]]),
    ) as Record<LeadStatus, number>;
    return { today, late, flagged, statuses };
  };

  const urgentRows = async (after: Cursor | null) => {
    const query = { by: "urgentAt", now: Number.MAX_SAFE_INTEGER, after, limit: PAGE } as const;
    const { rows, next } = await leads.listDue(query);
    return {
      rows: rows.map(({ cursor, record }) => todayRow(cursor.id, record, promise)),
      next: next ? { ...next, id: URGENT + next.id } : OTHERS,
    };
  };

  const otherRows = async (after: Cursor | null, limit: number) => {
    const rows: TodayRow[] = [];
    for (let from = after; ;) {
      const page = await leads.listDue({ by: "dueAt", now: dayEnd(), after: from, limit });
      for (const { cursor, record } of page.rows) {
        const row = todayRow(cursor.id, record, promise);
        if (!isUnanswered(row)) rows.push(row);
        if (rows.length === limit) return { rows, next: cursor };
      }
      if (page.next === null) return { rows, next: null };
      from = page.next;
    }
  };

  const list = async (after: Cursor | null): Promise<Pick<Today, "rows" | "next">> => {
    const isUrgent = after === null || after.id.startsWith(URGENT);
    if (!isUrgent) return otherRows(after.id === OTHERS.id ? null : after, PAGE);
    const urgent = await urgentRows(after && { ...after, id: after.id.slice(URGENT.length) });
    const room = PAGE - urgent.rows.length;
    if (urgent.next.id !== OTHERS.id || room === 0) return urgent;
    const { rows, next } = await otherRows(null, room);
    return { rows: [...urgent.rows, ...rows], next };
  };

  return {
    counts,

    /** A page of today's leads, after a cursor; logged for the operator who asked for it, not for a poll (null). */
    today: async (by: string | null, after: Cursor | null): Promise<Today> => {
      const [page, counted] = await Promise.all([list(after), counts()]);
      const count = page.rows.length;
      if (by !== null) await log.note({ by, did: "searched", filter: loggedFilter({}), count });
      return { ...page, counts: counted, now: now() };
    },
  };
};
