import { type Account, recordsOf } from "@/lib/domain/account/account";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import type { ShareLink } from "@/lib/domain/share/link";
import { notFound } from "@/lib/server/core/api-error";
import { canOpen, type Access } from "@/lib/server/auth/owned-record";
import { type Store, StoreUnavailable } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { Submission } from "@/lib/server/store/schemas/stored-lead";
import type { SetAside } from "@/lib/server/store/schemas/stored-account";

/** How often new data may arrive during its deletion before we give up. */
const MAX_TRIES = 20;

type Parts = {
  accounts: Store<Account>;
  users: Store<VisitorRecord>;
  leads: Store<Lead>;
  submissions: Store<Submission>;
  links: Store<ShareLink>;
  pairs: Store<object>;
  dropReports?: (visitorId: string) => Promise<void>;
  /** Where documents are set aside before they are deleted (docs/decisions/041-the-data-rules-of-2027-are-a-setting.md). */
  setAside?: Store<SetAside> | null;
  /** Deletes a person's Firebase user, which ends every session; a user that is gone already is no error. */
  removeUser: (uid: string) => Promise<void>;
};

export type Tally = { references: string[]; records: number };

/** Which records may be deleted, and those to delete last, since the rest is found through them. */
type Reach = { isTheirs: (record: VisitorRecord) => boolean; last: readonly string[] };

const namedBy = ({ links, pairId, leads }: VisitorRecord): string[] => [
  ...links,
  ...(pairId === null ? [] : [pairId]),
  ...leads,
];

const neverEnds = () => new StoreUnavailable(new Error("New data arrived again and again"));

/** Also for a sealed record, which `canOpen` refuses. */
const isTheirs = (record: VisitorRecord, access: Access): boolean =>
  (access.uid !== null && record.ownerUid === access.uid) || canOpen(record, access);

/** Deletes all data about a person; safe to repeat after an interruption. */
export const createErasures = (parts: Parts) => {
  const { accounts, users, leads, submissions, links, pairs } = parts;
  const { removeUser, dropReports, setAside } = parts;

  const keepAside = async (of: SetAside["of"], id: string, document: object): Promise<void> => {
    await setAside?.update(`${of}-${id}`, () => ({ of, document: JSON.stringify(document) }));
  };

  const eraseLead = async (id: string, { references }: Tally): Promise<void> => {
    const lead = await leads.read(id).catch(nullIfUnreadable);
    for (const key of lead?.keys ?? []) await submissions.remove(key);
    if (lead) await keepAside("leads", id, lead);
    await leads.remove(id);
    if (lead) references.push(lead.reference);
  };

  const eraseRecord = async (id: string, { isTheirs, last }: Reach, tally: Tally) => {
    if (last.includes(id)) return;
    const gone = new Set(last);
    let isGone = false;
    for (let tries = 0; tries < MAX_TRIES && !isGone; tries++) {
      const record = await users.read(id);
      if (!record || !isTheirs(record)) return;
      // First what others see.
      for (const link of record.links) await links.remove(link);
      if (record.pairId !== null) await pairs.remove(record.pairId);
      for (const lead of record.leads) if (!gone.has(lead)) await eraseLead(lead, tally);
      await dropReports?.(id);
      await keepAside("users", id, record);
      for (const one of namedBy(record)) gone.add(one);
      await users.remove(id, (now) => {
        // What was made meanwhile goes first, in the next round: without the record nobody would find it.
        isGone = isTheirs(now) && namedBy(now).every((one) => gone.has(one));
        return isGone;
      });
    }
    if (!isGone) throw neverEnds();
    tally.records++;
    // A check or a form that was under way may have written its lead again.
    for (const one of gone)
      if (!last.includes(one) && (await leads.read(one).catch(nullIfUnreadable)))
        await eraseLead(one, tally);
  };

  const eraseAccount = async (uid: string, reach: Reach, tally: Tally): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const account = await accounts.read(uid);
      if (!account) return;
      const ids = recordsOf(account);
      for (const id of ids) await eraseRecord(id, reach, tally);
      // A device that signs in just now may have listed another record.
      await accounts.remove(uid, (now) => recordsOf(now).every((id) => ids.includes(id)));
    }
    throw neverEnds();
  };

  /** Whether an erasure was interrupted here: the record is gone, and the account is gone or still names it. */
  const isHalfErased = async ({ id, uid }: Access): Promise<boolean> => {
    if (uid === null) return false;
    const account = await accounts.read(uid);
    return account === null || recordsOf(account).includes(id);
  };

  return {
    /** Deletes a record or account. Throws ApiError 404, 503; rejects with StoreUnavailable. */
    erase: async (access: Access): Promise<void> => {
      const record = await users.read(access.id);
      if (!(record ? isTheirs(record, access) : await isHalfErased(access))) throw notFound();
      const reach = { isTheirs: (one: VisitorRecord) => isTheirs(one, access), last: [] };
      const tally = { references: [], records: 0 };
      await eraseRecord(access.id, reach, tally);
      if (access.uid === null) return;
      await eraseAccount(access.uid, reach, tally);
      await removeUser(access.uid);
      // A device may have added records while its session was still valid.
      await eraseAccount(access.uid, reach, tally);
    },

    /** Deletes a lead alone; its sender's record stays. Rejects with StoreUnavailable. */
    eraseLead: (id: string): Promise<void> => eraseLead(id, { references: [], records: 0 }),

    /** For the operator: deletes a lead and all about its sender. Throws ApiError 503. */
    eraseSender: async (leadId: string): Promise<Tally> => {
      const tally: Tally = { references: [], records: 0 };
      const lead = await leads.read(leadId);
      if (!lead) return tally;
      const reach = { isTheirs: () => true, last: [leadId] };
      const record = lead.visitorId === null ? null : await users.read(lead.visitorId);
      if (record && record.ownerUid !== null) {
        // The sessions first, so that no device adds data meanwhile.
        await removeUser(record.ownerUid);
        const last = [leadId, record.userId];
        await eraseAccount(record.ownerUid, { ...reach, last }, tally);
      }
      if (record) await eraseRecord(record.userId, reach, tally);
      await eraseLead(leadId, tally);
      return tally;
    },
  };
};
