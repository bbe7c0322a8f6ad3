import { type DailyBudget as Spent, withOneSpent } from "@/lib/domain/advice/daily-budget";
import { log } from "@/lib/server/core/log";
import { errorMessage } from "@/lib/server/core/error-text";
import type { Store } from "@/lib/server/store/store";

/** How many calls may still be paid for today. */
export type DailyBudget = {
  /** Spends one and says whether there was one. Never rejects. */
  take: () => Promise<boolean>;
  /** Whether nothing is left of today's; false while the store does not say. Never rejects. */
  isSpent: () => Promise<boolean>;
};

const ID = "ai";

/**
 * A budget of `calls` per UTC day, kept in the store so that a restart and other instances go on with what is left
 * (docs/security.md#t1). While the store fails no call is paid for: an unpaid call is worse than standard advice.
 */
export const createDailyBudget = (
  store: Store<Spent>,
  calls: number,
  now: () => number,
): DailyBudget => ({
  take: async () => {
    let isPaid = false;
    try {
      // A change may run several times; its last run is the one that took.
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
  isSpent: () =>
    store.read(ID).then(
      (known) => withOneSpent(known, calls, now()) === null,
      () => false, // the health check reports a failing store
    ),
});
