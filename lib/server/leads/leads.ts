import type { LeadCall } from "@/lib/domain/calls/call";
import { CallRefused, type Calls } from "@/lib/server/calls/calls";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import { callOf, heldAt } from "@/lib/domain/leads/lead-call";
import { lastScoreOf } from "@/lib/domain/leads/shared-check";
import { canOpen } from "@/lib/server/auth/owned-record";
import {
  type RequestContext,
  buildCallLead,
  buildContactLead,
  type IncomingLead,
  type ReceivedAt,
  buildNewsletterLead,
  buildOnboardingLead,
} from "./build-lead";
import { createLeadTaker, type LeadStores, type SavedLead } from "./take-lead";
import type { CallBody, ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";
import { log } from "@/lib/server/core/log";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { SignedIds } from "./signed-ids";

const FULL_RETRY_SECONDS = 600;

type Parts = LeadStores & {
  /** How many leads are taken without a flag from one address, its network and all. */
  limit: Limit;
  isFilling: () => Promise<boolean>;
  callLimit: Limit;
  calls: Pick<Calls, "taken">;
  tokens: Pick<SignedIds, "signer">;
  now: () => number;
};

/** `call` null: as soon as we can; `token` null: somebody else sent the same words before. */
export type Receipt = {
  reference: string;
  call: Pick<LeadCall, "at" | "asked"> | null;
  token: string | null;
};

/** A lead that is not stored yet, without its half hour: we call as soon as we can. */
const withoutWishedTime = (entry: IncomingLead): IncomingLead =>
  entry.lead.kind === "contact" && entry.lead.call
    ? { ...entry, lead: { ...entry.lead, call: { ...entry.lead.call, at: null } } }
    : entry;

/** The contact, newsletter and Get Started forms (docs/product/leads.md#leads). */
export const createLeads = (parts: Parts) => {
  const { limit, isFilling, callLimit, calls, tokens, now, ...stores } = parts;
  const { save: saveWithTime } = createLeadTaker(stores, now);

  /** Without its half hour where that is not free and `isSoon`; else rejects with CallRefused. */
  const save = (entry: IncomingLead, isSoon: boolean): Promise<SavedLead> =>
    saveWithTime(entry).catch((error: unknown) => {
      const isWithoutTime = error instanceof CallRefused && (isSoon || error.why === "second");
      if (!isWithoutTime) throw error;
      return saveWithTime(withoutWishedTime(entry));
    });

  const receivedAtOf = async ({ address }: RequestContext): Promise<ReceivedAt> => {
    const isOverLimit = address !== null && (await limit.take(address)) > 0;
    if (isOverLimit) log.warn({ event: "lead flagged" });
    return { receivedAt: now(), isOverLimit };
  };

  /** The last of the storage is reserved for leads without a flag. */
  const assertRoom = async ({ lead }: IncomingLead) => {
    if (lead.flags.length > 0 && (await isFilling()))
      throw new ApiError(503, "full", "This cannot be saved right now.", {
        "Retry-After": String(FULL_RETRY_SECONDS),
      });
  };

  /**
   * The lead with the half hour that its sender may take: none for a flagged one, or one of very
   * many of an address.
   */
  const withinCallLimit = async (entry: IncomingLead, address: string | null) => {
    const { lead } = entry;
    if (lead.kind !== "contact" || lead.call?.at == null) return entry;
    const isAllowed =
      lead.flags.length === 0 && (address === null || (await callLimit.take(address)) === 0);
    return isAllowed ? entry : withoutWishedTime(entry);
  };

  const take = async (
    arrived: IncomingLead,
    address: string | null,
    isSoon: boolean,
  ): Promise<SavedLead> => {
    await assertRoom(arrived);
    const entry = await withinCallLimit(arrived, address);
    try {
      return await save(entry, isSoon);
    } catch (error) {
      if (error instanceof CallRefused) throw await calls.taken();
      throw error;
    }
  };

  /** When the caller's last check was finished, epoch ms. Throws ApiError 404, 409. */
  const finishedAtOf = async (visitorId: string, context: RequestContext): Promise<number> => {
    const record = await stores.users.read(visitorId);
    if (!canOpen(record, context)) throw notFound();
    const last = lastScoreOf(record);
    if (!last) throw new ApiError(409, "no_check", "There is no finished check to call about.");
    return last.completedAt;
  };

  const receiptOf = async ({ id, lead, isOwn }: SavedLead): Promise<Receipt> => {
    const call = callOf(lead);
    return {
      reference: lead.reference,
      call: call && { at: heldAt(lead), asked: call.asked },
      token: isOwn ? (await tokens.signer())(id) : null,
    };
  };

  return {
    /**
     * Saves a message; the same words within 24 hours are one. Throws ApiError 503 (flagged, nearly
     * full), 422 (key reused), 409 (half hour taken); rejects with StoreUnavailable.
     */
    contact: async (input: ContactBody, context: RequestContext): Promise<Receipt> => {
      const received = await receivedAtOf(context);
      const lead = buildContactLead(input, context, received);
      return receiptOf(await take(lead, context.address, false));
    },

    /** Saves a call about the check (docs/product/leads.md#call-me). Throws ApiError 404, 409. */
    call: async (visitorId: string, input: CallBody, context: RequestContext): Promise<Receipt> => {
      const finishedAt = await finishedAtOf(visitorId, context);
      const received = await receivedAtOf(context);
      const lead = buildCallLead(visitorId, input, finishedAt, context, received);
      return receiptOf(await take(lead, context.address, true));
    },

    /** Adds an address; the answer does not tell whether it was there. Throws like `contact`. */
    newsletter: async (
      input: NewsletterBody,
      context: RequestContext,
    ): Promise<Pick<Receipt, "reference">> => {
      const received = await receivedAtOf(context);
      const { lead } = await take(
        buildNewsletterLead(input, context, received),
        context.address,
        false,
      );
      return { reference: lead.reference };
    },

    /** Saves a Get Started form, one for each visitor. Throws like `contact`. */
    onboarding: async (
      input: OnboardingBody,
      context: RequestContext,
    ): Promise<Pick<Receipt, "reference">> => {
      const received = await receivedAtOf(context);
      const { lead } = await take(
        buildOnboardingLead(input, context, received),
        context.address,
        false,
      );
      return { reference: lead.reference };
    },
  };
};
