import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Store } from "@/lib/server/store/store";

/**
 * The records that may name a link or a comparison of the record `id`: itself and, while it is merged, first the account's.
 * Rejects with StoreUnavailable.
 */
export const holdersOf = async (
  users: Store<VisitorRecord>,
  id: string,
): Promise<VisitorRecord[]> => {
  const record = await users.read(id);
  const home = record?.mergedInto ? await users.read(record.mergedInto) : null;
  return [home, record].filter((one) => one !== null);
};
