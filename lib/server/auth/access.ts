import type { DeferredAccess } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { isOwner, tokenHash } from "./owner-token";

/** Who asks: the id names the record; a token is the key to it, or the session of the account that owns it. */
export type Access = { id: string; tokens: readonly string[]; uid: string | null };

export const deferAccess = ({ id, tokens, uid }: Access): DeferredAccess => ({
  id,
  tokenHashes: tokens.map(tokenHash),
  uid,
});

/** A sealed record is as good as gone; one of an account takes its session only, any other a token. */
const isOpenTo = (
  record: VisitorRecord | null,
  uid: string | null,
  hasToken: (ownerTokenHash: string) => boolean,
): record is VisitorRecord =>
  record !== null &&
  record.mergedInto === null &&
  (record.ownerUid === null ? hasToken(record.ownerTokenHash) : record.ownerUid === uid);

/** Whether a record is there and belongs to whom asks. */
export const canOpen = (
  record: VisitorRecord | null,
  { tokens, uid }: Omit<Access, "id">,
): record is VisitorRecord => isOpenTo(record, uid, (hash) => isOwner(hash, tokens));

/** Whether a record is there and belongs to whom made the claim. */
export const canOpenDeferred = (
  record: VisitorRecord | null,
  { tokenHashes, uid }: DeferredAccess,
): record is VisitorRecord => isOpenTo(record, uid, (hash) => tokenHashes.includes(hash));
