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

/** What a visitor agrees to for the record, and takes back. All calls reject with StoreUnavailable. */
export const createConsents = ({ users, leads, checkLeads, now }: Parts) => ({
  /**
   * Notes that a purpose was agreed to, with the version of the text beside it; a finished check of who wants to
   * hear from us reaches the desk. Throws ApiError 404.
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
   * Notes that a purpose is taken back, in the record and in every lead that was sent with it: whoever reads one
   * of them sees it. Safe to repeat when cut short. Throws ApiError 404.
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
          unread = error; // the others come first
        });
    if (unread) throw unread;
  },
});
