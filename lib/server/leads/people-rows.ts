import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import { strongestFirst } from "@/lib/domain/leads/person-fields";
import { liveLeads, type Person } from "@/lib/domain/leads/person-leads";
import { type PersonRow, personRow } from "@/lib/domain/leads/person-row";
import type { Cursor, Page, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** Some people in their order; `next` is the cursor of the following page, null at the end. */
export type PeopleRows = { rows: PersonRow[]; next: Cursor | null };

type Parts = { leads: Store<Lead>; promise: AnswerPromise; now: () => number };

/** Rows of people for the desk's lists. All calls reject with StoreUnavailable. */
export const createPeopleRows = ({ leads, promise, now }: Parts) => {
  /** The row of a person; null where no lead can be read. */
  const rowOf = async (key: string, person: Person): Promise<PersonRow | null> => {
    const live = liveLeads(person, now());
    for (const { id } of strongestFirst(live)) {
      const lead = await leads.read(id).catch(nullIfUnreadable);
      if (lead && isForDesk(lead)) return personRow(key, live, [id, lead], promise);
    }
    return null;
  };

  /** The rows of a page of people. */
  const rowsOf = async (page: Page<Person>): Promise<PeopleRows> => {
    const rows = await Promise.all(page.rows.map(({ cursor, record }) => rowOf(cursor.id, record)));
    return { rows: rows.filter((row) => row !== null), next: page.next };
  };

  return { rowOf, rowsOf };
};

export type PeopleRowMaker = ReturnType<typeof createPeopleRows>;
