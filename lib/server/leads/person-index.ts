import type { Lead } from "@/lib/domain/leads/lead";
import {
  contactKeys,
  type PersonIndex,
  withLeadIn,
  withoutLeadIn,
} from "@/lib/domain/leads/person-card";
import { leadKeptMs } from "@/lib/domain/leads/retention";
import { sha256 } from "@/lib/server/core/sha256";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { alongside, type AlongsideWrite, type Store, type Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

type Parts = { people: Store<PersonIndex>; now: () => number };

const keyOfKind = (lead: Lead | null, kind: string): string | undefined =>
  lead ? contactKeys(lead).find((key) => key.startsWith(kind)) : undefined;

/** When a lead expires that was changed at `at`, both epoch ms; null: never. */
const untilOf = (lead: Lead, at: number): number | null => {
  const until = at + leadKeptMs(lead);
  return Number.isFinite(until) ? until : null;
};

/** The index of leads by phone number and e-mail address. All calls reject with StoreUnavailable. */
export const createPersonIndex = ({ people, now }: Parts) => {
  const readable = (key: string) => people.read(sha256(key)).catch(nullIfUnreadable);

  return {
    /** The ids of the leads with this lead's phone number or address, where the index had room for the lead. */
    alike: async (id: string, lead: Lead): Promise<string[]> => {
      const found = await Promise.all(contactKeys(lead).map(readable));
      const lists = found.map((index) => index?.leads.map((one) => one.id) ?? []);
      return lists.filter((ids) => ids.includes(id)).flat();
    },

    /** Adds a lead where it is missing, such as one of an earlier release. */
    add: async (id: string, lead: Stored<Lead>): Promise<void> => {
      for (const key of contactKeys(lead)) {
        if ((await readable(key))?.leads.some((one) => one.id === id)) continue;
        const until = untilOf(lead, lead.updatedAt);
        await people
          .update(sha256(key), (known) => withLeadIn(known, id, until, now()))
          .catch(nullIfUnreadable);
      }
    },

    /** The writes alongside a lead's: into the index of its keys, and out of that of former ones. */
    writes: (id: string): AlongsideWrite<Lead>[] =>
      ["phone:", "email:"].flatMap((kind) => [
        alongside(PEOPLE, (_: Lead | null, after: Lead) => {
          const key = keyOfKind(after, kind);
          const until = untilOf(after, now());
          return key === undefined
            ? null
            : { id: sha256(key), change: (known) => withLeadIn(known, id, until, now()) };
        }),
        alongside(PEOPLE, (before: Lead | null, after: Lead) => {
          const key = keyOfKind(before, kind);
          return key === undefined || key === keyOfKind(after, kind)
            ? null
            : { id: sha256(key), change: (known) => known && withoutLeadIn(known, id) };
        }),
      ]),

    remove: async (id: string, lead: Lead): Promise<void> => {
      for (const key of contactKeys(lead).map((one) => sha256(one))) {
        await people
          .update(key, (known) => known && withoutLeadIn(known, id))
          .catch(nullIfUnreadable);
        await people.remove(key, ({ leads }) => leads.length === 0).catch(nullIfUnreadable);
      }
    },
  };
};
