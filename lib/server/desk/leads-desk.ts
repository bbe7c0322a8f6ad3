import { askedBy, type DeskFilter } from "@/lib/domain/desk/desk-filter";
import {
  type CardLead,
  cardLead,
  type LeadDetail,
  leadDetail,
} from "@/lib/domain/desk/lead-detail";
import { visibleCheck } from "@/lib/domain/leads/visible-check";
import type { ListOrder } from "@/lib/domain/desk/list-order";
import { type LeadRow, leadRow, isForDesk } from "@/lib/domain/leads/lead-row";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import type { Lead } from "@/lib/domain/leads/lead";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { notFound, withdrawnLead } from "@/lib/server/core/api-error";
import type { Stored, Cursor, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskLog } from "./desk-log";
import { createLeadList, type Found } from "./lead-list";
import { senderOf } from "@/lib/server/leads/sender-check";

type Parts = {
  leads: Store<Lead>;
  users: Store<VisitorRecord>;
  /** Arranges the card of a lead whose head is gone. */
  joinCard: (id: string) => Promise<void>;
  log: DeskLog;
};

/** The desk's calls about leads. Each is logged before it answers; all reject with StoreUnavailable. */
export const createLeadsDesk = ({ leads, users, joinCard, log }: Parts) => {
  const list = createLeadList(leads);

  /** The lead, if the desk may see it. Throws ApiError 404. */
  const known = async (id: string): Promise<Stored<Lead>> => {
    const lead = await leads.read(id);
    if (!lead) throw notFound();
    if (!isForDesk(lead)) throw withdrawnLead();
    return lead;
  };

  /** The other leads of the same visitor. */
  const othersIn = async (record: VisitorRecord | null, id: string): Promise<LeadRow[]> => {
    const ids = record?.leads.filter((one) => one !== id) ?? [];
    const found = await Promise.all(
      ids.map(async (one) => [one, await leads.read(one).catch(nullIfUnreadable)] as const),
    );
    return found.flatMap(([one, lead]) => (lead && isForDesk(lead) ? [leadRow(one, lead)] : []));
  };

  const readable = (id: string) => leads.read(id).catch(nullIfUnreadable);

  /** If the head of the lead's card has expired, chooses a new one; then reads the lead. */
  const onCard = async (id: string): Promise<Stored<Lead>> => {
    const lead = await known(id);
    if (lead.cardId === null || (await readable(lead.cardId))) return lead;
    await joinCard(id);
    return known(id);
  };

  /** The other leads on a lead's card: the head, then the newest first. */
  const cardOf = async (id: string, { cardId, earlier }: Lead): Promise<CardLead[]> => {
    const head = cardId === null ? null : await readable(cardId);
    const ids = cardId && head ? [cardId, ...head.earlier] : earlier;
    const found = await Promise.all(
      ids.filter((one) => one !== id).map(async (one) => [one, await readable(one)] as const),
    );
    return found.flatMap(([one, lead]) => (lead && isForDesk(lead) ? [cardLead(one, lead)] : []));
  };

  const detailOf = async (id: string): Promise<LeadDetail> => {
    const lead = await onCard(id);
    const record = await senderOf(users, lead);
    const card = await cardOf(id, lead);
    const others = await othersIn(record, id);
    const hasAccount = record !== null && record.ownerUid !== null;
    const check = record && visibleCheck(record, lead);
    return leadDetail(id, lead, { check, card, others, hasAccount });
  };

  return {
    /** A page of the list, in an order, after a cursor; `by` is the address of the operator who asks. */
    search: async (
      by: string,
      filter: DeskFilter,
      before: Cursor | null,
      order: ListOrder = "newest",
    ): Promise<Found> => {
      const found = await list(askedBy(filter, by), before, order);
      const count = found.rows.length;
      await log.note({ by, action: "searched", filter: loggedFilter(filter), count });
      return found;
    },

    /** All data about a lead. Throws ApiError 404. */
    read: async (by: string, id: string): Promise<LeadDetail> => {
      const detail = await detailOf(id);
      const references = [detail.lead, ...detail.card].map(({ reference }) => reference);
      await log.note({ by, action: "read", references });
      return detail;
    },

    /** The same for an answer to what was logged already. */
    detail: detailOf,
  };
};
