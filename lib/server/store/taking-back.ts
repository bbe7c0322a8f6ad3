import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "@/lib/server/core/singleton";

const scope = singleton("takingBack", () => new AsyncLocalStorage<true>());

/**
 * Runs work that takes something back (a deletion, a revocation, a withdrawal) or that operators do at the desk: its
 * writes may use the reserve of a full disk (docs/product/data.md#full-disk).
 */
export const takingBack = <T>(work: () => T): T => scope().run(true, work);

/** Whether the running call takes something back. */
export const isTakingBack = (): boolean => scope().getStore() === true;
