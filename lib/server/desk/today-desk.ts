import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import { FLAGGED_KEY } from "@/lib/domain/leads/desk-keys";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import { LEAD_STATUSES, type LeadStatus } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Cursor, Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";
import { dayEndAt, readToday, type TodayPage } from "@/lib/server/leads/today-list";

type Parts = {
  leads: Store<Lead>;
  log: DeskLog;
  promise: AnswerPromise;
  now: () => number;
};

export type Today = TodayPage & {
  counts: DeskCounts;
  /** The server's time, epoch ms. */
  now: number;
};

/** The leads that wait for us. All calls reject with StoreUnavailable. */
export const createTodayDesk = ({ leads, log, promise, now }: Parts) => {
  const counts = async (): Promise<DeskCounts> => {
    const [today, late, flagged, ...each] = await Promise.all([
      leads.countDue({ by: "dueAt", now: dayEndAt(now()) }),
      leads.countDue({ by: "lateAt", now: now() }),
      leads.count(FLAGGED_KEY),
      ...LEAD_STATUSES.map((status) => leads.count(status)),
    ]);
    const statuses = Object.fromEntries(
      LEAD_STATUSES.map((status, n) => [status, each[n]]),
    ) as Record<LeadStatus, number>;
    return { today, late, flagged, statuses };
  };

  return {
    counts,

    /** A page of today's leads, after a cursor; logged for the operator who asked for it, not for a poll (null). */
    today: async (by: string | null, after: Cursor | null): Promise<Today> => {
      const [page, counted] = await Promise.all([
        readToday(leads, promise, after, now()),
        counts(),
      ]);
      const count = page.rows.length;
      if (by !== null) await log.note({ by, action: "searched", filter: loggedFilter({}), count });
      return { ...page, counts: counted, now: now() };
    },
  };
};
