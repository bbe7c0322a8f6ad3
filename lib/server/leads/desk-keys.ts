import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import { withDeskKeys, withoutDeskKeys } from "@/lib/domain/leads/desk-keys";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Page, Store } from "@/lib/server/store/store";

const withoutKeys = ({ rows, next }: Page<Lead>): Page<Lead> => ({
  rows: rows.map(({ cursor, record }) => ({ cursor, record: withoutDeskKeys(record) })),
  next,
});

/**
 * The same store, but each lead is written with the keys by which the desk counts and lists it. Leads that come out of
 * it have none.
 */
export const deskKeyedLeads = (leads: Store<Lead>, promise: AnswerPromise): Store<Lead> => ({
  ...leads,
  read: async (id) => {
    const lead = await leads.read(id);
    return lead && withoutDeskKeys(lead);
  },
  update: async (id, change, ...alongside) => {
    const kept = await leads.update(
      id,
      (stored) => {
        const known = stored && withoutDeskKeys(stored);
        const next = change(known);
        return next === null || next === known ? null : withDeskKeys(next, promise);
      },
      ...alongside,
    );
    return kept && withoutDeskKeys(kept);
  },
  remove: (id, only) => leads.remove(id, only && ((lead) => only(withoutDeskKeys(lead)))),
  list: async (query) => withoutKeys(await leads.list(query)),
  listDue: async (query) => withoutKeys(await leads.listDue(query)),
});
