import type { AiState } from "@/lib/server/advice/analyst";
import { log } from "@/lib/server/core/log";
import { errorMessage } from "@/lib/server/core/error-text";
import type { Store } from "@/lib/server/store/store";
import type { Probe } from "@/lib/server/store/schemas/stored-visitor";

/** A store that takes longer for one small write than this, in ms, is not ready (docs/product/data.md#r11). */
const PROBE_MS = 250;
/** How long one result answers all calls, in ms. */
const FRESH_MS = 2_000;
const PROBE_ID = "ready";

/**
 * The state of the store: "degraded" takes every write, but a damaged database with older data was set aside;
 * "unavailable" takes none, or is damaged.
 */
export type Readiness = { store: "ok" | "degraded" | "unavailable"; ai: AiState };
type Parts = {
  store: Store<Probe>;
  isStoreDegraded: () => Promise<boolean> | boolean;
  /** Whether damage was seen in the database since it was opened: writes may be lost. */
  isStoreDamaged: () => boolean;
  aiState: () => Promise<AiState>;
  /** A clock that nobody sets, in ms. */
  now: () => number;
};

const inTime = (work: Promise<unknown>): Promise<boolean> => {
  const done = work.then(
    () => true,
    (error: unknown) => {
      log.error({ event: "store not ready", reason: errorMessage(error) });
      return false;
    },
  );
  const late = new Promise<false>((resolve) => setTimeout(resolve, PROBE_MS, false).unref());
  return Promise.race([done, late]);
};

/** Whether this process can do its work. */
export const createHealth = ({ store, isStoreDegraded, isStoreDamaged, aiState, now }: Parts) => {
  let found: { at: number; isWriting: Promise<boolean>; ai: Promise<AiState> } | undefined;
  return {
    /** Reads and writes a small record, at most every 2 s. The site is ready without the AI, too. */
    readiness: async (): Promise<Readiness> => {
      const at = now();
      if (!found || at - found.at >= FRESH_MS)
        found = { at, isWriting: inTime(store.update(PROBE_ID, () => ({ at }))), ai: aiState() };
      const isWriting = (await found.isWriting) && !isStoreDamaged();
      const working = (await isStoreDegraded()) ? "degraded" : "ok";
      return { store: isWriting ? working : "unavailable", ai: await found.ai };
    },
  };
};
