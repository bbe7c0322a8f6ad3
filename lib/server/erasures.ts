import { type Account, recordsOf } from "@/lib/domain/account";
import type { Lead } from "@/lib/domain/lead";
import type { VisitorRecord } from "@/lib/domain/record";
import { notFound } from "./api-error";
import { isOwned, type Key } from "./key";
import { type Store, StoreUnavailable } from "./store/store";
import type { Submission } from "./stored-lead";

/** How often an account may get new records while it is being deleted before we give up. */
const MAX_TRIES = 5;

type Parts = {
  accounts: Store<Account>;
  users: Store<VisitorRecord>;
  leads: Store<Lead>;
  submissions: Store<Submission>;
  /** Deletes a person's Firebase user, and with it every session; one that is gone already is fine. */
  removeUser: (uid: string) => Promise<void>;
};

/** Sealed or not. */
const isTheirs = (record: VisitorRecord, key: Key): boolean =>
  (key.uid !== null && record.ownerUid === key.uid) || isOwned(record, key);

/** Deletes everything kept about a person. Safe to repeat when cut short: what finds the rest goes last. */
export const createErasures = (parts: Parts) => {
  const { accounts, users, leads, submissions, removeUser } = parts;

  const eraseLead = async (id: string): Promise<void> => {
    for (const key of (await leads.read(id))?.keys ?? []) await submissions.remove(key);
    await leads.remove(id);
  };

  const eraseRecord = async (key: Key): Promise<void> => {
    const record = await users.read(key.id);
    if (!record || !isTheirs(record, key)) return;
    for (const id of record.leads) await eraseLead(id);
    await users.remove(key.id, (now) => isTheirs(now, key));
  };

  const eraseAccount = async (uid: string, tokens: readonly string[]): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const account = await accounts.read(uid);
      if (!account) return;
      const ids = recordsOf(account);
      for (const id of ids) await eraseRecord({ id, tokens, uid });
      // A device that signs in just now may have announced another record.
      await accounts.remove(uid, (now) => recordsOf(now).every((id) => ids.includes(id)));
    }
    throw new StoreUnavailable(new Error("The account got new records again and again"));
  };

  /** What an erasure cut short leaves: no record, and an account that named it or is gone, too. */
  const isHalfErased = async ({ id, uid }: Key): Promise<boolean> => {
    if (uid === null) return false;
    const account = await accounts.read(uid);
    return account === null || recordsOf(account).includes(id);
  };

  return {
    /**
     * Deletes a visitor's record with the leads in it; of somebody who is signed in also the account with all its
     * records, and the Firebase user. Throws ApiError 404 for a record that is missing or another's, 503 while
     * Google cannot be asked; rejects with StoreUnavailable.
     */
    erase: async (key: Key): Promise<void> => {
      const record = await users.read(key.id);
      if (!(record ? isTheirs(record, key) : await isHalfErased(key))) throw notFound();
      await eraseRecord(key);
      if (key.uid === null) return;
      await eraseAccount(key.uid, key.tokens);
      await removeUser(key.uid);
      // What a device added while the session still held.
      await eraseAccount(key.uid, key.tokens);
    },
  };
};
