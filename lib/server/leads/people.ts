import { nextIndianHour } from "@/lib/domain/core/indian-day";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Person } from "@/lib/domain/leads/person";
import {
  type DeskCounts,
  type ListCounts,
  type Listed,
  LISTED,
  type MoneyList,
  TODAY_GROUPS,
  type TodayGroup,
} from "@/lib/domain/leads/people-lists";
import { type PersonRow, personRow } from "@/lib/domain/leads/person-row";
import type { Cursor, FindQuery, Page, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** Some people in their order; `next` is the cursor of the following page, null at the end. */
export type PeoplePage = Readonly<{ rows: readonly PersonRow[]; next: Cursor | null }>;

export type Today = Readonly<Record<TodayGroup, PeoplePage>>;

export type ListFilter = Readonly<{
  stage?: Listed | undefined;
  /** An operator's e-mail address, "me", or "nobody". */
  owner?: string | undefined;
  isSpam?: boolean | undefined;
}>;

type Parts = { people: Store<Person>; promise: AnswerPromise; now: () => number };

const PAGE = 50;
/** The first rows of a list on a page with several lists. */
const FIRST = 25;

const todayQuery = (group: TodayGroup, now: number): Omit<FindQuery, "after" | "limit"> => {
  const upTo = nextIndianHour(0, now) - 1;
  switch (group) {
    case "answer":
      return { by: ["waitRank", "waitsAt"], order: "asc" };
    case "owing":
      return { by: "dueAt", order: "asc", upTo };
    case "due":
      return { by: "stepAt", order: "asc", upTo };
    case "dateless":
      return { by: "datelessAt", order: "asc" };
  }
};

const MONEY_QUERIES: Readonly<Record<MoneyList, Omit<FindQuery, "after" | "limit">>> = {
  owes: { by: "owesSince", order: "asc" },
  paid: { by: "paidAt", order: "desc" },
  lost: { by: "lostAt", order: "desc" },
};

/** The lists of people, asked of the store's indexes. All calls reject with StoreUnavailable. */
export const createPeople = ({ people, promise, now }: Parts) => {
  const rowOf = (key: string, person: Person) => personRow(key, person, promise);
  const pageOf = ({ rows, next }: Page<Person>): PeoplePage => ({
    rows: rows.map(({ cursor, record }) => rowOf(cursor.id, record)),
    next,
  });

  const counts = async (): Promise<DeskCounts> => {
    const upTo = nextIndianHour(0, now()) - 1;
    const [answer, orders, owing, due, dateless, late] = await Promise.all([
      people.count({ by: "waitRank" }),
      people.count({ by: "waitRank", upTo: 1 }),
      people.count({ by: "dueAt", upTo }),
      people.count({ by: "stepAt", upTo }),
      people.count({ by: "datelessAt" }),
      people.count({ by: "lateAt", upTo: now() }),
    ]);
    return { answer, orders, owing, due, dateless, late };
  };

  const listCounts = async (): Promise<ListCounts> => {
    const [spam, ...each] = await Promise.all([
      people.count({ where: { isSpam: true } }),
      ...LISTED.map((stage) => people.count({ where: { isSpam: false, listedAs: stage } })),
    ]);
    const stages = Object.fromEntries(LISTED.map((stage, n) => [stage, each[n]]));
    return { stages: stages as ListCounts["stages"], spam };
  };

  /** The first of all groups, or the next page of one of them after a cursor. Nobody is in two groups of a page. */
  const today = async (
    from?: { group: TodayGroup; cursor: Cursor },
    first = FIRST,
  ): Promise<Today> => {
    const groups = await Promise.all(
      TODAY_GROUPS.map(async (group): Promise<PeoplePage> => {
        if (from && from.group !== group) return { rows: [], next: null };
        const page = { after: from?.cursor ?? null, limit: from ? PAGE : first };
        return pageOf(await people.find({ ...todayQuery(group, now()), ...page }));
      }),
    );
    const seen = new Set<string>();
    const once = ({ rows, next }: PeoplePage): PeoplePage => {
      const own = rows.filter(({ person }) => !seen.has(person));
      own.forEach(({ person }) => seen.add(person));
      return { rows: own, next };
    };
    return Object.fromEntries(TODAY_GROUPS.map((group, n) => [group, once(groups[n]!)])) as Today;
  };

  const list = async (
    by: string,
    filter: ListFilter,
    after: Cursor | null,
  ): Promise<PeoplePage> => {
    const { stage, owner, isSpam = false } = filter;
    const whose = owner === "me" ? by : owner === "nobody" ? "" : owner;
    const where = {
      isSpam,
      ...(stage !== undefined && !isSpam && { listedAs: stage }),
      ...(whose !== undefined && { whose }),
    };
    return pageOf(await people.find({ where, by: "latestAt", order: "desc", after, limit: PAGE }));
  };

  return {
    rowOf,
    counts,
    listCounts,
    isEmpty: async (): Promise<boolean> =>
      (await people.list({ before: null, limit: 1 })).rows.length === 0,
    today,
    /** The people of a filter, who came or were worked on last first. `by`: the operator who asks. */
    list,
    money: async (name: MoneyList, after: Cursor | null = null): Promise<PeoplePage> => {
      const limit = after || name === "owes" ? PAGE : FIRST;
      return pageOf(await people.find({ ...MONEY_QUERIES[name], after, limit }));
    },
    row: async (key: string): Promise<PersonRow | null> => {
      const person = await people.read(key).catch(nullIfUnreadable);
      return person && rowOf(key, person);
    },
  };
};

export type People = ReturnType<typeof createPeople>;
