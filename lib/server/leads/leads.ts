import { NOBODY, withLastCheck } from "@/lib/domain/leads/check-lead";
import { type Lead, movedLead, SAME_LEAD_MS, withLead } from "@/lib/domain/leads/lead";
import type { LeadKind } from "@/lib/domain/leads/lead-fields";
import { heldAt, withoutTime, callOf } from "@/lib/domain/leads/lead-call";
import { site } from "@/lib/content/facts/site";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { sharedCheckOf, lastScoreOf } from "@/lib/domain/leads/shared-check";
import type { Consent } from "@/lib/domain/core/consent";
import { mergedConsents } from "@/lib/domain/account/merge";
import { MAX_LEADS, MAX_LEADS_WITH_OWN, withNotedLead } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { createCheckLeads, haveCall, ownLeadId } from "./check-leads";
import { type Access, canOpen } from "@/lib/server/auth/owned-record";
import {
  type IncomingLead,
  onboardingIdFor,
  type RequestContext,
  buildCallLead,
  buildContactLead,
  type ReceivedAt,
  buildNewsletterLead,
  buildOnboardingLead,
} from "./build-lead";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { Submission } from "@/lib/server/store/schemas/stored-lead";
import type { LeadCall } from "@/lib/domain/calls/call";
import { CallRefused, type Calls } from "./calls";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import type { CallBody, ContactBody, NewsletterBody, OnboardingBody } from "./lead-schemas";
import { log } from "@/lib/server/core/log";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { SignedIds } from "./signed-ids";

/** A lead as it is kept; `isOwn`: this entry made it, or came with a key of its sender. */
export type SavedLead = { id: string; lead: Lead; isOwn: boolean };

type LeadStores = {
  leads: Store<Lead>;
  users: Store<VisitorRecord>;
  submissions: Store<Submission>;
};

const mostLeads = (kind: LeadKind): number =>
  kind === "onboarding" || kind === "check" ? MAX_LEADS_WITH_OWN : MAX_LEADS;

/** The consent that the visitor's record keeps as well, so that it is withdrawn there. */
const recordConsentOf = (lead: Lead): Consent | null => {
  if (lead.kind === "onboarding") return lead.consent;
  return lead.kind === "contact" ? (lead.sharedCheck?.consent ?? null) : null;
};

const withCheckOf = (
  owner: VisitorRecord | null,
  { sharesCheck, lead }: Pick<IncomingLead, "sharesCheck" | "lead">,
): Lead => {
  if (owner && lead.kind === "onboarding") return withLastCheck(lead, owner);
  return owner && sharesCheck && lead.kind === "contact"
    ? { ...lead, sharedCheck: sharedCheckOf(owner, lead.consent.textVersion, lead.receivedAt) }
    : lead;
};

/** Takes leads that arrive. */
export const createLeadTaker = (
  { leads, users, submissions }: LeadStores,
  now: () => number = Date.now,
) => {
  const checkLeads = createCheckLeads({ users, leads });

  /** The visitor's record if ownership is proven; null without one: a lead without a record is saved, too. */
  const ownerOf = async (visitor: Access | null): Promise<VisitorRecord | null> => {
    const record = visitor && (await users.read(visitor.id).catch(nullIfUnreadable));
    return visitor && canOpen(record, visitor) ? record : null;
  };

  /** The same words as yesterday's belong to yesterday's lead. */
  const contentIdOf = async ({ id, earlierId, lead }: IncomingLead): Promise<string> => {
    const earlier = earlierId && (await leads.read(earlierId).catch(nullIfUnreadable));
    const isSame = earlier && lead.receivedAt - earlier.receivedAt < SAME_LEAD_MS;
    return isSame ? earlierId : id;
  };

  const leadIdOf = async (entry: IncomingLead, owner: VisitorRecord | null): Promise<string> => {
    const { key, lead } = entry;
    const leadId =
      owner && lead.kind === "onboarding"
        ? await ownLeadId(leads, owner, "onboarding", onboardingIdFor(owner.userId))
        : await contentIdOf(entry);
    if (key === null) return leadId;
    const { id, requestHash } = key;
    const made = await submissions
      .update(id, (known) => known ?? { requestHash, leadId })
      .catch(nullIfUnreadable);
    if (!made) return leadId; // the same words have the same id, without a key as well
    if (made.requestHash !== requestHash)
      throw new ApiError(422, "key_reused", "This Idempotency-Key came with another body before.");
    return made.leadId;
  };

  const note = (visitor: Access, id: string, lead: Lead) =>
    users.update(visitor.id, (known) => {
      if (!canOpen(known, visitor)) return null;
      const noted = withNotedLead(known, id, mostLeads(lead.kind));
      const consent = recordConsentOf(lead);
      return consent && noted.leads.includes(id)
        ? { ...noted, consents: mergedConsents(noted.consents, [consent]) }
        : noted;
    });

  return {
    /**
     * Saves a lead, noted in the record of a proven visitor, unless somebody else sent it before.
     * Throws ApiError 422; rejects with CallRefused and StoreUnavailable.
     */
    save: async (entry: IncomingLead): Promise<SavedLead> => {
      const { visitor, key } = entry;
      const owner = await ownerOf(visitor);
      const leadId = await leadIdOf(entry, owner);
      const { kind } = entry.lead;
      const isNamed =
        owner !== null && withNotedLead(owner, leadId, mostLeads(kind)).leads.includes(leadId);
      const lead = {
        ...withCheckOf(isNamed ? owner : null, entry),
        reference: leadReference(leadId, site.referenceLetters),
        visitorId: isNamed ? owner.userId : null,
        keys: key ? [key.id] : [],
      };
      const others = owner?.leads.filter((one) => one !== leadId) ?? [];
      if (heldAt(lead) !== null && (await haveCall(leads, others, now())))
        throw new CallRefused("second");
      let isOwn = false;
      let kept = await leads.update(leadId, (known) => {
        isOwn = known === null || lead.keys.some((one) => known.keys.includes(one));
        return withLead(known, lead);
      });
      if (visitor && isNamed && kept?.visitorId === owner.userId) {
        const noted = await note(visitor, leadId, kept);
        // A deletion of the record finds only the leads it lists, so no other lead may name the record.
        if (!canOpen(noted, visitor) || !noted.leads.includes(leadId))
          await leads.update(leadId, (known) => known && movedLead(known, owner.userId, null));
        else if (kept.kind === "onboarding") await checkLeads.save(noted, NOBODY);
        else if (heldAt(kept) !== null) {
          // Of several that were sent together, the record's first one keeps its time.
          const earlier = noted.leads.slice(0, noted.leads.indexOf(leadId));
          if (await haveCall(leads, earlier, now()))
            kept = await leads.update(leadId, (known) => known && withoutTime(known));
        }
      }
      return { id: leadId, lead: kept ?? lead, isOwn };
    },
  };
};

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
