import type { Lead } from "@/lib/domain/lead";
import type { Store } from "@/lib/server/store/store";

type Announcing = {
  /** Has a message about the lead wait. */
  announce: (leadId: string, receivedAt: number) => Promise<void>;
  /** Something waits now whose lead is there. */
  wake: () => void;
};

/**
 * The leads, each of which is announced before it stands in the store, when it is new or arrived anew: whatever
 * kills us between two writes, there is no lead of which nobody is told. A message whose lead never came is dropped
 * when it is to leave (message-lead.ts).
 */
export const announcedLeads = (
  leads: Store<Lead>,
  { announce, wake }: Announcing,
): Store<Lead> => ({
  ...leads,
  update: async (id, change, beside) => {
    const announced = new Set<number>();
    for (;;) {
      let arrival: number | null = null;
      const kept = await leads.update(
        id,
        (known) => {
          const next = change(known);
          const isArrival = next !== null && next.receivedAt !== known?.receivedAt;
          arrival = isArrival && !announced.has(next.receivedAt) ? next.receivedAt : null;
          return arrival === null ? next : null;
        },
        beside,
      );
      if (arrival === null) {
        if (announced.size > 0) wake();
        return kept;
      }
      await announce(id, arrival);
      announced.add(arrival);
    }
  },
});
