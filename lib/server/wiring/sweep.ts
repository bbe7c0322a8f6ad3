import { lookForUnreadable, sweepStore } from "@/lib/server/store/database";
import { unreadableCount } from "@/lib/server/store/unreadable";
import { COLLECTIONS } from "./collections";
import { notifications } from "./leads";

/**
 * Deletes expired records. Counts unreadable documents, and notifies the operators. Resolves to the number of deleted
 * records; rejects with StoreUnavailable.
 */
export const sweep = async (): Promise<number> => {
  const swept = await sweepStore();
  await lookForUnreadable(COLLECTIONS);
  if (unreadableCount() > 0) await notifications().notifyOperators({ what: "unreadable" });
  return swept;
};
