/**
 * What belongs to one Google account: one document each in `accounts`, by the account's uid. `userId` is its
 * record; `pending` are records of its devices that are on their way into it.
 */
export type Account = { userId: string | null; pending: string[] };

const NOTHING_YET: Account = { userId: null, pending: [] };

/** The account with a device's record announced; announced already, or its own record, the same object. */
export const withPending = (account: Account | null, id: string): Account => {
  const known = account ?? NOTHING_YET;
  return known.userId === id || known.pending.includes(id)
    ? known
    : { ...known, pending: [...known.pending, id] };
};

/** The account with `id` as its record; it keeps the one it has. */
export const withRecord = (account: Account | null, id: string): Account =>
  account && account.userId !== null ? account : { ...(account ?? NOTHING_YET), userId: id };

/** The account without a record that turned out to be gone or foreign; should it come back, it is merged. */
export const withoutRecord = (account: Account, id: string): Account =>
  account.userId === id ? withPending({ ...account, userId: null }, id) : account;

/** The account with a device's record dealt with. */
export const withoutPending = (account: Account, id: string): Account =>
  account.pending.includes(id)
    ? { ...account, pending: account.pending.filter((one) => one !== id) }
    : account;

/** All records the account names. */
export const recordsOf = ({ userId, pending }: Account): string[] =>
  userId === null ? pending : [userId, ...pending];
