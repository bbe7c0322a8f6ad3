import { errorName } from "./error-text.ts";
import { log } from "./log.ts";
import { singleton } from "./singleton.ts";

/** Of this process, across all copies of this module that Next may load. */
const state = singleton("stopping", () => ({
  controller: new AbortController(),
  lastWorks: new Set<() => Promise<void>>(),
  closers: new Set<() => void>(),
}));

/** Aborts when the process begins to stop: what waits for somebody else should give up waiting. */
export const shutdownSignal = (): AbortSignal => state().controller.signal;

/** Has `work` done after the last answer, before anything is closed. It is not to reject, nor to take seconds. */
export const onShutdown = (work: () => Promise<void>): void => void state().lastWorks.add(work);

/** Has `close` called at the very end, when nothing is under way any more. */
export const closeOnShutdown = (close: () => void): void => void state().closers.add(close);

export const beginShutdown = (): void => state().controller.abort();

/** Ends what has an end, then closes what is open; one that fails does not keep the others from it. */
export const finishShutdown = async (): Promise<void> => {
  await Promise.allSettled([...state().lastWorks].map((work) => work()));
  for (const close of state().closers)
    try {
      close();
    } catch (error) {
      // What was acknowledged is on disk all the same.
      log.error({ event: "not closed", kind: errorName(error) });
    }
};
