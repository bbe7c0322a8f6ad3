import { emailKey } from "@/lib/domain/core/email";
import { sha256 } from "@/lib/server/core/sha256";
import type { Store } from "@/lib/server/store/store";
import type { OperatorBlock } from "@/lib/server/store/schemas/stored-operator";

/** The most blocks that are listed: a firm has few operators. */
const MOST = 500;

/** The id of an address in the store: its SHA-256 in hex, of the lower-case address. */
const blockId = (email: string): string => sha256(emailKey(email.trim()));

/**
 * The operators whose rights were taken away while the site runs. Nothing is cached, so a block takes effect on every
 * instance with its next call. All calls reject with StoreUnavailable.
 */
export const createOperatorBlocks = (store: Store<OperatorBlock>, now: () => number) => ({
  isBlocked: async (email: string): Promise<boolean> => (await store.read(blockId(email))) !== null,

  /** Takes an operator's rights away; false: they were blocked already. */
  block: async (email: string): Promise<boolean> => {
    const address = emailKey(email.trim());
    let isNew = false;
    await store.update(blockId(email), (known) => {
      isNew = known === null;
      return known ?? { email: address, at: now() };
    });
    return isNew;
  },

  /** Gives the rights back; false: they were not blocked. */
  unblock: async (email: string): Promise<boolean> => {
    const wasBlocked = (await store.read(blockId(email))) !== null;
    await store.remove(blockId(email));
    return wasBlocked;
  },

  /** The blocked operators, the latest first. */
  list: async (): Promise<OperatorBlock[]> => {
    const { rows } = await store.list({ before: null, limit: MOST });
    return rows.map(({ record: { email, at } }) => ({ email, at }));
  },
});
