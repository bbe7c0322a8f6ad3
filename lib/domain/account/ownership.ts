import { type VisitorRecord } from "./record";

/** Who asked, kept until the record can be opened: hashes in the place of the owner tokens. */
export type DeferredAccess = { id: string; tokenHashes: readonly string[]; uid: string | null };

/** The record as an account's own: the browser's key to it is no key any more (decision 20). */
export const withOwner = (record: VisitorRecord, uid: string): VisitorRecord => ({
  ...record,
  ownerTokenHash: "",
  ownerUid: uid,
});

/** A device's record from the moment on at which its content goes into the account's: nobody opens it any more. */
export const sealed = (record: VisitorRecord, uid: string, mergedInto: string): VisitorRecord => ({
  ...withOwner(record, uid),
  mergedInto,
});

/** Leads that a record names; those beyond are kept without a link to it, for the desk alone. */
export const MAX_LEADS = 50;
/** Room for the two that a visitor has one each of, however many messages there are: check and Get Started. */
export const MAX_LEADS_WITH_OWN = MAX_LEADS + 2;

/** The record with a lead its visitor sent; told again, or where `most` are named already, the same object. */
export const withNotedLead = (record: VisitorRecord, id: string, most: number): VisitorRecord =>
  record.leads.includes(id) || record.leads.length >= most
    ? record
    : { ...record, leads: [...record.leads, id] };
