import type { Claim } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { isOwner, tokenHash } from "./owner-token";

/** Who asks: the id names the record; a token is the key to it, or the session of the account that owns it. */
export type Key = { id: string; tokens: readonly string[]; uid: string | null };

export const claimOf = ({ id, tokens, uid }: Key): Claim => ({
  id,
  tokenHashes: tokens.map(tokenHash),
  uid,
});

/** A sealed record is as good as gone; one of an account takes its session only, any other a token. */
const opens = (
  record: VisitorRecord | null,
  uid: string | null,
  hasToken: (ownerTokenHash: string) => boolean,
): record is VisitorRecord =>
  record !== null &&
  record.mergedInto === null &&
  (record.ownerUid === null ? hasToken(record.ownerTokenHash) : record.ownerUid === uid);

/** Whether a record is there and belongs to whom asks. */
export const isOwned = (
  record: VisitorRecord | null,
  { tokens, uid }: Omit<Key, "id">,
): record is VisitorRecord => opens(record, uid, (hash) => isOwner(hash, tokens));

/** Whether a record is there and belongs to whom made the claim. */
export const isClaimed = (
  record: VisitorRecord | null,
  { tokenHashes, uid }: Claim,
): record is VisitorRecord => opens(record, uid, (hash) => tokenHashes.includes(hash));
