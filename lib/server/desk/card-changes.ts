import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import {
  canJoin,
  headOf,
  type LeadOfCard,
  MOST_ON_CARD,
  withApart,
  withCardNote,
  withoutApart,
} from "@/lib/domain/leads/person-card";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import type { Cards } from "@/lib/server/leads/cards";
import type { Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";

type Parts = {
  leads: Store<Lead>;
  cards: Pick<Cards, "cardOf" | "joinCard">;
  /** All data about a lead. Throws ApiError 404. */
  detail: (id: string) => Promise<LeadDetail>;
  log: DeskLog;
  now: () => number;
};

const idsOf = (card: readonly LeadOfCard[]): string[] => card.map(({ id }) => id);

/**
 * Cards as operators join and part them. Each change is logged before it is made; all calls reject with
 * StoreUnavailable.
 */
export const createCardChanges = ({ leads, cards, detail, log, now }: Parts) => {
  const known = async (id: string): Promise<Lead> => {
    const lead = await leads.read(id);
    if (!lead || !isForDesk(lead)) throw notFound();
    return lead;
  };

  const headDetail = async (id: string): Promise<LeadDetail> =>
    detail((await known(id)).cardId ?? id);

  /** No lead of a card is apart from one of the other card. */
  const reconcile = async (card: readonly LeadOfCard[], other: readonly LeadOfCard[]) => {
    const ids = idsOf(other);
    for (const { id, lead } of card)
      if (lead.apart.some((one) => ids.includes(one)))
        await leads.update(id, (current) => current && withoutApart(current, ids));
  };

  return {
    /**
     * Joins the cards of two leads, and resolves to the head of the card. Nothing changes where they are on one card.
     * Throws ApiError 404, and 422 for a flagged lead ("flagged") or more leads than a card holds ("full").
     */
    join: async (by: string, ids: readonly [string, string]): Promise<LeadDetail> => {
      const both = [await known(ids[0]), await known(ids[1])];
      if (!both.every(canJoin))
        throw new ApiError(422, "flagged", "A lead with a flag has a card of its own.");
      const [mine, theirs] = [await cards.cardOf(ids[0]), await cards.cardOf(ids[1])];
      if (!idsOf(mine).includes(ids[1])) {
        if (mine.length + theirs.length > MOST_ON_CARD)
          throw new ApiError(422, "full", "A card holds no more leads.");
        await log.note({
          by,
          action: "joined",
          references: both.map(({ reference }) => reference),
        });
        await reconcile(mine, theirs);
        await reconcile(theirs, mine);
        const heads = [headOf(mine), headOf(theirs)];
        const head = headOf(heads);
        const other = heads.find((one) => one !== head)!;
        const author = { by, at: now() };
        const joined = (to: LeadOfCard) =>
          ({ kind: "joined", reference: to.lead.reference }) as const;
        // The head first: after a crash the other lead is on both cards, and not on none.
        await leads.update(head.id, (current) => {
          const earlier = [...new Set([...(current?.earlier ?? []), other.id])];
          const owner = current?.owner ?? other.lead.owner;
          return current && withCardNote({ ...current, earlier, owner }, joined(other), author);
        });
        await leads.update(
          other.id,
          (current) => current && withCardNote(current, joined(head), author),
        );
      }
      await cards.joinCard(ids[0]);
      await cards.joinCard(ids[1]);
      return headDetail(ids[0]);
    },

    /**
     * Takes a lead off its person's card; the others stay together, and it does not return to them by itself. Resolves
     * to the lead. Nothing changes where it has a card of its own. Throws ApiError 404.
     */
    part: async (by: string, id: string): Promise<LeadDetail> => {
      const { reference } = await known(id);
      const card = await cards.cardOf(id);
      const rest = card.filter((one) => one.id !== id);
      if (rest.length > 0) {
        await log.note({ by, action: "parted", references: [reference] });
        const head = headOf(card);
        const other = head.id === id ? headOf(rest) : head;
        const author = { by, at: now() };
        const parted = (from: string) => ({ kind: "parted", reference: from }) as const;
        await leads.update(
          id,
          (current) =>
            current &&
            withCardNote(withApart(current, idsOf(rest)), parted(other.lead.reference), author),
        );
        await leads.update(
          other.id,
          (current) => current && withCardNote(current, parted(reference), author),
        );
        await cards.joinCard(id);
        await cards.joinCard(other.id);
      }
      return detail(id);
    },
  };
};
