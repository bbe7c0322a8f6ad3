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
import { canOpen, type Access } from "@/lib/server/auth/access";
import { type Store, StoreUnavailable } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { type VisitorState, visitorStateOf } from "@/lib/server/check/visitor-state";

/** How often the account's record may be gone again before we give up; it goes only when its owner deletes it. */
const MAX_TRIES = 3;

/** Who is signed in, with the keys this browser sent. */
type Person = Omit<Access, "id"> & { uid: string };

type Parts = { accounts: Store<Account>; users: Store<VisitorRecord>; leads: Store<Lead> };

/**
 * One record a person. Every step is safe to repeat and to stop after: a device's record is
 * announced in the account before anything happens to it, and named there until its content is in the account's
 * record. All calls reject with StoreUnavailable; then whoever calls next, from any device, goes on.
 */
export const createAccounts = ({ accounts, users, leads }: Parts) => {
  /** Ties the device records announced to an account that has none; the first of them becomes its record. */
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

  /** The id of the account's record, which may still have to be made. */
  const homeOf = async (person: Person): Promise<string> => {
    const known = await accounts.read(person.uid);
    if (known && known.userId !== null) return known.userId;
    const id = (await adopt(person, known?.pending ?? [])) ?? randomUUID();
    const account = await accounts.update(person.uid, (now) => withRecord(now, id));
    return account?.userId ?? id;
  };

  /** Moves one announced record into the account's. What this browser cannot prove to be its own stays as it is. */
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
        // What the account's record has no room to name is nobody's from then on: its deletion would not find it.
        for (const lead of device.leads) {
          const owner = merged.leads.includes(lead) ? home : null;
          await leads
            .update(lead, (known) => known && movedLead(known, id, owner))
            .catch(nullIfUnreadable); // a link that is left leads nowhere
        }
        // Only what is sealed: by now the browser may have made a new record of that id.
        await users.remove(id, isSealed);
      }
    }
    await accounts.update(uid, (known) => known && withoutPending(known, id));
  };

  /** The account's record with all that is announced in it; null when it went away meanwhile. */
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
    /**
     * The account's record, with what this device has kept in it: the device's record becomes the account's, or
     * is merged into the one there is. An id that is not this browser's changes nothing.
     */
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
