import type { Lead } from "@/lib/domain/leads/lead";
import { MOST_CLAIMS, MOST_PAYMENTS, utrChanges, utrKey } from "@/lib/domain/leads/payments";
import { sha256 } from "@/lib/server/core/sha256";
import { PAY_REFERENCES, type PayReference } from "@/lib/server/store/schemas/stored-pay-reference";
import { alongside, type AlongsideWrite, type Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** The id of a payment's number. */
const idOf = (utr: string): string => sha256(utrKey(utr));

/** The write of the n-th number of which a lead says something else. */
const write = (id: string, n: number): AlongsideWrite<Lead> =>
  alongside(PAY_REFERENCES, (before: Lead | null, after: Lead | null) => {
    const changed = utrChanges(before, after)[n];
    if (!changed) return null;
    const { utr, isNamed, isPaid } = changed;
    const change = (known: PayReference | null): PayReference => {
      const others = (known?.leads ?? []).filter((one) => one !== id);
      return {
        leads: isNamed ? [...others, id] : others,
        isPaid: isPaid || (known?.isPaid ?? false),
      };
    };
    return { id: idOf(utr), change };
  });

const writes = (id: string, most: number) => Array.from({ length: most }, (_, n) => write(id, n));

/**
 * The same store, but which leads name the number of a payment is kept in the same transaction: a change of a lead is
 * one claim or one payment, a deletion takes all its numbers out.
 */
export const withPayReferences = (leads: Store<Lead>): Store<Lead> => ({
  ...leads,
  update: (id, change, ...others) => leads.update(id, change, write(id, 0), ...others),
  remove: (id, only, ...others) =>
    leads.remove(id, only, ...writes(id, MOST_CLAIMS + MOST_PAYMENTS), ...others),
});

/**
 * Reads which other leads name a number: resolves to their ids. Rejects with StoreUnavailable.
 */
export const createUtrReader =
  (references: Pick<Store<PayReference>, "read">) =>
  async (utr: string, but: string): Promise<string[]> => {
    const known = await references.read(idOf(utr)).catch(nullIfUnreadable);
    return (known?.leads ?? []).filter((id) => id !== but);
  };
