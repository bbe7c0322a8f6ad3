import type { DeskCounts } from "@/lib/domain/leads/desk-filter";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import { LEAD_STATUSES, type LeadStatus, OPEN_STATUSES } from "@/lib/domain/leads/lead-notes";
import { WAITING_PART } from "@/lib/domain/leads/person-fields";
import type { Person } from "@/lib/domain/leads/person-leads";
import type { Cursor, Page, Store } from "@/lib/server/store/store";
import type { PeopleRows } from "./people-rows";

export const TODAY_GROUPS = ["answer", "due"] as const;
/** "answer": orders and calls first, then by the promised time; "due": by the time of the next step, overdue ones first. */
export type TodayGroup = (typeof TODAY_GROUPS)[number];

/** People on a page of a group. */
const PAGE = 50;

/** The last moment of the Indian day of `now`; both epoch ms. */
const dayEndAt = (now: number): number => nextIndianHour(0, now) - 1;

/** The people of each group at `now` (epoch ms), counted by the store's indexes. Rejects with StoreUnavailable. */
export const countPeople = async (
  persons: Pick<Store<Person>, "count">,
  now: number,
): Promise<DeskCounts> => {
  const upTo = dayEndAt(now);
  const [answer, orders, due, both, late, spam, ...each] = await Promise.all([
    persons.count({ by: "waitsAt" }),
    persons.count({ by: "waitsAt", upTo: WAITING_PART - 1 }),
    persons.count({ by: "dueAt", upTo }),
    persons.count({ where: { isWaiting: true }, by: "dueAt", upTo }),
    persons.count({ by: "lateAt", upTo: now }),
    persons.count({ where: { isSpam: true } }),
    ...LEAD_STATUSES.map((status) => persons.count({ where: { status } })),
  ]);
  const statuses = Object.fromEntries(
    LEAD_STATUSES.map((status, n) => [status, each[n]]),
  ) as Record<LeadStatus, number>;
  const open = OPEN_STATUSES.reduce((sum, status) => sum + statuses[status], 0);
  const later = Math.max(0, open - answer - due + both);
  return { answer, orders, due, late, later, statuses, spam };
};

/** The rows of both groups of Today, or of the next page of one of them. Rejects with StoreUnavailable. */
export const readToday = async (
  persons: Pick<Store<Person>, "find">,
  now: number,
  from: { group: TodayGroup; cursor: Cursor } | undefined,
  rowsOf: (page: Page<Person>) => Promise<PeopleRows>,
): Promise<Record<TodayGroup, PeopleRows>> => {
  const groupOf = async (group: TodayGroup): Promise<PeopleRows> => {
    if (from && from.group !== group) return { rows: [], next: null };
    const place = { after: from?.cursor ?? null, limit: PAGE, order: "asc" as const };
    return rowsOf(
      group === "answer"
        ? await persons.find({ ...place, by: "waitsAt" })
        : await persons.find({ ...place, by: "dueAt", upTo: dayEndAt(now) }),
    );
  };
  const [answer, due] = await Promise.all([groupOf("answer"), groupOf("due")]);
  return { answer, due };
};
