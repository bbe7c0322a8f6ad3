import "server-only";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { sha256 } from "@/lib/server/core/sha256";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { fillDeskKeys, haveDeskKeys } from "@/lib/server/leads/desk-key-backfill";
import { onceInStore } from "@/lib/server/store/shortened-retention";
import { leadMaintenanceStore, probeStore } from "@/lib/server/store/stores";
import { answerPromise, cards } from "./lead-store";

/** Again when the promised answer or the opening days change: the keys hold times derived from them. */
const markerId = (): string =>
  `desk-keys-2026-11-24-${sha256(JSON.stringify(answerPromise())).slice(0, 16)}`;

let running: Promise<void> | null = null;

const fill = async () => {
  try {
    const parts = { leads: leadMaintenanceStore(), promise: answerPromise() };
    const fillAll = () =>
      fillDeskKeys({
        ...parts,
        then: (id) => cards().joinCard(id),
        stopping: shutdownSignal(),
      });
    const first = await onceInStore(probeStore(), markerId(), fillAll);
    // An earlier release that ran since, after a step back, stored leads without keys: they are the newest.
    const count = first > 0 || (await haveDeskKeys(parts)) ? first : await fillAll();
    if (count > 0) log.info({ event: "leads of an earlier release have their desk keys", count });
  } catch (error) {
    log.error({ event: "leads without their desk keys", kind: errorName(error) });
  } finally {
    running = null;
  }
};

/**
 * Gives the leads of earlier releases their desk keys: once in the life of a database, and again when the newest leads
 * have none. Never rejects.
 */
export const fillDeskKeysOnce = (): Promise<void> => (running ??= fill());
