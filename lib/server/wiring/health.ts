import "server-only";
import { singleton } from "@/lib/server/core/singleton";
import { createHealth } from "@/lib/server/health/readiness";
import { createStorageWatch } from "@/lib/server/health/storage-watch";
import { isStoreDamaged, isStoreDegraded } from "@/lib/server/store/database";
import { PROBES } from "@/lib/server/store/schemas/stored-visitor";
import { storageUse } from "@/lib/server/store/storage-use";
import { storeOf } from "@/lib/server/store/store-of";
import { analyst } from "./advice";
import { notifications } from "./leads";

/** Watches how full the storage is. */
export const storage = singleton("storage", () =>
  createStorageWatch({
    measure: storageUse,
    notify: notifications().notifyOperators,
    now: () => performance.now(),
  }),
);

/** The health of this process. */
export const health = singleton("health", () =>
  createHealth({
    store: storeOf(PROBES),
    isStoreDegraded: async () => isStoreDegraded() || (await storage().level()) > 0,
    isStoreDamaged,
    aiState: analyst().state,
    now: () => performance.now(),
  }),
);
