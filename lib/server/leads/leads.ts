import { ApiError, notFound } from "@/lib/server/core/api-error";
import { errorName } from "@/lib/server/core/error-text";
import { lastScoreOf } from "@/lib/domain/leads/shared-check";
import { canOpen } from "@/lib/server/auth/access";
import {
  type RequestContext,
  buildCallLead,
  buildContactLead,
  type ReceivedAt,
  buildNewsletterLead,
  buildOnboardingLead,
} from "./build-lead";
import { createLeadSaver, type LeadStores } from "./save-lead";
import type { CallBody, ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";
import type { LeadLimits } from "./lead-limits";
import { log } from "@/lib/server/core/log";
import type { Spool } from "./spool";
import { StoreUnavailable } from "@/lib/server/store/store";
import { isUnreadable } from "@/lib/server/store/unreadable";
import type { IncomingLead } from "@/lib/server/store/schemas/stored-lead";

/** The Retry-After of a flagged lead while the storage is full, in seconds. */
const FULL_RETRY_SECONDS = 600;

type Parts = LeadStores & {
  spool: Spool<IncomingLead>;
  limits: LeadLimits;
  /** Whether the storage has reached its limit. */
  isFull: () => Promise<boolean>;
  now: () => number;
};

/** The contact, newsletter and Get Started forms (docs/product/leads.md#leads). */
export const createLeads = (parts: Parts) => {
  const { spool, limits, isFull, now, ...stores } = parts;
  const { save } = createLeadSaver(stores);

  /** The key of the visitor's limit: an account, or a record that an owner token opens; null: neither. */
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

  /** A spooled lead whose key was used with other words since is saved without the key. */
  const saveSpooled = (entry: IncomingLead): Promise<unknown> =>
    save(entry, true).catch((error: unknown): unknown => {
      if (error instanceof ApiError) return save({ ...entry, key: null }, true);
      if (isUnreadable(error)) return false; // it waits until its lead can be read again; the others continue
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

  /** The last of the storage is reserved for leads without a flag. */
  const assertRoom = async ({ lead }: IncomingLead) => {
    if (lead.flags.length > 0 && (await isFull()))
      throw new ApiError(503, "full", "This cannot be saved right now.", {
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

  /** When the caller's last check was finished, epoch ms; null while the store cannot tell. Throws ApiError 404, 409. */
  const finishedAtOf = async (
    visitorId: string,
    context: RequestContext,
  ): Promise<number | null> => {
    try {
      const record = await stores.users.read(visitorId);
      if (!canOpen(record, context)) throw notFound();
      const last = lastScoreOf(record);
      if (!last) throw new ApiError(409, "no_check", "There is no finished check to call about.");
      return last.completedAt;
    } catch (error) {
      if (error instanceof StoreUnavailable) return null; // the lead goes to the spool
      throw error;
    }
  };

  return {
    /**
     * Saves a message and resolves to its reference once it is on disk. The same words of the same person within 24
     * hours are one lead; suspicious ones are flagged (docs/product/data.md#limits). Throws ApiError 429 far above the
     * limits, 503 for a flagged one while the storage is full, 422 for a key used with other words; rejects with
     * StoreUnavailable when the store fails: then the lead is in the spool and the visitor is asked to send it again.
     */
    contact: async (input: ContactBody, context: RequestContext): Promise<string> =>
      take(buildContactLead(input, context, await receivedAtOf(context, input.visitorId))),

    /**
     * Saves the request of a record's owner for a call about the check finished last, which goes along if they ticked so
     * (docs/product/leads.md#call-me). One lead a day for each check and number. Throws ApiError 404 for a record that is missing
     * or another's, 409 without a finished check, and like `contact`.
     */
    call: async (visitorId: string, input: CallBody, context: RequestContext): Promise<string> => {
      const finishedAt = await finishedAtOf(visitorId, context);
      const received = await receivedAtOf(context, visitorId);
      return take(buildCallLead(visitorId, input, finishedAt, context, received));
    },

    /**
     * Adds an address to the newsletter's list; the answer does not tell whether it was on it already. Throws like
     * `contact`.
     */
    newsletter: async (input: NewsletterBody, context: RequestContext): Promise<string> =>
      take(buildNewsletterLead(input, context, await receivedAtOf(context, input.visitorId))),

    /**
     * Saves a Get Started form (docs/product/leads.md#get-started): one lead per visitor, replaced when it is sent again; the
     * consent is stored in the visitor's record as well. Throws like `contact`.
     */
    onboarding: async (input: OnboardingBody, context: RequestContext): Promise<string> =>
      take(buildOnboardingLead(input, context, await receivedAtOf(context, input.visitorId))),

    /** Stores the leads in the spool; never rejects. */
    recover,
    /** What waits in the spool. Rejects with what the file system throws. */
    spooled: spool.waiting,
    /** Removes incomplete files from the spool, and those that could not be read for 30 days. */
    sweepSpool: (): Promise<void> => spool.sweep(now()),
  };
};
