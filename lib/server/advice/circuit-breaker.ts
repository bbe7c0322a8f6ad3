import {
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleWhen,
  type IBreaker,
} from "cockatiel";
import { AiFailure } from "./ai-failure";

/** What an error says about the service: it answered, it failed, or nothing. */
export type Ending = "answered" | "failed" | "ignored";

export type CircuitBreaker = {
  /** Runs a call and settles as it does. While `isRefusing`, rejects with AiFailure "service down" at once. */
  run: <T>(call: () => Promise<T>) => Promise<T>;
  /** Whether a call would be refused now. */
  isRefusing: () => boolean;
  /** True from the failure that opened the circuit until a trial call is answered. */
  isOpen: () => boolean;
};

type Options = {
  failures: number;
  withinMs: number;
  openMs: number;
  endingOf: (error: unknown) => Ending;
};

/**
 * When cockatiel opens the circuit. Its own breakers count a share of calls or failures in a row, not failures in a
 * time.
 */
const failuresWithin = (failures: number, withinMs: number): IBreaker => {
  let failedAt: number[] = [];
  return {
    state: null,
    success: (state) => {
      if (state === CircuitState.HalfOpen) failedAt = [];
    },
    failure: () => {
      const now = Date.now();
      failedAt = [...failedAt.filter((at) => now - at < withinMs), now];
      return failedAt.length >= failures;
    },
  };
};

/**
 * Stops calls to a failing service, and the waits of visitors for it: after `failures` in `withinMs` no call is made
 * for `openMs`, then one trial at a time until one is answered (docs/security.md#t1).
 */
export const createCircuitBreaker = ({
  failures,
  withinMs,
  openMs,
  endingOf,
}: Options): CircuitBreaker => {
  /** A trial that says nothing about the service allows the next one at once. */
  const openMsAfter = (error: unknown) => (endingOf(error) === "ignored" ? 0 : openMs);
  const isFailure = (error: unknown): boolean => {
    const ending = endingOf(error);
    return ending === "failed" || (ending === "ignored" && policy.state === CircuitState.HalfOpen);
  };
  const policy = circuitBreaker(handleWhen(isFailure), {
    breaker: failuresWithin(failures, withinMs),
    halfOpenAfter: new DelegateBackoff(({ result }) =>
      openMsAfter("error" in result ? result.error : null),
    ),
  });
  let openUntil = 0;
  policy.onBreak((reason) => {
    openUntil = Date.now() + openMsAfter("error" in reason ? reason.error : null);
  });
  // cockatiel lets calls wait for the end of a trial; here they are refused.
  const isRefusing = () =>
    policy.state === CircuitState.HalfOpen ||
    (policy.state === CircuitState.Open && Date.now() < openUntil);

  return {
    run: async (call) => {
      if (isRefusing()) throw new AiFailure("service down");
      return policy.execute(call);
    },
    isRefusing,
    isOpen: () => policy.state !== CircuitState.Closed,
  };
};
