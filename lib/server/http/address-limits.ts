import { ApiError, assertNoWait, tooMany } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";

/** A limit on the calls of one address, as an option of a route; unknown ones are not limited. */
export const callsByAddress =
  (limit: () => Limit) =>
  async ({ address }: { address: string | null }): Promise<void> =>
    assertNoWait(address === null ? 0 : await limit().take(address), "Too many calls at once.");

/** The statuses of a guessed id: no such record, or another's. */
const MISSES = [404, 409];

/** Bounds the ids an address can guess: ApiError 429 for 404 and 409 (docs/security.md#t2). */
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
