import { answeredAt } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import { isEnded } from "@/lib/domain/leads/lead-row";
import {
  canJoin,
  type CardChange,
  cardSteps,
  cardsOf,
  contactKeys,
  isSameCard,
  type LeadOfCard,
  linkedIds,
  MOST_ON_CARD,
  type PersonIndex,
} from "@/lib/domain/leads/person-card";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { keyedQueue } from "@/lib/server/store/keyed-queue";
import type { Change, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { createPersonIndex } from "./person-index";

/** How often cards are arranged anew because another process changed them meanwhile. */
const MAX_TRIES = 20;
/** From this number on, no leads are read because they share a phone number or an address; those of cards are. */
const MOST_READ = 4 * MOST_ON_CARD;

type Parts = {
  leads: Store<Lead>;
  /** The same leads for maintenance: a place on a card does not prolong how long a lead is kept. */
  placed: Store<Lead>;
  people: Store<PersonIndex>;
  now: () => number;
};

const mayHaveCard = (lead: Lead): boolean =>
  contactKeys(lead).length > 0 || linkedIds(lead).length > 0;

/** Whether a change of a lead can change its card. */
const isMoved = (before: Lead | null, after: Lead): boolean =>
  before === null ||
  before.receivedAt !== after.receivedAt ||
  isEnded(before) !== isEnded(after) ||
  (linkedIds(after).length > 0 && answeredAt(before) !== answeredAt(after)) ||
  canJoin(before) !== canJoin(after) ||
  contactKeys(before).join() !== contactKeys(after).join();

/** One card a person (docs/product/operator.md#one-card-a-person). All calls reject with StoreUnavailable. */
export const createCards = ({ leads, placed, people, now }: Parts) => {
  const index = createPersonIndex({ people, now });
  /** Those of this process do not meet. */
  const oneAtATime = keyedQueue();
  const readable = (id: string) => leads.read(id).catch(nullIfUnreadable);

  /** A lead with all that can be on its card, and with the cards of those. */
  const around = async (start: string): Promise<LeadOfCard[]> => {
    const found = new Map<string, Lead | null>();
    for (let wave = [start]; wave.length > 0;) {
      const read = await Promise.all(wave.map(async (id) => [id, await readable(id)] as const));
      for (const [id, lead] of read) found.set(id, lead);
      const mayAdd = found.size < MOST_READ;
      const next = await Promise.all(
        read.map(async ([id, lead]) =>
          lead ? [...linkedIds(lead), ...(mayAdd ? await index.alike(id, lead) : [])] : [],
        ),
      );
      wave = [...new Set(next.flat())].filter((id) => !found.has(id));
    }
    return [...found].flatMap(([id, lead]) => (lead ? [{ id, lead }] : []));
  };

  /** Writes a lead's place, if it is still as it was read; resolves to whether it was. */
  const place = async ({ id, lead: seen, links }: CardChange): Promise<boolean> => {
    let isAsSeen = false;
    await placed.update(id, (current) => {
      isAsSeen = current !== null && isSameCard(current, seen);
      return current && isAsSeen ? { ...current, ...links } : null;
    });
    return isAsSeen;
  };

  const arrangeOnce = async (changes: readonly CardChange[][]): Promise<void> => {
    for (const step of changes) if ((await Promise.all(step.map(place))).includes(false)) return;
  };

  /**
   * Arranges the cards around a lead until nothing is left to do. Each lead is written only if its place is as it was
   * read, so that two processes at once end with the same cards; after a crash in between the next call completes them.
   */
  const arrange = async (id: string, leaving: string | null = null): Promise<void> => {
    const changesNow = async () => cardSteps(await around(id), leaving);
    if ((await changesNow()).length === 0) return;
    await oneAtATime("cards", async () => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const changes = await changesNow();
        if (changes.length === 0) return;
        await arrangeOnce(changes);
      }
      log.warn({ event: "cards change too often" });
    });
  };

  /** The lead is saved already, so its sender gets no error; the person's next lead completes the card. */
  const arrangeSaved = async (id: string): Promise<void> => {
    try {
      await arrange(id);
    } catch (error) {
      log.warn({ event: "lead without its card", kind: errorName(error) });
    }
  };

  const update: Store<Lead>["update"] = async (id, change, ...others) => {
    // A call that changes nothing may be a repeated one, whose first try ended before the card was arranged.
    let isMovedNow = true;
    const noted: Change<Lead> = (before) => {
      const after = change(before);
      isMovedNow = after === null || after === before || isMoved(before, after);
      return after;
    };
    const kept = await leads.update(id, noted, ...index.writes(id), ...others);
    if (kept && isMovedNow && mayHaveCard(kept)) await arrangeSaved(id);
    return kept;
  };

  /** The rest of the card gets its next lead as head before the lead is removed. */
  const remove: Store<Lead>["remove"] = async (id, only) => {
    const lead = await readable(id);
    const others = lead ? linkedIds(lead) : [];
    if (others.length > 0) await arrange(id, id);
    if (lead) await index.remove(id, lead);
    await leads.remove(id, only);
    // Another process may have joined it again meanwhile.
    for (const other of others) await arrange(other);
  };

  return {
    /** The same leads; each is on its person's card once it is saved, and off it before it is removed. */
    leads: { ...leads, update, remove } satisfies Store<Lead>,

    /** The leads on a lead's card, itself included, as they were read just now; none where it is gone. */
    cardOf: async (id: string): Promise<LeadOfCard[]> =>
      cardsOf(await around(id)).find((card) => card.some((one) => one.id === id)) ?? [],

    /** Arranges the cards around a lead that may be missing in the index. Safe to repeat. */
    joinCard: async (id: string): Promise<void> => {
      const lead = await readable(id);
      if (lead) await index.add(id, lead);
      await arrange(id);
    },
  };
};

export type Cards = ReturnType<typeof createCards>;
