import { NOBODY, withLastCheck } from "@/lib/domain/leads/check-lead";
import { type Lead, movedLead, SAME_LEAD_MS, withLead } from "@/lib/domain/leads/lead";
import type { LeadKind } from "@/lib/domain/leads/lead-fields";
import { heldAt, withoutTime } from "@/lib/domain/leads/lead-call";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { sharedCheckOf } from "@/lib/domain/leads/shared-check";
import type { Consent } from "@/lib/domain/core/consent";
import { mergedConsents } from "@/lib/domain/account/merge";
import { MAX_LEADS, MAX_LEADS_WITH_OWN, withNotedLead } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { CallRefused } from "@/lib/server/calls/calls";
import { ApiError } from "@/lib/server/core/api-error";
import { createCheckLeads, haveCall, ownLeadId } from "./check-leads";
import { type Access, canOpen } from "@/lib/server/auth/owned-record";
import { type IncomingLead, onboardingIdFor } from "./build-lead";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { Submission } from "@/lib/server/store/schemas/stored-lead";

/** A lead as it is kept; `isOwn`: this entry made it, or came with a key of its sender. */
export type SavedLead = { id: string; lead: Lead; isOwn: boolean };

export type LeadStores = {
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
        reference: leadReference(leadId),
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
