import { ApiError } from "@/lib/server/core/api-error";
import { errorName } from "@/lib/server/core/error-text";
import { canOpen } from "@/lib/server/auth/access";
import {
  type RequestContext,
  buildContactLead,
  type ReceivedAt,
  buildNewsletterLead,
  buildOnboardingLead,
} from "./build-lead";
import { createLeadSaver, type LeadStores } from "./save-lead";
import type { ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";
import type { LeadLimits } from "./lead-limits";
import { log } from "@/lib/server/core/log";
import type { Spool } from "./spool";
import { StoreUnavailable } from "@/lib/server/store/store";
import { isUnreadable } from "@/lib/server/store/unreadable";
import type { IncomingLead } from "@/lib/server/store/schemas/stored-lead";

/** When a lead that is flagged may be sent again while the storage is full, in seconds. */
const FULL_RETRY_SECONDS = 600;

type Parts = LeadStores & {
  spool: Spool<IncomingLead>;
  limits: LeadLimits;
  /** Whether the storage has reached its ceiling. */
  isFull: () => Promise<boolean>;
  now: () => number;
};

/** What visitors send us and want an answer to (decision 18). */
export const createLeads = (parts: Parts) => {
  const { spool, limits, isFull, now, ...stores } = parts;
  const { save } = createLeadSaver(stores);

  /** Whom the visitor's limit counts: an account, or a record that a token opens; null: nobody is proven. */
  const provenVisitor = async (
    { tokens, uid }: RequestContext,
    visitorId: string | null,
  ): Promise<string | null> => {
    if (uid !== null) return `account ${uid}`;
    if (visitorId === null || tokens.length === 0) return null;
    try {
      const record = await stores.users.read(visitorId);
      return canOpen(record, { tokens, uid }) ? `record ${visitorId}` : null;
    } catch (error) {
      if (error instanceof StoreUnavailable) return null; // the lead goes to the spool
      throw error;
    }
  };

  const receivedAtOf = async (
    context: RequestContext,
    visitorId: string | null,
  ): Promise<ReceivedAt> => {
    const visitor = () => provenVisitor(context, visitorId);
    const isOverLimit = await limits.countAndFlag({ address: context.address, visitor });
    return { receivedAt: now(), isOverLimit };
  };

  /** A spooled entry whose key was used for other words since then is a lead all the same. */
  const saveSpooled = (entry: IncomingLead): Promise<unknown> =>
    save(entry, true).catch((error: unknown): unknown => {
      if (error instanceof ApiError) return save({ ...entry, key: null }, true);
      if (isUnreadable(error)) return false; // it waits for its own lead to be repaired, and keeps no other waiting
      throw error;
    });

  let recovering: Promise<void> | null = null;
  const recoverOnce = async () => {
    try {
      const count = await spool.drain(saveSpooled);
      if (count > 0) log.info({ event: "spooled leads stored", count });
    } catch (error) {
      log.error({ event: "spooled leads still waiting", kind: errorName(error) });
    } finally {
      recovering = null;
    }
  };
  const recover = (): Promise<void> => (recovering ??= recoverOnce());

  const spooled = async (entry: IncomingLead) => {
    try {
      await spool.put(entry.id, entry);
      log.warn({ event: "lead spooled", kind: entry.lead.kind });
    } catch (error) {
      log.error({ event: "lead not spooled", kind: errorName(error) });
    }
  };

  /** Leads are what the last of the storage is for, but not those that look like a flood. */
  const assertRoom = async ({ lead }: IncomingLead) => {
    if (lead.flags.length > 0 && (await isFull()))
      throw new ApiError(503, "full", "This cannot be kept just now.", {
        "Retry-After": String(FULL_RETRY_SECONDS),
      });
  };

  const take = async (entry: IncomingLead): Promise<string> => {
    await assertRoom(entry);
    try {
      const reference = await save(entry, false);
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
     * 24 hours are one lead; what looks odd is flagged (security.md T17). Throws ApiError 429 for one of far too
     * many, 503 for a flagged one while the storage is full, 422 for a key used with other words; rejects with
     * StoreUnavailable when the store fails: then it is in the spool, and the visitor is asked to send it again.
     */
    contact: async (input: ContactBody, context: RequestContext): Promise<string> =>
      take(buildContactLead(input, context, await receivedAtOf(context, input.visitorId))),

    /** Puts an address on the newsletter's list; the same answer whether it stood there or not (row 58). Throws like `contact`. */
    newsletter: async (input: NewsletterBody, context: RequestContext): Promise<string> =>
      take(buildNewsletterLead(input, context, await receivedAtOf(context, input.visitorId))),

    /**
     * Keeps what was filled in under Get Started (decision 22): one lead a visitor, sent again it replaces what was
     * sent before; the consent to it stands in the visitor's record, too. Throws like `contact`.
     */
    onboarding: async (input: OnboardingBody, context: RequestContext): Promise<string> =>
      take(buildOnboardingLead(input, context, await receivedAtOf(context, input.visitorId))),

    /** Stores what waits in the spool; never rejects. */
    recover,
    /** Removes from the spool what was cut short, and what could not be read 30 days ago. */
    sweepSpool: (): Promise<void> => spool.sweep(now()),
  };
};
