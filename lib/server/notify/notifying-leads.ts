import type { Lead } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { isNotified } from "./lead-for-notification";

type NotificationOutbox = {
  /** Has a message about the lead wait. */
  enqueueArrival: (leadId: string, receivedAt: number) => Promise<void>;
  /** Has a message about its deletion wait. */
  enqueueDeletion: (leadId: string) => Promise<void>;
  /** The lead is written, or gone: send what waits, these arrivals of it first. */
  wake: (leadId: string, arrivals: readonly number[]) => void;
};

/** When a lead is to be announced as it becomes `next`; null: it is not. A flagged one is only counted by the summary. */
const arrivalOf = (known: Lead | null, next: Lead): number | null => {
  if (!isNotified(next)) return null;
  const isUnflagged = known !== null && known.flags.length > 0;
  return next.receivedAt !== known?.receivedAt || isUnflagged ? next.receivedAt : null;
};

/**
 * The leads, each of which is announced before it stands in the store, when it is new or arrived anew, and before it is
 * deleted: whatever kills us between two writes, there is no lead of which nobody is told. A message whose lead never
 * came, or was not deleted after all, is dropped when it is to leave (message-lead.ts).
 */
export const notifyingLeads = (
  leads: Store<Lead>,
  { enqueueArrival, enqueueDeletion, wake }: NotificationOutbox,
): Store<Lead> => ({
  ...leads,
  update: async (id, change, ...alongside) => {
    const enqueued = new Set<number>();
    for (;;) {
      let arrival: number | null = null;
      const kept = await leads.update(
        id,
        (known) => {
          const next = change(known);
          const at = next && arrivalOf(known, next);
          arrival = at !== null && !enqueued.has(at) ? at : null;
          return arrival === null ? next : null;
        },
        ...alongside,
      );
      if (arrival === null) {
        if (enqueued.size > 0) wake(id, [...enqueued]);
        return kept;
      }
      await enqueueArrival(id, arrival);
      enqueued.add(arrival);
    }
  },
  remove: async (id, only) => {
    const isThere = await leads.read(id).then(Boolean, (error) => nullIfUnreadable(error) === null);
    if (isThere) await enqueueDeletion(id);
    await leads.remove(id, only);
    wake(id, []);
  },
});
