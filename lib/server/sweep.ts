import { isEmptyRecord, isUnwantedLead, leadKeptMs, recordKeptMs } from "@/lib/domain/retention";
import { onceInStore, shortenRetention } from "./shortened-retention";
import { leadStore, probeStore, sweepStore, visitorStore } from "./store";

/** Empty records and flagged leads were kept for a year and two years before. */
const SHORTENED = "retention-shortened-2026-11";

/**
 * Deletes what is over; the first time also what an earlier version wrote to be kept for longer. Resolves to how many
 * records went; rejects with StoreUnavailable.
 */
export const sweep = async (): Promise<number> => {
  const shortened = await onceInStore(
    probeStore(),
    SHORTENED,
    async () =>
      (await shortenRetention(leadStore(), leadKeptMs, isUnwantedLead)) +
      (await shortenRetention(visitorStore(), recordKeptMs, isEmptyRecord)),
  );
  return shortened + (await sweepStore());
};
