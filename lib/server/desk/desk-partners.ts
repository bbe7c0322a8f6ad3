import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { MAX_PARTNERS, type Partner, type Partners, withPartner } from "@/lib/domain/desk/partners";
import {
  collectionOf,
  FOR_EVER,
  put,
  ref,
  type Store,
  type Transact,
} from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";

const storedPartners = z.looseObject({
  version: z.int(),
  partners: z.array(z.looseObject({ code: z.string(), name: z.string(), isEnded: z.boolean() })),
}) satisfies z.ZodType<Partners>;

export const PARTNERS = collectionOf<Partners>("partners", storedPartners, FOR_EVER);

const ID = "partners";
const NONE: Partners = { version: 0, partners: [] };

type Parts = { transact: Transact; store: Store<Partners>; log: DeskLog };

/** Those who hand the check on. */
export const createDeskPartners = ({ transact, store, log }: Parts) => {
  /** The partners; looking at them is not logged. Rejects with StoreUnavailable. */
  const read = async (): Promise<Partners> => (await store.read(ID)) ?? NONE;
  return {
    read,

    /** Whether a code is a partner's, also of one that ended; false while the store cannot say. */
    isKnown: (code: string): Promise<boolean> =>
      read().then(
        ({ partners }) => partners.some((one) => one.code === code),
        () => false,
      ),

    /**
     * Saves a partner, new or known by its code, for an operator who saw `version`; `isSaved` is false when another
     * operator was first, or there is no room for a new one. Logged with what is changed. Rejects with StoreUnavailable.
     */
    save: async (
      by: string,
      version: number,
      partner: Partner,
    ): Promise<{ isSaved: boolean; now: Partners }> => {
      const line = log.line({ by, action: "partners" });
      const at = ref(PARTNERS, ID);
      return transact([at], (known) => {
        const now = known.read(at) ?? NONE;
        const partners = withPartner(now.partners, partner);
        // By an earlier try of the same call.
        const isSaved = isDeepStrictEqual(partners, now.partners);
        if (isSaved || now.version !== version || partners.length > MAX_PARTNERS)
          return { result: { isSaved, now }, writes: [] };
        const saved = { version: version + 1, partners };
        return { result: { isSaved: true, now: saved }, writes: [put(at, saved), line] };
      });
    },
  };
};
