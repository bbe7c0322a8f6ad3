import {
  askedBy,
  type DeskCounts,
  type DeskFilter,
  type ListOrder,
} from "@/lib/domain/leads/desk-filter";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import { isForDesk, type LeadRow, leadRow } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";
import { type Shown, shownLead } from "@/lib/domain/leads/outgoing-lead";
import { liveLeads, personOf } from "@/lib/domain/leads/person-leads";
import { personLeadOf } from "@/lib/domain/leads/person-lead";
import { type PersonRow, personRow } from "@/lib/domain/leads/person-row";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { type LeadCheck, visibleCheck } from "@/lib/domain/leads/visible-check";
import { notFound, withdrawnLead } from "@/lib/server/core/api-error";
import { unsubscribeLink } from "@/lib/server/leads/unsubscribe-links";
import { createPeopleRows, type PeopleRows } from "@/lib/server/leads/people-rows";
import { countPeople, readToday, type TodayGroup } from "@/lib/server/leads/people-today";
import { senderOf } from "@/lib/server/leads/sender-check";
import type { Cursor, Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";
import { createPeopleList } from "./people-list";

export { TODAY_GROUPS, type TodayGroup } from "@/lib/server/leads/people-today";
export type { PeoplePage } from "./people-list";
export type { PeopleRows } from "@/lib/server/leads/people-rows";

/** The people who wait today; `counts` has the true numbers of each group. */
export type Today = Readonly<Record<TodayGroup, PeopleRows>> & {
  counts: DeskCounts;
  /** The server's time, epoch ms. */
  now: number;
};

/** Everything the desk shows of a lead and its person. */
export type LeadDetail = {
  /** The lead by itself. */
  row: LeadRow;
  /** The person as the lists show it. */
  person: PersonRow;
  lead: Shown<Lead>;
  /** null without a record, or without its owner's consent. */
  check: LeadCheck | null;
  /** The person's other leads, the newest first. */
  messages: { row: LeadRow; notes: readonly LeadNote[] }[];
  /** Leads of other persons with the same phone, address or visitor: the operator may join them. */
  alike: LeadRow[];
  /** Whether deleting everything would delete a Google account's user, too. */
  hasAccount: boolean;
  /** The link that ends the newsletter; empty where it is none, or has ended. */
  unsubscribe: string;
};

type Parts = Pick<DeskParts, "leads" | "persons" | "users" | "log" | "promise" | "linker" | "now">;

/** The most leads of other persons that are shown with a lead. */
const MOST_ALIKE = 20;

/**
 * People as operators see them; `by` is the operator's address. What takes it is logged before it answers; all calls
 * reject with StoreUnavailable.
 */
export const createPeopleDesk = (parts: Parts) => {
  const { leads, persons, users, log, promise, linker, now } = parts;
  const rows = createPeopleRows({ leads, promise, now });
  const list = createPeopleList({ leads, persons, rows });
  const counts = () => countPeople(persons, now());
  const readable = (id: string) => leads.read(id).catch(nullIfUnreadable);

  /** The lead, if the desk may see it. Throws ApiError 404. */
  const known = async (id: string): Promise<Stored<Lead>> => {
    const lead = await leads.read(id);
    if (!lead) throw notFound();
    if (!isForDesk(lead)) throw withdrawnLead();
    return lead;
  };

  /** The ids of leads with a lead's phone or address, and of the leads that its sender's record lists. */
  const alikeIds = async (lead: Lead, record: VisitorRecord | null): Promise<Set<string>> => {
    const found = new Set(record?.leads);
    for (const name of ["phoneKey", "emailKey"] as const) {
      const key = lead[name];
      if (key === null) continue;
      const query = { where: { [name]: key }, by: "receivedAt", order: "desc" } as const;
      const page = await leads.find({ ...query, after: null, limit: 2 * MOST_ALIKE });
      for (const { cursor } of page.rows) found.add(cursor.id);
    }
    return found;
  };

  const readAll = async (ids: Iterable<string>): Promise<(readonly [string, Stored<Lead>])[]> => {
    const found = await Promise.all([...ids].map(async (id) => [id, await readable(id)] as const));
    return found
      .flatMap(([id, lead]) => (lead && isForDesk(lead) ? [[id, lead] as const] : []))
      .toSorted(([, one], [, other]) => other.receivedAt - one.receivedAt);
  };

  const detailOf = async (id: string): Promise<LeadDetail> => {
    const stored = await known(id);
    const { createdAt, updatedAt, ...lead } = stored;
    const record = await senderOf(users, lead);
    const key = lead.person ?? id;
    const person = (await persons.read(key).catch(nullIfUnreadable)) ?? personOf([], promise);
    const own = personLeadOf(id, lead, now())!;
    const live = liveLeads(person, now());
    const all = live.some((one) => one.id === id) ? live : [...live, own];
    const row = await rows.rowOf(key, { ...person, leads: all });
    const others = await readAll(all.map((one) => one.id).filter((one) => one !== id));
    const alike = await readAll(await alikeIds(lead, record));
    const isOthers = ([, one]: readonly [string, Lead]) =>
      one.person !== lead.person && one.flags.length === 0;
    return {
      row: leadRow(id, stored),
      person: row ?? personRow(key, all, [id, stored], promise),
      lead: shownLead(lead),
      check: record && visibleCheck(record, lead),
      messages: others.map(([other, one]) => ({ row: leadRow(other, one), notes: one.notes })),
      alike: alike
        .filter(isOthers)
        .slice(0, MOST_ALIKE)
        .map(([other, one]) => leadRow(other, one)),
      hasAccount: record !== null && record.ownerUid !== null,
      unsubscribe: unsubscribeLink(id, lead, await linker()),
    };
  };

  /** Both groups, or the next page of one of them after a cursor. */
  const groupsOf = (after?: { group: TodayGroup; cursor: Cursor }) =>
    readToday(persons, now(), after, rows.rowsOf);

  return {
    counts,
    /** Today and the list without a line in the log. */
    unlogged: { today: groupsOf, list },
    /** `calls`: how many calls are shown with it, for the log. */
    today: async (
      by: string,
      after?: { group: TodayGroup; cursor: Cursor },
      calls = 0,
    ): Promise<Today> => {
      const [groups, counted] = await Promise.all([groupsOf(after), counts()]);
      const count = calls + groups.answer.rows.length + groups.due.rows.length;
      await log.note({ by, action: "searched", filter: loggedFilter({}), count });
      return { ...groups, counts: counted, now: now() };
    },
    list: async (by: string, filter: DeskFilter, order: ListOrder, after: Cursor | null) => {
      const found = await list(askedBy(filter, by), order, after);
      const count = found.rows.length;
      await log.note({ by, action: "searched", filter: loggedFilter(filter), count });
      return found;
    },
    /** Throws ApiError 404. */
    lead: async (by: string, id: string): Promise<LeadDetail> => {
      const detail = await detailOf(id);
      const references = [detail.row, ...detail.messages.map(({ row }) => row)];
      await log.note({ by, action: "read", references: references.map((one) => one.reference) });
      return detail;
    },
    /** The same for an answer to what was logged already. */
    detail: detailOf,
  };
};

export type PeopleDesk = ReturnType<typeof createPeopleDesk>;
