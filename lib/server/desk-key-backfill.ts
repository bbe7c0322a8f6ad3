import "server-only";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { sha256 } from "@/lib/server/core/sha256";
import { shutdownSignal } from "@/lib/server/core/shutdown";
import { fillDeskKeys } from "@/lib/server/leads/desk-key-backfill";
import { onceInStore } from "@/lib/server/store/shortened-retention";
import { leadMaintenanceStore, probeStore } from "@/lib/server/store/stores";
import { answerPromise, cards } from "./lead-store";

/** Again when the promised answer or the opening days change: the keys hold times derived from them. */
const markerId = (): string =>
  `desk-keys-2026-11-24-${sha256(JSON.stringify(answerPromise())).slice(0, 16)}`;

let running: Promise<void> | null = null;

const fill = async () => {
  try {
    const count = await onceInStore(probeStore(), markerId(), () =>
      fillDeskKeys({
        leads: leadMaintenanceStore(),
        promise: answerPromise(),
        then: (id) => cards().joinCard(id),
        stopping: shutdownSignal(),
      }),
    );
    if (count > 0) log.info({ event: "leads of an earlier release have their desk keys", count });
  } catch (error) {
    log.error({ event: "leads without their desk keys", kind: errorName(error) });
  } finally {
    running = null;
  }
};

/** Gives the leads of earlier releases their desk keys, once in the life of a database. Never rejects. */
export const fillDeskKeysOnce = (): Promise<void> => (running ??= fill());
