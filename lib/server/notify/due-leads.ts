import type { AnswerPromise } from "@/lib/domain/desk/answer-by";
import {
  TODAY_GROUPS,
  type TodayGroup,
  todayGroupOf,
  type TodayRow,
  todayRow,
} from "@/lib/domain/desk/today";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Cursor, Store } from "@/lib/server/store/store";
import { isNotified } from "./lead-for-notification";

/** The most leads that an email lists. */
const MOST_LISTED = 50;
/** The most leads that are read for one. */
const MOST_READ = 2_000;
const PAGE = 250;

/** A lead that waits, and why. */
export type DueLead = { row: TodayRow; group: TodayGroup };

/** The leads that wait for operators today, the most urgent first; `more`: how many are not listed. */
export type DueLeads = {
  listed: readonly DueLead[];
  more: number;
  /** Whether there may be even more. */
  isCut: boolean;
};

/** The leads that are due until the end of the Indian day of `now`, epoch ms. Rejects with StoreUnavailable. */
export const readDueLeads = async (
  leads: Pick<Store<Lead>, "listDue">,
  promise: AnswerPromise,
  now: number,
): Promise<DueLeads> => {
  const dayEnd = nextIndianHour(0, now) - 1;
  const found: DueLead[] = [];
  let read = 0;
  let after: Cursor | null = null;
  do {
    const page = await leads.listDue({ now: dayEnd, after, limit: PAGE });
    for (const { cursor, record } of page.rows) {
      if (!isNotified(record)) continue;
      const row = todayRow(cursor.id, record, promise);
      found.push({ row, group: todayGroupOf(row, now) });
    }
    read += PAGE;
    after = page.next;
  } while (after !== null && read < MOST_READ);
  const urgentFirst = TODAY_GROUPS.flatMap((group) => found.filter((one) => one.group === group));
  const listed = urgentFirst.slice(0, MOST_LISTED);
  return { listed, more: urgentFirst.length - listed.length, isCut: after !== null };
};
