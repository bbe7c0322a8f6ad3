import { errorName } from "./error-text.ts";
import { log } from "./log.ts";
import { singleton } from "./singleton.ts";

/** One for the process, also where Next loads several copies of this module. */
const state = singleton("stopping", () => ({
  controller: new AbortController(),
  lastWorks: new Set<() => Promise<void>>(),
  closers: new Set<() => void>(),
}));

/** Aborts when the process begins to stop: waits for other parties should end then. */
export const shutdownSignal = (): AbortSignal => state().controller.signal;

/** Registers work to do after the last response, before anything is closed. It must not reject, nor take seconds. */
export const onShutdown = (work: () => Promise<void>): void => void state().lastWorks.add(work);

/** Registers what to close at the very end, when nothing runs any more. */
export const closeOnShutdown = (close: () => void): void => void state().closers.add(close);

export const beginShutdown = (): void => state().controller.abort();

/** Does the registered work, then closes what is open; a failure of one does not stop the others. */
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
