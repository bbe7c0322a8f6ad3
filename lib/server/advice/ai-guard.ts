import { aiFailureFrom, AiFailure, type AiFailureKind } from "./ai-failure";
import { createBreaker, type Ending } from "./circuit-breaker";
import { createGate } from "./bulkhead";
import { createRetryBudget } from "./retry-budget";

/** All of security.md T1 and R7. */
const CALLS_AT_ONCE = 4;
const QUEUE = 16;
const QUEUE_MS = 2_000;
const BREAKER = { failures: 5, withinMs: 30_000, openMs: 30_000 };
const RETRY_SHARE = 0.1;
const RETRY_RESERVE = 10;

/** What a failed call says about the service where it is not that it fails: it refused one prompt, or was not asked. */
const ENDING_OF: Partial<Record<AiFailureKind, Ending>> = {
  "bad request": "answered",
  unprocessable: "answered",
  "over budget": "neither",
};

export type AiGuard = {
  /**
   * Runs a call when there is time, a place and hope for it. Rejects with what the call throws, or with an AiFailure
   * "overloaded", "service down" or "busy": at once, or after 2 s in the queue, or half of `withinMs` if that is
   * less: the call needs the other half.
   */
  run: <T>(withinMs: number, call: () => Promise<T>) => Promise<T>;
  /** Spends a retry and says whether there was one. */
  mayRetry: () => boolean;
  /** How many calls wait for a place now. */
  waiting: () => number;
  /** Whether the service failed so often that calls are not let through. */
  isDegraded: () => boolean;
};

type Parts = { isOverloaded: () => boolean; now?: () => number };

/** What stands between visitors and the AI in one process, so that neither can exhaust the other. */
export const createAiGuard = ({ isOverloaded, now = () => performance.now() }: Parts): AiGuard => {
  const gate = createGate(CALLS_AT_ONCE, QUEUE);
  const breaker = createBreaker({ ...BREAKER, now });
  const retries = createRetryBudget(RETRY_SHARE, RETRY_RESERVE);

  const admitted = async <T>(call: () => Promise<T>): Promise<T> => {
    const end = breaker.admit();
    if (!end) throw new AiFailure("service down");
    retries.called();
    try {
      const result = await call();
      end("answered");
      return result;
    } catch (error) {
      end(ENDING_OF[aiFailureFrom(error).kind] ?? "failed");
      throw error;
    }
  };

  return {
    run: async (withinMs, call) => {
      if (isOverloaded()) throw new AiFailure("overloaded");
      if (breaker.isRefusing()) throw new AiFailure("service down");
      const leave = await gate.enter(Math.min(withinMs / 2, QUEUE_MS));
      if (!leave) throw new AiFailure("busy");
      try {
        return await admitted(call);
      } finally {
        leave();
      }
    },
    mayRetry: retries.take,
    waiting: gate.waiting,
    isDegraded: breaker.isOpen,
  };
};
