import { type VisitorRecord } from "./record";

/** The record as owned by an account: the browser's owner token no longer opens it. */
export const withOwner = (record: VisitorRecord, uid: string): VisitorRecord => ({
  ...record,
  ownerTokenHash: "",
  ownerUid: uid,
});

/** A device's record while it is merged into the account's: nobody can open it. */
export const sealed = (record: VisitorRecord, uid: string, mergedInto: string): VisitorRecord => ({
  ...withOwner(record, uid),
  mergedInto,
});

/** A record names at most this many leads; later ones are kept without a link to it, for the desk alone. */
export const MAX_LEADS = 50;
/** Room for the visitor's one check lead and one Get Started lead, however many messages there are. */
export const MAX_LEADS_WITH_OWN = MAX_LEADS + 2;

/** Adds a lead's id to the record. Returns the same object if it is there, or if there are `most` already. */
export const withNotedLead = (record: VisitorRecord, id: string, most: number): VisitorRecord =>
  record.leads.includes(id) || record.leads.length >= most
    ? record
    : { ...record, leads: [...record.leads, id] };
