import type { Lead } from "@/lib/domain/leads/lead";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { isNotified } from "./lead-for-notification";

type NotificationOutbox = {
  /** Queues a notification of an arrival. */
  enqueueArrival: (leadId: string, receivedAt: number) => Promise<void>;
  /** Queues a notification of a deletion. */
  enqueueDeletion: (leadId: string) => Promise<void>;
  /** The lead is written, or deleted: run the worker, these arrivals first. */
  wake: (leadId: string, arrivals: readonly number[]) => void;
};

/**
 * The arrival to notify of when a lead becomes `next`, epoch ms; null: none. A flagged lead is only counted by the
 * summary.
 */
const arrivalOf = (known: Lead | null, next: Lead): number | null => {
  if (!isNotified(next)) return null;
  const isUnflagged = known !== null && known.flags.length > 0;
  return next.receivedAt !== known?.receivedAt || isUnflagged ? next.receivedAt : null;
};

/**
 * Outbox: enqueue before writing or deleting the lead, so that a crash between the two can never lose a notification.
 * Orphans are dropped (lead-for-notification.ts).
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
