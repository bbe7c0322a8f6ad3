import { aiFailureFrom, AiFailure, type AiFailureKind } from "./ai-failure";
import { createBulkhead } from "./bulkhead";
import { createCircuitBreaker, type Ending } from "./circuit-breaker";

/** Limits of one process (docs/security.md#t1). */
const CALLS_AT_ONCE = 4;
const QUEUE = 16;
const QUEUE_MS = 2_000;
const BREAKER = { failures: 5, withinMs: 30_000, openMs: 30_000 };
/** Retries are a share of the calls, so that a failing service does not get three times the load. */
const RETRY_SHARE = 0.1;
/** Retries available from the start, and the most that accumulate: the first call of a quiet day can be retried, too. */
const RETRY_RESERVE = 10;

/** Failures that do not count against the service: it lacks a model, refused one prompt, or was not called. */
const ENDING_OF: Partial<Record<AiFailureKind, Ending>> = {
  "not found": "answered",
  decommissioned: "answered",
  "reasoned away": "answered",
  "no model": "ignored",
  "bad request": "answered",
  unprocessable: "answered",
  "over budget": "ignored",
};

const endingOf = (error: unknown): Ending => ENDING_OF[aiFailureFrom(error).kind] ?? "failed";

export type AiGuard = {
  /**
   * Runs a call unless the process is overloaded, the service is down or the queue is full. Rejects with what the call
   * throws, or with an AiFailure "overloaded", "service down" or "busy": at once, or after 2 s in the queue, or after
   * half of `withinMs` if that is less, because the call needs the other half.
   */
  run: <T>(withinMs: number, call: () => Promise<T>) => Promise<T>;
  /** Spends a retry and returns whether there was one. */
  mayRetry: () => boolean;
  /** The number of calls in the queue. */
  waiting: () => number;
  /** Whether the circuit is open after repeated failures. */
  isDegraded: () => boolean;
};

/** The limits between visitors and the AI service in one process, so that neither exhausts the other. */
export const createAiGuard = ({ isOverloaded }: { isOverloaded: () => boolean }): AiGuard => {
  const bulkhead = createBulkhead(CALLS_AT_ONCE, QUEUE);
  const breaker = createCircuitBreaker({ ...BREAKER, endingOf });
  let retries = RETRY_RESERVE;

  return {
    run: async (withinMs, call) => {
      if (isOverloaded()) throw new AiFailure("overloaded");
      if (breaker.isRefusing()) throw new AiFailure("service down");
      const leave = await bulkhead.enter(Math.min(withinMs / 2, QUEUE_MS));
      if (!leave) throw new AiFailure("busy");
      try {
        return await breaker.run(() => {
          retries = Math.min(RETRY_RESERVE, retries + RETRY_SHARE);
          return call();
        });
      } finally {
        leave();
      }
    },
    mayRetry: () => {
      if (retries < 1) return false;
      retries--;
      return true;
    },
    waiting: bulkhead.waiting,
    isDegraded: breaker.isOpen,
  };
};
