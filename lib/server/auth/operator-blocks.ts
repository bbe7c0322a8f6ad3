import { sha256 } from "@/lib/server/core/sha256";
import type { Store } from "@/lib/server/store/store";
import type { OperatorBlock } from "@/lib/server/store/schemas/stored-operator";

/** Blocks read at a time, and at most: a firm has few operators. */
const MOST = 500;

/** The id of an address in the store: its SHA-256, hex; capitals count for nothing. */
const blockId = (email: string): string => sha256(email.trim().toLowerCase());

/**
 * The operators whose rights were taken away while the site runs. Nothing is remembered: a block counts on every
 * instance with its next call. All calls reject with StoreUnavailable.
 */
export const createOperatorBlocks = (store: Store<OperatorBlock>, now: () => number) => ({
  isBlocked: async (email: string): Promise<boolean> => (await store.read(blockId(email))) !== null,

  /** Takes an operator's rights away; false: they were gone already. */
  block: async (email: string): Promise<boolean> => {
    const address = email.trim().toLowerCase();
    let isNew = false;
    await store.update(blockId(email), (known) => {
      isNew = known === null;
      return known ?? { email: address, at: now() };
    });
    return isNew;
  },

  /** Gives them back; false: they were not gone. */
  unblock: async (email: string): Promise<boolean> => {
    const wasBlocked = (await store.read(blockId(email))) !== null;
    await store.remove(blockId(email));
    return wasBlocked;
  },

  /** Who is blocked, the latest first. */
  list: async (): Promise<OperatorBlock[]> => {
    const { rows } = await store.list({ before: null, limit: MOST });
    return rows.map(({ record: { email, at } }) => ({ email, at }));
  },
});
