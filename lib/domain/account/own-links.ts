import type { VisitorRecord } from "./record";

export const MAX_LINKS = 20;
/** Room for the links of merged records: a sign-in ends none of them. */
const MAX_MERGED_LINKS = 5 * MAX_LINKS;

/** The record with a link listed, newest last. `ended` are ids of links that work no more: they drop out. */
export const withLink = (
  record: VisitorRecord,
  id: string,
  ended: readonly string[],
): VisitorRecord => ({
  ...record,
  links: [...record.links.filter((one) => !ended.includes(one)), id],
});

/** The record without a link. Returns the same object if it does not list it. */
export const withoutLink = (record: VisitorRecord, id: string): VisitorRecord =>
  record.links.includes(id)
    ? { ...record, links: record.links.filter((one) => one !== id) }
    : record;

/** The account's links, then the device's, up to the maximum. */
export const mergedLinks = (account: readonly string[], device: readonly string[]): string[] =>
  [...new Set([...account, ...device])].slice(0, Math.max(MAX_MERGED_LINKS, account.length));
