import { setImmediate } from "node:timers/promises";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { FORMER_STATUSES } from "@/lib/domain/leads/former-part";
import type { Lead } from "@/lib/domain/leads/lead";
import { isWorkedOn, type Person, withFields, withoutExpired } from "@/lib/domain/leads/person";
import { pagesOf } from "@/lib/server/store/pages-of";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { drop, put, ref, type Store, type Transact } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { withMoneyYears } from "./money-years";
import type { SaveLead } from "./save-lead";

type Parts = {
  leads: Store<Lead>;
  people: Store<Person>;
  save: SaveLead["save"];
  transact: Transact;
  promise: AnswerPromise;
  now: () => number;
};

const AT_ONCE = 100;

/** Of whom nothing is kept: a list of release 1.0.0. */
const isNobody = (person: Person): boolean => person.leads.length === 0 && !isWorkedOn(person);

/** What is done about people after each start and every night. All calls reject with StoreUnavailable. */
export const createPersonUpkeep = ({ leads, people, save, transact, promise, now }: Parts) => ({
  /** Moves what an earlier release kept with leads to their people, a few at a time. Safe to repeat. */
  placeAll: async (): Promise<void> => {
    const lists = { limit: AT_ONCE, mayFit: (json: string) => !json.includes('"stage":') };
    let hasLists = true;
    for (const status of FORMER_STATUSES) {
      const query = { where: { status }, by: "receivedAt", order: "asc", limit: AT_ONCE } as const;
      for await (const { rows } of pagesOf((after) => leads.find({ ...query, after }))) {
        // Before the first lead is moved: then a run that is cut off does it again.
        if (rows.length > 0 && hasLists) {
          for await (const page of pagesOf((before) => people.list({ ...lists, before })))
            for (const { cursor } of page.rows) await people.remove(cursor.id, isNobody);
          hasLists = false;
        }
        for (const { cursor } of rows) {
          await save(cursor.id, (lead) => lead && { ...lead }, true).catch(nullIfUnreadable);
          await setImmediate();
        }
      }
    }
  },

  /** Takes expired leads out of the people who have them, and makes a restored person's fields anew. */
  foldAgain: async (): Promise<void> => {
    const query = { by: "foldAt", order: "asc", upTo: now(), limit: AT_ONCE } as const;
    for await (const { rows } of pagesOf((after) => people.find({ ...query, after })))
      for (const { cursor } of rows) {
        const at = ref(PEOPLE, cursor.id);
        await transact([at], (known) => {
          const person = known.readable(at);
          if (!person) return { result: undefined, writes: [] };
          const next = withoutExpired(person, now());
          const isEmpty =
            next.leads.length === 0 && Object.values(next.details).every((text) => !text);
          const write =
            isEmpty && next.sales.length === 0
              ? drop(at)
              : put(at, withFields(next, promise), true);
          return { result: undefined, writes: withMoneyYears(known, [write]) };
        });
      }
  },
});
