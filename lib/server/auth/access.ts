import type { DeferredAccess } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { isOwner, tokenHash } from "./owner-token";

/** A caller's request for a record: its id, and the proofs of ownership, owner tokens and the session's account. */
export type Access = { id: string; tokens: readonly string[]; uid: string | null };

/** The access of a call that names a record in its address. */
export const accessOf = ({
  params,
  tokens,
  uid,
}: { params: { id: string } } & Omit<Access, "id">): Access => ({ id: params.id, tokens, uid });

/** The access in a form that can be stored and checked later: it holds hashes, no token. */
export const deferAccess = ({ id, tokens, uid }: Access): DeferredAccess => ({
  id,
  tokenHashes: tokens.map(tokenHash),
  uid,
});

/** Merged: nobody. Owned by an account: its session. Anonymous: the owner token. */
const isOpenTo = (
  record: VisitorRecord | null,
  uid: string | null,
  hasToken: (ownerTokenHash: string) => boolean,
): record is VisitorRecord =>
  record !== null &&
  record.mergedInto === null &&
  (record.ownerUid === null ? hasToken(record.ownerTokenHash) : record.ownerUid === uid);

/** Whether a record exists and belongs to the caller. */
export const canOpen = (
  record: VisitorRecord | null,
  { tokens, uid }: Omit<Access, "id">,
): record is VisitorRecord => isOpenTo(record, uid, (hash) => isOwner(hash, tokens));

/** Whether a record exists and belonged to the caller when the access was deferred. */
export const canOpenDeferred = (
  record: VisitorRecord | null,
  { tokenHashes, uid }: DeferredAccess,
): record is VisitorRecord => isOpenTo(record, uid, (hash) => tokenHashes.includes(hash));
