import { ApiError } from "./api-error";
import {
  type Arrival,
  contactEntry,
  type Moment,
  newsletterEntry,
  onboardingEntry,
} from "./lead-entries";
import { createLeadKeeper, type LeadStores } from "./lead-keeper";
import type { ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";
import type { Limit } from "./limits";
import { log } from "./log";
import { tokenHash } from "./owner";
import type { Spool } from "./spool";
import { StoreUnavailable } from "./store/store";
import type { LeadEntry } from "./stored-lead";

type Parts = LeadStores & {
  spool: Spool<LeadEntry>;
  visitorLimit: Limit;
  addressLimit: Limit;
  globalLimit: Limit;
  now: () => number;
};

/** Whom the visitor's limit counts; null: nobody we would know again. */
const visitorKey = ({ tokens, uid }: Arrival): string | null =>
  uid ?? (tokens.length > 0 ? tokenHash(tokens.join(" ")) : null);

/** What visitors send us and want an answer to (decision 18). */
export const createLeads = (parts: Parts) => {
  const { spool, visitorLimit, addressLimit, globalLimit, now, ...stores } = parts;
  const { keep } = createLeadKeeper(stores);

  const momentOf = async (arrival: Arrival): Promise<Moment> => {
    const visitor = visitorKey(arrival);
    const waits = await Promise.all([
      visitor === null ? 0 : visitorLimit.take(visitor),
      arrival.address === null ? 0 : addressLimit.take(arrival.address),
      globalLimit.take("all"),
    ]);
    return { receivedAt: now(), isOverLimit: waits.some((waitMs) => waitMs > 0) };
  };

  /** A spooled entry whose key was used for other words since then is a lead all the same. */
  const keepSpooled = (entry: LeadEntry) =>
    keep(entry, true).catch((error: unknown) => {
      if (error instanceof ApiError) return keep({ ...entry, key: null }, true);
      throw error;
    });

  let recovering: Promise<void> | null = null;
  const recoverOnce = async () => {
    try {
      const count = await spool.drain(keepSpooled);
      if (count > 0) log.info({ event: "spooled leads stored", count });
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "spooled leads still waiting", kind });
    } finally {
      recovering = null;
    }
  };
  const recover = (): Promise<void> => (recovering ??= recoverOnce());

  const spooled = async (entry: LeadEntry) => {
    try {
      await spool.put(entry.id, entry);
      log.warn({ event: "lead spooled", kind: entry.lead.kind });
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "lead not spooled", kind });
    }
  };

  const take = async (entry: LeadEntry): Promise<string> => {
    try {
      const reference = await keep(entry, false);
      void recover();
      return reference;
    } catch (error) {
      if (error instanceof StoreUnavailable) await spooled(entry);
      throw error;
    }
  };

  return {
    /**
     * Keeps a message and resolves to its reference once it is on disk. The same words of the same person within
     * 24 hours are one lead; nothing is dropped, what looks odd is flagged (security.md T17). Throws ApiError 422
     * for a key used with other words; rejects with StoreUnavailable when the store fails: then it is in the
     * spool, and the visitor is asked to send it again.
     */
    contact: async (said: ContactBody, arrival: Arrival): Promise<string> =>
      take(contactEntry(said, arrival, await momentOf(arrival))),

    /** Puts an address on the newsletter's list; the same answer whether it stood there or not (row 58). Throws like `contact`. */
    newsletter: async (said: NewsletterBody, arrival: Arrival): Promise<string> =>
      take(newsletterEntry(said, arrival, await momentOf(arrival))),

    /**
     * Keeps what was filled in under Get Started (decision 22): one lead a visitor, sent again it replaces what was
     * sent before; the consent to it stands in the visitor's record, too. Throws like `contact`.
     */
    onboarding: async (said: OnboardingBody, arrival: Arrival): Promise<string> =>
      take(onboardingEntry(said, arrival, await momentOf(arrival))),

    /** Stores what waits in the spool; never rejects. */
    recover,
  };
};
