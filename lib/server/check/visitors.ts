import { isDeepStrictEqual } from "node:util";
import {
  newRecord,
  type VisitorDetails,
  type VisitorRecord,
  withDetails,
} from "@/lib/domain/account/record";
import { ApiError, assertNoWait } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";
import { canOpen, type Access } from "@/lib/server/auth/owned-record";
import { newToken, ownerToken, tokenHash } from "@/lib/server/auth/owner-token";
import type { WriteLimit } from "./write-limit";
import type { Store } from "@/lib/server/store/store";
import { type VisitorState, visitorStateOf } from "./visitor-state";

const FULL_RETRY_SECONDS = 600;
const TOO_MANY = "Many new visitors came from this network; please try again a little later.";

type Parts = {
  store: Store<VisitorRecord>;
  newRecords: Limit;
  isFull: () => Promise<boolean>;
  writeLimit: WriteLimit;
};

const taken = () => new ApiError(409, "taken", "This id belongs to another browser.");

const detailed = (record: VisitorRecord, details: VisitorDetails): VisitorRecord => {
  const next = withDetails(record, details);
  return isDeepStrictEqual(next, record) ? record : next;
};

/** A visitor's operations on a record. All calls reject with StoreUnavailable when the store fails. */
export const createVisitors = (parts: Parts) => {
  const { store, newRecords, isFull, writeLimit } = parts;

  /** Checks that a record may be added; one from an unknown address is not counted. Throws like `open`. */
  const assertMayAdd = async (address: string | null): Promise<void> => {
    if (await isFull())
      throw new ApiError(503, "full", "No new record can be saved right now.", {
        "Retry-After": String(FULL_RETRY_SECONDS),
      });
    assertNoWait(address === null ? 0 : await newRecords.take(address), TOO_MANY);
  };

  const assertMayOpen = async (
    known: VisitorRecord | null,
    access: Access,
    details: VisitorDetails,
    address: string | null,
  ): Promise<void> => {
    if (known === null) return assertMayAdd(address);
    if (!canOpen(known, access)) throw taken();
    if (detailed(known, details) !== known) await writeLimit.count(known, "details");
  };

  return {
    /**
     * The record, made when there is none (`isNew`), and its owner token, again for a returning
     * browser; none of an account's record. Throws ApiError 409 for another's id, 429 or 503.
     */
    open: async (
      access: Access,
      details: VisitorDetails,
      address: string | null = null,
    ): Promise<{ token: string | null; isNew: boolean; state: VisitorState }> => {
      await assertMayOpen(await store.read(access.id), access, details, address);
      const fresh = newToken();
      const hash = tokenHash(fresh);
      const record = await store.update(access.id, (known) => {
        if (known === null) return newRecord(access.id, hash, details);
        return canOpen(known, access) ? detailed(known, details) : null;
      });
      const own = { uid: access.uid, tokens: [fresh, ...access.tokens] };
      if (!canOpen(record, own)) throw taken();
      const token = ownerToken(record.ownerTokenHash, own.tokens) ?? null;
      return { token, isNew: token === fresh, state: visitorStateOf(record) };
    },
  };
};
