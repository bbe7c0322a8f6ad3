import { withDeadline } from "@/lib/server/core/deadline";
import { log } from "@/lib/server/core/log";
import { errorMessage } from "@/lib/server/core/error-text";
import type { Store } from "@/lib/server/store/store";
import type { Probe } from "@/lib/server/store/schemas/stored-visitor";

/** A store that takes longer for one small write than this, in ms, is not ready (docs/product/data.md#r11). */
const PROBE_MS = 250;
const PROBE_ID = "ready";

/** "degraded": a damaged database was set aside; "unavailable": no writes, or damaged. */
export type StoreState = "ok" | "degraded" | "unavailable";
type Parts = {
  store: Store<Probe>;
  isStoreDegraded: () => boolean;
  /** Whether damage was seen in the database since it was opened: writes may be lost. */
  isStoreDamaged: () => boolean;
  /** Epoch ms. */
  now: () => number;
};

/** The state of the store, by writing a small document. Never rejects. */
export const storeState = async (parts: Parts): Promise<StoreState> => {
  const at = parts.now();
  try {
    await withDeadline(PROBE_MS, () => parts.store.update(PROBE_ID, () => ({ at })));
  } catch (error) {
    log.error({ event: "store not ready", reason: errorMessage(error) });
    return "unavailable";
  }
  if (parts.isStoreDamaged()) return "unavailable";
  return parts.isStoreDegraded() ? "degraded" : "ok";
};
