import "server-only";
import { env } from "@/lib/server/core/env";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { singleton } from "@/lib/server/core/singleton";
import type { SiteCheck } from "@/lib/domain/health/site-check";
import { beat } from "@/lib/server/health/heartbeat";
import {
  aiLook,
  backupLook,
  channelLook,
  clockLook,
  createSiteChecks,
  diskLook,
  factsLook,
  proxyLook,
  signInLook,
  storeLook,
} from "@/lib/server/health/site-checks";
import { fitsHops } from "@/lib/server/edge/forwarded";
import { createStorageWatch } from "@/lib/server/health/storage-watch";
import { storeState } from "@/lib/server/health/store-state";
import { readBuildFacts } from "@/lib/server/site/build-facts";
import {
  databaseSummary,
  isClockBelieved,
  isStoreDamaged,
  isStoreDegraded,
  storageUse,
} from "@/lib/server/store/database";
import { CHANNEL_RESULTS } from "@/lib/server/store/schemas/stored-notification";
import { PROBES } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";
import { nullIfUnreadable, unreadableCount } from "@/lib/server/store/unreadable";
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

const lastTry = (name: string) => storeOf(CHANNEL_RESULTS).read(name).catch(nullIfUnreadable);

/** Everything that can be wrong with the site: for /api/ready and the desk; `npm run doctor` tries the same things. */
export const siteChecks = singleton("siteChecks", () =>
  createSiteChecks(
    {
      store: async () => {
        const store = storeOf(PROBES);
        const state = await storeState({ store, isStoreDegraded, isStoreDamaged, now: Date.now });
        return storeLook(state, unreadableCount());
      },
      disk: async () => diskLook(env().store === "sqlite" ? await storageUse() : null),
      facts: async () => factsLook(readBuildFacts()),
      backup: () => backupLook(env(), databaseSummary, Date.now()),
      mail: async () => channelLook("mail", env().mail !== null, await lastTry("mail")),
      webhook: async () => channelLook("webhook", env().webhook !== null, await lastTry("webhook")),
      ai: async () => aiLook(await analyst().state(), await lastTry("ai")),
      signIn: async () => signInLook(env()),
      clock: async () => clockLook(await isClockBelieved()),
      proxy: async () => proxyLook(fitsHops(env().trustProxyHops)),
    },
    () => performance.now(),
  ),
);

/** Whether the store takes writes, and the process does not stop. */
export const isServing = (checks: readonly SiteCheck[]): boolean =>
  !checks.some(({ trouble }) => trouble?.kind === "storeDown") && !shutdownSignal().aborted;

/** Calls HEARTBEAT_URL, if one is set, while the site serves. */
export const startHeartbeat = (): void => {
  const { heartbeatUrl } = env();
  if (heartbeatUrl) beat(heartbeatUrl, async () => isServing(await siteChecks().read()));
};
