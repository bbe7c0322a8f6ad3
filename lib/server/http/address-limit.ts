import { assertNoWait } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";

/**
 * A limit on the calls of one network address, as an option of a route; calls from an unknown address are not limited.
 */
export const callsByAddress =
  (limit: () => Limit) =>
  async ({ address }: { address: string | null }): Promise<void> =>
    assertNoWait(address === null ? 0 : await limit().take(address), "Too many calls at once.");
