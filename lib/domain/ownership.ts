import { type VisitorRecord } from "./record";

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

/** The record with leads its visitor sent; told again, the same object. */
export const withLeads = (record: VisitorRecord, ids: readonly string[]): VisitorRecord => {
  const more = ids.filter((id) => !record.leads.includes(id));
  return more.length === 0 ? record : { ...record, leads: [...record.leads, ...more] };
};
