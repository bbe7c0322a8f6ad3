import type { VisitorRecord } from "@/lib/domain/account/record";
import { notFound } from "@/lib/server/core/api-error";
import type { AlongsideWrite, Store, Stored } from "@/lib/server/store/store";
import { type Access, canOpen } from "./access";

/** The caller's record. Throws ApiError 404 for one that is missing or another's; rejects with StoreUnavailable. */
export const readOwned = async (
  users: Store<VisitorRecord>,
  access: Access,
): Promise<Stored<VisitorRecord>> => {
  const record = await users.read(access.id);
  if (!canOpen(record, access)) throw notFound();
  return record;
};

/**
 * Changes the caller's record and resolves to it as stored; ownership is checked inside the transaction. `change`
 * returns the same object to write nothing. Throws and rejects like `readOwned`.
 */
export const updateOwned = async (
  users: Store<VisitorRecord>,
  access: Access,
  change: (record: VisitorRecord) => VisitorRecord,
  ...alongside: readonly AlongsideWrite<VisitorRecord>[]
): Promise<VisitorRecord> => {
  const record = await users.update(
    access.id,
    (known) => (canOpen(known, access) ? change(known) : null),
    ...alongside,
  );
  if (!canOpen(record, access)) throw notFound();
  return record;
};
