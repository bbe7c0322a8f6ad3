import {
  type DeskFilter,
  type ListOrder,
  personMatcher,
  storedQuery,
  wordsMatcher,
} from "@/lib/domain/leads/desk-filter";
import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import type { Person } from "@/lib/domain/leads/person-leads";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { searchedWords } from "@/lib/domain/leads/searched-text";
import type { PeopleRowMaker, PeopleRows } from "@/lib/server/leads/people-rows";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Cursor, Store, Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** The list: `total` counts all pages; null where it is not known. */
export type PeoplePage = PeopleRows & { total: number | null };

/** People on a page. */
const PAGE = 25;
/** Documents read at a time, and at most by one request, whose answer then has a cursor for the rest. */
const AT_ONCE = 100;
const MOST_SCANNED = 5_000;
/** Cursor prefix for people without a next step, listed after all others. Keys are hexadecimal. */
const REST = "rest ";
const restCursor = (cursor: Cursor): Cursor => ({ ...cursor, id: REST + cursor.id });

type Parts = { leads: Store<Lead>; persons: Store<Person>; rows: PeopleRowMaker };
/** A person on its way into the list, with the cursor after it. */
type FoundPerson = Readonly<{ key: string; person: Person; cursor: Cursor }>;
type Scan = AsyncGenerator<{ found: FoundPerson[]; next: Cursor | null }>;

/** The desk's list. All calls reject with StoreUnavailable. */
export const createPeopleList = ({ leads, persons, rows: { rowOf } }: Parts) => {
  /** People by a field, in its order. */
  async function* byField(
    filter: DeskFilter,
    by: "latestAt" | "dueAt",
    order: "asc" | "desc",
    from: Cursor | null,
  ): Scan {
    const { where } = storedQuery(filter);
    const query = { where, by, order, limit: AT_ONCE };
    for await (const page of pagesOf((after) => persons.find({ ...query, after }), from)) {
      const found = page.rows.map(({ cursor, record }) => ({
        key: cursor.id,
        person: record,
        cursor,
      }));
      yield { found, next: page.next };
    }
  }

  /** Those with a next step, the earliest first; then all others, the latest first. */
  async function* byNextStep(filter: DeskFilter, cursor: Cursor | null): Scan {
    const isInRest = cursor?.id.startsWith(REST) ?? false;
    if (!isInRest)
      for await (const page of byField(filter, "dueAt", "asc", cursor))
        yield { ...page, next: page.next ?? { at: Number.MAX_SAFE_INTEGER, id: REST } };
    const from = cursor && isInRest ? { ...cursor, id: cursor.id.slice(REST.length) } : null;
    const rest = byField(filter, "latestAt", "desc", from?.id ? from : null);
    for await (const { found, next } of rest)
      yield {
        found: found
          .filter(({ person }) => person.dueAt === undefined)
          .map((one) => ({ ...one, cursor: restCursor(one.cursor) })),
        next: next && restCursor(next),
      };
  }

  const readable = (id: string) => leads.read(id).catch(nullIfUnreadable);

  /** People by their leads with the words, the newest first; a person at the newest of these leads. */
  async function* byWords(filter: DeskFilter, cursor: Cursor | null): Scan {
    const words = searchedWords(filter.text ?? "");
    const hasWords = wordsMatcher(filter);
    /** Whether a later lead of the person has the words as well: then the person is a row there. */
    const isFoundBefore = async (person: Person, than: string, { createdAt }: Stored<Lead>) => {
      for (const { id } of person.leads) {
        const other = id === than ? null : await readable(id);
        const isLater =
          other !== null &&
          (other.createdAt > createdAt || (other.createdAt === createdAt && id > than));
        if (isLater && isForDesk(other) && hasWords(other)) return true;
      }
      return false;
    };
    const query = { words, limit: AT_ONCE };
    for await (const page of pagesOf((before) => leads.search({ ...query, before }), cursor)) {
      const found: FoundPerson[] = [];
      for (const { cursor: place, record } of page.rows) {
        if (!isForDesk(record) || record.person === null) continue;
        const person = await persons.read(record.person).catch(nullIfUnreadable);
        if (!person || (await isFoundBefore(person, place.id, record))) continue;
        found.push({ key: record.person, person, cursor: place });
      }
      yield { found, next: page.next };
    }
  }

  const scanOf = (filter: DeskFilter, order: ListOrder, after: Cursor | null): Scan => {
    if (filter.text !== undefined && searchedWords(filter.text).length > 0)
      return byWords(filter, after);
    if (order === "next") return byNextStep(filter, after);
    return byField(filter, "latestAt", order === "oldest" ? "asc" : "desc", after);
  };

  const pageOf = async (filter: DeskFilter, order: ListOrder, after: Cursor | null) => {
    const fits = personMatcher(filter);
    const rows: PersonRow[] = [];
    let last: Cursor | null = null;
    let count = 0;
    for await (const { found, next } of scanOf(filter, order, after)) {
      const fitting = found.filter(({ person }) => fits(person));
      while (fitting.length > 0) {
        const some = fitting.splice(0, PAGE + 1 - rows.length);
        const made = await Promise.all(some.map(({ key, person }) => rowOf(key, person)));
        for (const [n, row] of made.entries()) {
          if (row === null) continue;
          if (rows.length === PAGE) return { rows, next: last };
          rows.push(row);
          last = some[n]!.cursor;
        }
      }
      count += AT_ONCE;
      if (count >= MOST_SCANNED) return { rows, next };
    }
    return { rows, next: null };
  };

  /**
   * A page of the people that fit a filter; after MOST_SCANNED documents it is shorter and has a `next`. A search is in
   * the order of arrival, the newest first.
   */
  return async (
    filter: DeskFilter,
    order: ListOrder,
    after: Cursor | null,
  ): Promise<PeoplePage> => {
    const { where, isAll } = storedQuery(filter);
    const page = await pageOf(filter, order, after);
    if (isAll) return { ...page, total: await persons.count({ where }) };
    return { ...page, total: after === null && page.next === null ? page.rows.length : null };
  };
};
