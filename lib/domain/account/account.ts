/** The record of an account; `pending`: its devices' records that are being merged into it. */
export type Account = { userId: string | null; pending: string[] };

const NOTHING_YET: Account = { userId: null, pending: [] };

/** Adds a device's record to `pending`. Returns the same object if it is there, or is the account's record. */
export const withPending = (account: Account | null, id: string): Account => {
  const known = account ?? NOTHING_YET;
  return known.userId === id || known.pending.includes(id)
    ? known
    : { ...known, pending: [...known.pending, id] };
};

/** Makes `id` the account's record, unless it has one. */
export const withRecord = (account: Account | null, id: string): Account =>
  account && account.userId !== null ? account : { ...(account ?? NOTHING_YET), userId: id };

/** Unlinks a record that is gone or foreign. It becomes pending, so that it is merged if it reappears. */
export const withoutRecord = (account: Account, id: string): Account =>
  account.userId === id ? withPending({ ...account, userId: null }, id) : account;

/** Removes a device's record from `pending`. */
export const withoutPending = (account: Account, id: string): Account =>
  account.pending.includes(id)
    ? { ...account, pending: account.pending.filter((one) => one !== id) }
    : account;

/** All records the account names. */
export const recordsOf = ({ userId, pending }: Account): string[] =>
  userId === null ? pending : [userId, ...pending];
