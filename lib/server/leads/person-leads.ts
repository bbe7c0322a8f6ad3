import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import {
  chosenFor,
  contactsOf,
  type ContactKeys,
  decidingKeys,
  keysOf,
  type OwnContacts,
  personKey,
} from "@/lib/domain/leads/person";
import type { PersonChoice } from "@/lib/domain/leads/person-choices";
import { type Person, withoutPersonLead, withPersonLead } from "@/lib/domain/leads/person-leads";
import { personLeadOf } from "@/lib/domain/leads/person-lead";
import { sha256 } from "@/lib/server/core/sha256";
import { PERSONS } from "@/lib/server/store/schemas/stored-person";
import { alongside, type AlongsideWrite, type Store, type Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

type Parts = {
  leads: Store<Lead>;
  /** The same leads for maintenance: another person does not prolong how long a lead is kept. */
  placed: Store<Lead>;
  persons: Store<Person>;
  choices: Store<PersonChoice>;
  own: OwnContacts;
  promise: AnswerPromise;
  now: () => number;
};

/** The most choices of one person that are read at once. */
const MOST_CHOICES = 1_000;

/** A lead has two contacts, each asked for once; another writer may change them in between. */
const MOST_TRIES = 10;

/**
 * The leads, each stored with its person's key, and in brief in its person's document in the same transaction
 * (docs/product/operator.md#one-key-a-person). All calls reject with StoreUnavailable.
 */
export const createPersonLeads = (parts: Parts) => {
  const { leads, placed, persons, choices, own, promise, now } = parts;
  const keysIn = (lead: Lead): ContactKeys => keysOf(contactsOf(lead, own), sha256);

  const withPerson = (id: string, lead: Lead, chosen: string | null): Lead => {
    const keys = keysIn(lead);
    const person = personKey(id, { ...lead, chosen }, keys);
    return { ...lead, chosen, person, phoneKey: keys.phone, emailKey: keys.email };
  };

  /** The writes alongside a lead's: into its person, and out of its former one. It is changed at `at`, epoch ms. */
  const writes = (id: string, at: number): AlongsideWrite<Lead>[] => {
    return [
      alongside(PERSONS, (_before: Lead | null, after: Lead | null) => {
        const lead = after && personLeadOf(id, after, at);
        return !lead || after.person === null
          ? null
          : { id: after.person, change: (known) => withPersonLead(known, lead, promise) };
      }),
      alongside(PERSONS, (before: Lead | null, after: Lead | null) => {
        const former = before?.person ?? null;
        const isKept = after?.person === former && isForDesk(after);
        return former === null || isKept
          ? null
          : { id: former, change: (known) => known && withoutPersonLead(known, id, promise) };
      }),
    ];
  };

  /** The person that operators chose for a key of a contact. */
  const choiceOf = async (key: string): Promise<string | null> =>
    (await choices.read(key).catch(nullIfUnreadable))?.person ?? null;

  /** Whether it may be another person's than before. */
  const isMoved = (before: Lead | null, after: Lead, keys: ContactKeys): boolean =>
    before === null ||
    before.person === null ||
    before.phoneKey !== keys.phone ||
    before.emailKey !== keys.email ||
    (before.flags.length > 0 && after.flags.length === 0);

  const updateIn =
    (store: Store<Lead>, at: () => number): Store<Lead>["update"] =>
    async (id, change, ...others) => {
      const looked = new Map<string, string | null>();
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const missing = new Set<string>();
        const kept = await store.update(
          id,
          (before) => {
            const after = change(before);
            missing.clear();
            if (after === null || after === before) return null;
            const keys = keysIn(after);
            if (!isMoved(before, after, keys)) return withPerson(id, after, after.chosen);
            for (const key of decidingKeys(keys)) if (!looked.has(key)) missing.add(key);
            if (missing.size > 0) return null;
            const chosen = chosenFor(keys, (key) => looked.get(key) ?? null);
            return withPerson(id, after, chosen ?? after.chosen);
          },
          ...writes(id, at()),
          ...others,
        );
        for (const key of missing) looked.set(key, await choiceOf(key));
        if (missing.size > 0) continue;
        for (const [key, chosen] of looked)
          if (chosen !== null)
            await choices.update(key, (known) => known && { ...known, usedAt: now() });
        return kept;
      }
      throw new Error("A change of a lead makes other contacts at each try.");
    };

  /** The keys for which operators chose a person. */
  const chosenKeys = async (person: string): Promise<string[]> => {
    const query = { where: { person }, by: "usedAt", order: "asc", after: null } as const;
    const { rows } = await choices.find({ ...query, limit: MOST_CHOICES });
    return rows.map(({ cursor }) => cursor.id);
  };

  /** Forgets what was chosen for a person without leads. */
  const forgetEmpty = async (person: string): Promise<void> => {
    const left = await persons.read(person).catch(nullIfUnreadable);
    if (left && left.leads.length > 0) return;
    await persons.remove(person, (one) => one.leads.length === 0).catch(nullIfUnreadable);
    for (const key of await chosenKeys(person)) await choices.remove(key);
  };

  const withPersons: Store<Lead> = {
    ...leads,
    update: updateIn(leads, now),
    remove: async (id, only, ...others) => {
      const known = await leads.read(id).catch(nullIfUnreadable);
      await leads.remove(id, only, ...writes(id, now()), ...others);
      if (known && known.person !== null) await forgetEmpty(known.person);
    },
  };

  return {
    /** The same leads, each with its person. */
    leads: withPersons,
    keysIn,
    choiceOf,
    chosenKeys,

    /** Makes a lead the person's that was chosen, with what `change` adds. */
    move: async (
      id: string,
      chosen: string,
      change: (lead: Lead) => Lead = (lead) => lead,
    ): Promise<void> => {
      const known = await placed.read(id).catch(nullIfUnreadable);
      if (!known) return;
      await placed.update(
        id,
        (lead) => lead && withPerson(id, change(lead), chosen),
        ...writes(id, known.updatedAt),
      );
    },

    /** Gives a lead of release 1.0.0 its person. Safe to repeat. */
    place: async (id: string, { updatedAt }: Stored<Lead>): Promise<void> => {
      const update = updateIn(placed, () => updatedAt);
      await update(id, (lead) => (lead && lead.person === null ? { ...lead } : null));
    },
  };
};

export type PersonLeads = ReturnType<typeof createPersonLeads>;
