import { type LeadPerson, NOBODY } from "@/lib/domain/leads/check-lead";
import {
  type Consent,
  type ConsentPurpose,
  withConsent,
  withoutConsent,
  withRefusal,
} from "@/lib/domain/core/consent";
import { type Lead, withoutLeadConsent } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { CheckLeads } from "@/lib/server/leads/check-leads";
import { type Access, updateOwned } from "@/lib/server/auth/owned-record";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

type Parts = {
  users: Store<VisitorRecord>;
  leads: Store<Lead>;
  checkLeads: CheckLeads;
  now: () => number;
};

const withConsents = (
  record: VisitorRecord,
  change: (consents: Consent[]) => Consent[],
): VisitorRecord => {
  const consents = change(record.consents);
  return consents === record.consents ? record : { ...record, consents };
};

/** A visitor's consents in the record: given, withdrawn, refused. All calls reject with StoreUnavailable. */
export const createConsents = (parts: Parts) => {
  const { users, leads, checkLeads, now } = parts;
  return {
    /** Stores a consent; the desk then sees the finished check. Throws ApiError 404. */
    give: async (
      access: Access,
      purpose: ConsentPurpose,
      textVersion: string,
      person: LeadPerson = NOBODY,
    ): Promise<void> => {
      const record = await updateOwned(users, access, (known) =>
        withConsents(known, (all) => withConsent(all, purpose, textVersion, now())),
      );
      await checkLeads.save(record, person);
    },

    /** Withdraws a consent in the record and its leads. May be repeated. Throws ApiError 404. */
    withdraw: async (access: Access, purpose: ConsentPurpose): Promise<void> => {
      const record = await updateOwned(users, access, (known) =>
        withConsents(known, (all) => withoutConsent(all, purpose, now())),
      );
      let unread: Error | undefined;
      for (const id of record.leads)
        await leads
          .update(id, (lead) => lead && withoutLeadConsent(lead, purpose, now()))
          .catch((error: Error) => {
            nullIfUnreadable(error);
            unread = error; // go on with the others first
          });
      if (unread) throw unread;
    },

    /** Notes that the AI is not to be asked for this record: only standard advice. Throws ApiError 404. */
    refuseAi: async (access: Access, textVersion: string): Promise<void> => {
      await updateOwned(users, access, (known) =>
        withConsents(known, (all) => withRefusal(all, "ai", textVersion, now())),
      );
    },
  };
};
