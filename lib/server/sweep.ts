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

/** Before, empty records were kept for a year and flagged leads for two years. */
const SHORTENED = "retention-shortened-2026-11";
/** Before, every lead was kept for two years: now one, and those of customers as long as the books. */
const LEADS_SHORTENED = "retention-of-leads-2026-11";

/**
 * Deletes expired records; the first time also those that an earlier version stored with another expiry. Counts
 * unreadable documents, and notifies the operators. Resolves to the number of deleted records; rejects with
 * StoreUnavailable.
 */
export const sweep = async (): Promise<number> => {
  const shortened = await onceInStore(
    probeStore(),
    SHORTENED,
    async () =>
      (await shortenRetention(bareLeadStore(), leadKeptMs, isUnwantedLead)) +
      (await shortenRetention(visitorStore(), recordKeptMs, isEmptyRecord)),
  );
  const leads = await onceInStore(probeStore(), LEADS_SHORTENED, () =>
    shortenRetention(bareLeadStore(), leadKeptMs, ({ kind }) => kind !== "newsletter"),
  );
  const swept = await sweepStore();
  await lookForUnreadable();
  if (unreadableCount() > 0) await notifications().notifyOperators({ what: "unreadable" });
  return shortened + leads + swept;
};
