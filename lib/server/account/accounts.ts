import { randomUUID } from "node:crypto";
import {
  type Account,
  withoutPending,
  withoutRecord,
  withPending,
  withRecord,
} from "@/lib/domain/account/account";
import type { Lang } from "@/lib/domain/core/languages";
import { type Lead, movedLead } from "@/lib/domain/leads/lead";
import { mergedRecord } from "@/lib/domain/account/merge";
import { sealed, withOwner } from "@/lib/domain/account/ownership";
import { newRecord, type VisitorRecord, withDetails } from "@/lib/domain/account/record";
import { movedLink, type ShareLink } from "@/lib/domain/share/link";
import { canOpen, type Access } from "@/lib/server/auth/owned-record";
import { type Store, StoreUnavailable } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { type VisitorState, visitorStateOf } from "@/lib/server/check/visitor-state";

/** How often the account's record may disappear before we give up; it does only when its owner deletes it. */
const MAX_TRIES = 3;

/** A signed-in person, with the owner tokens this browser sent. */
type Person = Omit<Access, "id"> & { uid: string };

type Parts = {
  accounts: Store<Account>;
  users: Store<VisitorRecord>;
  leads: Store<Lead>;
  links: Store<ShareLink>;
  pairs: Store<object>;
};

/**
 * One record per person. Every step may be repeated or interrupted: a device's record stays listed
 * until its content is in the account's. All calls reject with StoreUnavailable.
 */
export const createAccounts = ({ accounts, users, leads, links, pairs }: Parts) => {
  /** Gives the records of an account without one to its person; the first becomes the account's. */
  const adopt = async (person: Person, pending: readonly string[]): Promise<string | undefined> => {
    const { uid } = person;
    for (const id of pending) {
      const tied = await users.update(id, (known) =>
        canOpen(known, person) && known.ownerUid === null ? withOwner(known, uid) : null,
      );
      if (tied?.ownerUid === uid && tied.mergedInto === null) return id;
    }
    return undefined;
  };

  const homeOf = async (person: Person): Promise<string> => {
    const known = await accounts.read(person.uid);
    if (known && known.userId !== null) return known.userId;
    const id = (await adopt(person, known?.pending ?? [])) ?? randomUUID();
    const account = await accounts.update(person.uid, (now) => withRecord(now, id));
    return account?.userId ?? id;
  };

  /** Links of a merged record lead to the account's from now on; what it has no room for is deleted. */
  const moveShared = async (device: VisitorRecord, home: VisitorRecord): Promise<void> => {
    const { userId: from } = device;
    const to = home.userId;
    for (const id of device.links)
      await (
        home.links.includes(id)
          ? links.update(id, (known) => known && movedLink(known, from, to))
          : links.remove(id)
      ).catch(nullIfUnreadable);
    if (device.pairId !== null && home.pairId !== device.pairId) await pairs.remove(device.pairId);
  };

  /** Merges one listed record into the account's. A record that this browser cannot prove to own stays as it is. */
  const absorb = async (person: Person, home: string, id: string): Promise<void> => {
    const { uid } = person;
    const isSealed = (record: VisitorRecord) =>
      record.ownerUid === uid && record.mergedInto !== null;
    if (id !== home) {
      const device = await users.update(id, (known) =>
        canOpen(known, person) ? sealed(known, uid, home) : null,
      );
      if (device) {
        if (!isSealed(device)) return;
        const merged = await users.update(home, (known) =>
          canOpen(known, person) ? mergedRecord(known, device) : null,
        );
        if (!canOpen(merged, person)) return;
        // Leads that the account's record has no room for become anonymous: a deletion of the record would not find
        // them.
        for (const lead of device.leads) {
          const owner = merged.leads.includes(lead) ? home : null;
          await leads
            .update(lead, (known) => known && movedLead(known, id, owner))
            .catch(nullIfUnreadable); // the link left in an unreadable lead leads to no record
        }
        await moveShared(device, merged);
        // Only the sealed record: the browser may have made a new one with that id since.
        await users.remove(id, isSealed);
      }
    }
    await accounts.update(uid, (known) => known && withoutPending(known, id));
  };

  const settled = async (person: Person, lang: Lang | undefined): Promise<VisitorRecord | null> => {
    const { uid } = person;
    const home = await homeOf(person);
    const made = await users.update(
      home,
      (known) => known ?? withOwner(newRecord(home, "", lang ? { lang } : {}), uid),
    );
    if (!canOpen(made, person) || made.ownerUid !== uid) {
      await accounts.update(uid, (known) => known && withoutRecord(known, home));
      return null;
    }
    const { pending } = (await accounts.read(uid)) ?? { pending: [] };
    for (const id of pending) await absorb(person, home, id);
    const record = await users.update(home, (known) =>
      canOpen(known, person) && lang && known.lang !== lang ? withDetails(known, { lang }) : null,
    );
    return canOpen(record, person) ? record : null;
  };

  const settle = async (person: Person, lang?: Lang): Promise<VisitorRecord> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const record = await settled(person, lang);
      if (record) return record;
    }
    throw new StoreUnavailable(new Error("The account's record went away again and again"));
  };

  return {
    /** The account's record with this device's data, if it is theirs. Rejects StoreUnavailable. */
    link: async (
      person: Person,
      visitorId: string | null,
      lang: Lang,
    ): Promise<VisitorState & { userId: string }> => {
      if (visitorId !== null && canOpen(await users.read(visitorId), person))
        await accounts.update(person.uid, (known) => withPending(known, visitorId));
      const record = await settle(person, lang);
      return { userId: record.userId, ...visitorStateOf(record) };
    },

    /** The id of the account's record, made when there is none. */
    recordId: async (person: Person): Promise<string> => (await settle(person)).userId,
  };
};
