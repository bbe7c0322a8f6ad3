import { setImmediate } from "node:timers/promises";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import { liveLeads, type Person, personOf } from "@/lib/domain/leads/person-leads";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { leadScan } from "./lead-scan";
import type { PersonLeads } from "./person-leads";

type Parts = {
  leads: Store<Lead>;
  persons: Store<Person>;
  place: PersonLeads["place"];
  promise: AnswerPromise;
  now: () => number;
};

/** Documents read at a time. */
const AT_ONCE = 100;

/** Leads of release 1.0.0 have no person. */
const mayLackPerson = (json: string): boolean => !json.includes('"person":"');

/** What is done about people after each start and every night. All calls reject with StoreUnavailable. */
export const createPersonUpkeep = ({ leads, persons, place, promise, now }: Parts) => ({
  /** Gives each lead of release 1.0.0 its person, a few at a time. Safe to repeat. */
  placeAll: async (): Promise<void> => {
    for await (const rows of leadScan(leads, {}, mayLackPerson))
      for (const { cursor, record } of rows)
        if (record.person === null) {
          await place(cursor.id, record).catch(nullIfUnreadable);
          await setImmediate();
        }
  },

  /** Takes expired leads out of the people that have others. */
  foldAgain: async (): Promise<void> => {
    const query = { by: "foldAt", order: "asc", upTo: now(), limit: AT_ONCE } as const;
    for await (const { rows } of pagesOf((after) => persons.find({ ...query, after })))
      for (const { cursor } of rows)
        await persons
          .update(cursor.id, (known) => known && personOf(liveLeads(known, now()), promise))
          .catch(nullIfUnreadable);
  },
});
