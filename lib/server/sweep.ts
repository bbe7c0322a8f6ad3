import {
  isEmptyRecord,
  isUnwantedLead,
  leadKeptMs,
  recordKeptMs,
} from "@/lib/domain/leads/retention";
import { onceInStore, shortenRetention } from "@/lib/server/store/shortened-retention";
import {
  bareLeadStore,
  lookForUnreadable,
  probeStore,
  sweepStore,
  visitorStore,
} from "@/lib/server/store/stores";
import { unreadableCount } from "@/lib/server/store/unreadable";
import { notifications } from "./lead-store";

/** Empty records and flagged leads were kept for a year and two years before. */
const SHORTENED = "retention-shortened-2026-11";

/**
 * Deletes what is over; the first time also what an earlier version wrote to be kept for longer. Counts what cannot be
 * read, and tells the operators. Resolves to how many records went; rejects with StoreUnavailable.
 */
export const sweep = async (): Promise<number> => {
  const shortened = await onceInStore(
    probeStore(),
    SHORTENED,
    async () =>
      (await shortenRetention(bareLeadStore(), leadKeptMs, isUnwantedLead)) +
      (await shortenRetention(visitorStore(), recordKeptMs, isEmptyRecord)),
  );
  const swept = await sweepStore();
  await lookForUnreadable();
  if (unreadableCount() > 0) await notifications().notifyOperators({ what: "unreadable" });
  return shortened + swept;
};
