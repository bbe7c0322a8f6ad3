import { type LeadPerson, NOBODY } from "@/lib/domain/leads/check-lead";
import { type ConsentPurpose, withConsent, withoutConsent } from "@/lib/domain/core/consent";
import { type Lead, withoutLeadConsent } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { CheckLeads } from "@/lib/server/leads/check-leads";
import type { Access } from "@/lib/server/auth/access";
import { updateOwned } from "@/lib/server/auth/owned-record";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

type Parts = {
  users: Store<VisitorRecord>;
  leads: Store<Lead>;
  checkLeads: CheckLeads;
  now: () => number;
};

/** A visitor's consents in the record: given and withdrawn. All calls reject with StoreUnavailable. */
export const createConsents = ({ users, leads, checkLeads, now }: Parts) => ({
  /**
   * Stores consent to a purpose, with the version of the text beside it; a finished check of a visitor who agrees to be
   * contacted is shown to the desk. Throws ApiError 404.
   */
  give: async (
    access: Access,
    purpose: ConsentPurpose,
    textVersion: string,
    person: LeadPerson = NOBODY,
  ): Promise<void> => {
    const record = await updateOwned(users, access, (known) => {
      const consents = withConsent(known.consents, purpose, textVersion, now());
      return consents === known.consents ? known : { ...known, consents };
    });
    await checkLeads.save(record, person);
  },

  /**
   * Withdraws consent to a purpose, in the record and in every lead that was sent with it, because operators read leads
   * without the record. Safe to repeat after an interruption. Throws ApiError 404.
   */
  withdraw: async (access: Access, purpose: ConsentPurpose): Promise<void> => {
    const record = await updateOwned(users, access, (known) => {
      const consents = withoutConsent(known.consents, purpose, now());
      return consents === known.consents ? known : { ...known, consents };
    });
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
});
