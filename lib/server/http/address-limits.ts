import { ApiError, assertNoWait, tooMany } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";

/**
 * A limit on the calls of one network address, as an option of a route; calls from an unknown address are not limited.
 */
export const callsByAddress =
  (limit: () => Limit) =>
  async ({ address }: { address: string | null }): Promise<void> =>
    assertNoWait(address === null ? 0 : await limit().take(address), "Too many calls at once.");

/** The statuses of a guessed id: no such record, or another's. */
const MISSES = [404, 409];

/**
 * Limits how many ids one network address can guess (docs/security.md#t2). Resolves to the result of `work`. When
 * `work` misses a record and its address has missed too many, it throws ApiError 429 instead of 404 or 409. The owner
 * of a record is never refused, since many phones of one carrier share an address.
 */
export const limitIdGuessing = async <T>(
  limit: Limit,
  address: string | null,
  work: Promise<T>,
): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const isMiss = error instanceof ApiError && MISSES.includes(error.status);
    const waitMs = isMiss && address !== null ? await limit.take(address) : 0;
    if (waitMs === 0) throw error;
    throw tooMany(waitMs, "Too many calls for records of others.");
  }
};
