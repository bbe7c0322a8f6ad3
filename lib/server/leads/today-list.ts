import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { TODAY_PART, TODAY_PARTS, type TodayRow, todayRow } from "@/lib/domain/leads/today";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Cursor, Store } from "@/lib/server/store/store";

/** Leads on a page. */
const PAGE = 50;

export type TodayPage = {
  /** What was not answered, the longest first; then what is due, then all others, likewise. */
  rows: TodayRow[];
  /** The cursor of the next page, null at the end. */
  next: Cursor | null;
};

/** The last moment of the Indian day of `now`; both epoch ms. */
export const dayEndAt = (now: number): number => nextIndianHour(0, now) - 1;

/** Before the first lead of a part; no id of a lead comes before it. */
const startOf = (part: number): Cursor => ({ at: part * TODAY_PART, id: "0" });

/** A page of the leads that wait for us on the Indian day of `now` (epoch ms). Rejects with StoreUnavailable. */
export const readToday = async (
  leads: Pick<Store<Lead>, "listDue">,
  promise: AnswerPromise,
  after: Cursor | null,
  now: number,
): Promise<TodayPage> => {
  const rows: TodayRow[] = [];
  let from = after ?? startOf(0);
  for (const part of TODAY_PARTS) {
    if (from.at >= (part + 1) * TODAY_PART) continue;
    const limit = PAGE - rows.length;
    const end = part * TODAY_PART + dayEndAt(now);
    const page = await leads.listDue({ by: "todayAt", now: end, after: from, limit });
    rows.push(...page.rows.map(({ cursor, record }) => todayRow(cursor.id, record, promise)));
    if (page.next !== null) return { rows, next: page.next };
    from = startOf(part + 1);
  }
  return { rows, next: null };
};
