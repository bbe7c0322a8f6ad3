import { errorName } from "./error-text.ts";
import { log } from "./log.ts";
import { singleton } from "./singleton.ts";

/** One per process, even where Next loads several copies of this module. */
const state = singleton("stopping", () => ({
  controller: new AbortController(),
  lastWorks: new Set<() => Promise<void>>(),
  closers: new Set<() => void>(),
}));

/** Aborts when the process begins to stop: waits for other services should end then. */
export const shutdownSignal = (): AbortSignal => state().controller.signal;

/** Registers work after the last response, before anything is closed. It must not reject. */
export const onShutdown = (work: () => Promise<void>): void => void state().lastWorks.add(work);

/** Registers a function that closes a resource at the very end, after all work. */
export const closeOnShutdown = (close: () => void): void => void state().closers.add(close);

export const beginShutdown = (): void => state().controller.abort();

/** Does the registered work, then closes the resources; a failure of one does not stop the others. */
export const finishShutdown = async (): Promise<void> => {
  await Promise.allSettled([...state().lastWorks].map((work) => work()));
  for (const close of state().closers)
    try {
      close();
    } catch (error) {
      // Acknowledged writes are on disk already.
      log.error({ event: "not closed", kind: errorName(error) });
    }
};
