import { ApiError, tooMany } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";

/** Not there, or somebody else's: what whoever tries ids gets to see. */
const MISSED = [404, 409];

/** Keeps one network address from trying many ids (security.md T2). */
export const createIdGuessingLimit = (missLimit: Limit) => ({
  /**
   * What `work` resolves to. Where it misses a record, and its address has missed many, it throws ApiError 429 in
   * the place of 404 or 409. Who has the key is never stopped: many phones of one carrier share an address.
   */
  counted: async <T>(address: string | null, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const isMiss = error instanceof ApiError && MISSED.includes(error.status);
      const waitMs = isMiss && address !== null ? await missLimit.take(address) : 0;
      if (waitMs === 0) throw error;
      throw tooMany(waitMs, "Too many calls for records of others.");
    }
  },
});
