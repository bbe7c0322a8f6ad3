import type { VisitorRecord } from "@/lib/domain/account/record";
import { isOwner } from "./owner-token";

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
