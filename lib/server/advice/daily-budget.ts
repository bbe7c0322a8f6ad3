import { type DailyBudget as Spent, withOneSpent } from "@/lib/domain/advice/daily-budget";
import { log } from "@/lib/server/core/log";
import { errorMessage } from "@/lib/server/core/error-text";
import type { Store } from "@/lib/server/store/store";

const ID = "ai";

/** A stored budget of `calls` a UTC day; none while the store fails (docs/security.md#t1). */
export const createDailyBudget = (store: Store<Spent>, calls: number, now: () => number) => ({
  /** Spends one and resolves to whether there was one. Never rejects. */
  take: async (): Promise<boolean> => {
    let isPaid = false;
    try {
      // A change may run several times; its last run is the committed one.
      await store.update(ID, (known) => {
        const next = withOneSpent(known, calls, now());
        isPaid = next !== null;
        return next;
      });
      return isPaid;
    } catch (error) {
      log.error({ event: "budget out of reach", reason: errorMessage(error) });
      return false;
    }
  },
  /** Whether today's budget is spent; false while the store fails. Never rejects. */
  isSpent: (): Promise<boolean> =>
    store.read(ID).then(
      (known) => withOneSpent(known, calls, now()) === null,
      () => false, // the health check reports a failing store
    ),
});

export type DailyBudget = ReturnType<typeof createDailyBudget>;
