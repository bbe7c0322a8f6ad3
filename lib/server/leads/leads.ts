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
  const { save } = createLeadTaker(stores, now);

  const receivedAtOf = async ({ address }: RequestContext): Promise<ReceivedAt> => {
    const isOverLimit = address !== null && (await limit.take(address)) > 0;
    if (isOverLimit) log.warn({ event: "lead flagged" });
    return { receivedAt: now(), isOverLimit };
  };

  /** Without its half hour for a flagged lead, and for one of very many of an address. */
  const withinCallLimit = async (entry: IncomingLead, address: string | null) => {
    const { lead } = entry;
    if (lead.kind !== "contact" || lead.call?.at == null) return entry;
    const isAllowed =
      lead.flags.length === 0 && (address === null || (await callLimit.take(address)) === 0);
    return isAllowed ? entry : withoutWishedTime(entry);
  };

  /** `isSoon`: where the half hour is taken, we call as soon as we can. */
  const take = async <Input>(
    build: (input: Input, context: RequestContext, received: ReceivedAt) => IncomingLead,
    input: Input,
    context: RequestContext,
    isSoon = false,
  ): Promise<SavedLead> => {
    const arrived = build(input, context, await receivedAtOf(context));
    // The last of the storage is reserved for leads without a flag.
    if (arrived.lead.flags.length > 0 && (await isFilling()))
      throw new ApiError(503, "full", "This cannot be saved right now.", {
        "Retry-After": String(FULL_RETRY_SECONDS),
      });
    const entry = await withinCallLimit(arrived, context.address);
    try {
      return await save(entry);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (isSoon || error.why === "second") return save(withoutWishedTime(entry));
      throw await calls.taken();
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

  const referenceOf = ({ lead }: SavedLead): Pick<Receipt, "reference"> => ({
    reference: lead.reference,
  });
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
    contact: async (input: ContactBody, context: RequestContext): Promise<Receipt> =>
      receiptOf(await take(buildContactLead, input, context)),

    /** Saves a call about the check (docs/product/leads.md#call-me). Throws ApiError 404, 409. */
    call: async (visitorId: string, input: CallBody, context: RequestContext): Promise<Receipt> => {
      const at = await finishedAtOf(visitorId, context);
      const build = buildCallLead(visitorId, at);
      return receiptOf(await take(build, input, context, true));
    },

    /** Adds an address; the answer does not tell whether it was there. Throws like `contact`. */
    newsletter: async (input: NewsletterBody, context: RequestContext) =>
      referenceOf(await take(buildNewsletterLead, input, context)),

    /** Saves a Get Started form, one for each visitor. Throws like `contact`. */
    onboarding: async (input: OnboardingBody, context: RequestContext) =>
      referenceOf(await take(buildOnboardingLead, input, context)),
  };
};
