import type { Lead } from "@/lib/domain/lead";
import type { Store } from "@/lib/server/store/store";

type Announcing = {
  /** Has a message about the lead wait. */
  announce: (leadId: string, receivedAt: number) => Promise<void>;
  /** Has a message about its deletion wait. */
  announceDeletion: (leadId: string) => Promise<void>;
  /** Something waits now whose lead is there. */
  wake: () => void;
};

/**
 * The leads, each of which is announced before it stands in the store, when it is new or arrived anew, and before it is
 * deleted: whatever kills us between two writes, there is no lead of which nobody is told. A message whose lead never
 * came, or was not deleted after all, is dropped when it is to leave (message-lead.ts).
 */
export const announcedLeads = (
  leads: Store<Lead>,
  { announce, announceDeletion, wake }: Announcing,
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
  remove: async (id, only) => {
    if (await leads.read(id)) await announceDeletion(id);
    await leads.remove(id, only);
    wake();
  },
});
