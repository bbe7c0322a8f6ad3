import type { VisitorRecord } from "@/lib/domain/account/record";
import { isOwner } from "./owner-token";
import { notFound } from "@/lib/server/core/api-error";
import type { Store, Stored } from "@/lib/server/store/store";

/** A caller's request for a record: its id, and the proofs of ownership, owner tokens and the session's account. */
export type Access = { id: string; tokens: readonly string[]; uid: string | null };

/** The access of a call that names a record in its address. */
export const accessOf = ({
  params,
  tokens,
  uid,
}: { params: { id: string } } & Omit<Access, "id">): Access => ({ id: params.id, tokens, uid });

/** Whether a record exists and belongs to the caller: an account's session, or the owner token of an anonymous one. */
export const canOpen = (
  record: VisitorRecord | null,
  { tokens, uid }: Omit<Access, "id">,
): record is VisitorRecord =>
  record !== null &&
  record.mergedInto === null &&
  (record.ownerUid === null ? isOwner(record.ownerTokenHash, tokens) : record.ownerUid === uid);

/** The caller's record. Throws ApiError 404 for one that is missing or another's; rejects with StoreUnavailable. */
export const readOwned = async (
  users: Store<VisitorRecord>,
  access: Access,
): Promise<Stored<VisitorRecord>> => {
  const record = await users.read(access.id);
  if (!canOpen(record, access)) throw notFound();
  return record;
};

/** Changes the caller's record in a transaction; the same object: no write. Throws and rejects like `readOwned`. */
export const updateOwned = async (
  users: Pick<Store<VisitorRecord>, "update">,
  access: Access,
  change: (record: VisitorRecord) => VisitorRecord,
): Promise<VisitorRecord> => {
  const record = await users.update(access.id, (known) =>
    canOpen(known, access) ? change(known) : null,
  );
  if (!canOpen(record, access)) throw notFound();
  return record;
};
