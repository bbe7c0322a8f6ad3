import type { VisitorRecord } from "@/lib/domain/account/record";
import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import { type Shown, shownLead } from "@/lib/domain/leads/outgoing-lead";
import type { Person } from "@/lib/domain/leads/person";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { searchedWords, soundWords } from "@/lib/domain/leads/searched-text";
import { type LeadCheck, visibleCheck } from "@/lib/domain/leads/visible-check";
import { notFound } from "@/lib/server/core/api-error";
import type { People, PeoplePage } from "@/lib/server/leads/people";
import { senderOf } from "@/lib/server/leads/check-leads";
import type { Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";

export type { PeoplePage, Today } from "@/lib/server/leads/people";

export type Message = Readonly<{ id: string; lead: Shown<Lead>; isShown: boolean }>;

type Parts = Pick<DeskParts, "leads" | "people" | "users" | "log"> & { lists: People };

const MOST_MESSAGES = 50;
const MOST_FOUND = 50;
const MOST_ALIKE = 10;

/** People as operators (`by`) see them; logged first. All calls reject with StoreUnavailable. */
export const createPeopleDesk = (parts: Parts) => {
  const { lists, leads, people, users, log } = parts;
  const { rowOf } = lists;
  const readable = (id: string) => leads.read(id).catch(nullIfUnreadable);
  const personOf = (key: string) => people.read(key).catch(nullIfUnreadable);

  /** The people of words: those who have them first, then those whose names sound so. */
  const search = async (text: string): Promise<PeoplePage> => {
    const found = new Map<string, PersonRow>();
    const look = async (words: readonly string[]) => {
      const [came, worked] = await Promise.all([
        leads.search({ words, limit: MOST_FOUND }),
        people.search({ words, limit: MOST_FOUND }),
      ]);
      const keys = [
        ...came.flatMap(({ record }) => record.person ?? []),
        ...worked.map(({ cursor }) => cursor.id),
      ].filter((key) => !found.has(key));
      for (const key of new Set(keys)) {
        const person = found.size < MOST_FOUND ? await personOf(key) : null;
        if (person) found.set(key, rowOf(key, person));
      }
    };
    const words = searchedWords(text);
    if (words.length > 0) await look(words);
    const sounds = soundWords(text);
    if (sounds && found.size < MOST_FOUND) await look(sounds);
    return { rows: [...found.values()], next: null };
  };

  const messagesOf = async (person: Person): Promise<(readonly [string, Stored<Lead>])[]> => {
    const ids = person.leads.slice(-MOST_MESSAGES).map(({ id }) => id);
    const read = await Promise.all(ids.map(async (id) => [id, await readable(id)] as const));
    return read
      .flatMap(([id, lead]) => (lead && isForDesk(lead) ? [[id, lead] as const] : []))
      .toReversed();
  };

  /** The keys of other people with a phone or address of these leads, or of the same visitor. */
  const alikeKeys = async (
    key: string,
    own: readonly Lead[],
    records: readonly VisitorRecord[],
  ) => {
    const found = new Set<string>();
    const note = (lead: Lead | null) =>
      lead && lead.person !== null && lead.person !== key && lead.flags.length === 0
        ? found.add(lead.person)
        : null;
    for (const name of ["phoneKey", "emailKey"] as const)
      for (const value of new Set(own.flatMap((lead) => lead[name] ?? []))) {
        const query = { where: { [name]: value }, by: "receivedAt", order: "desc" } as const;
        const page = await leads.find({ ...query, after: null, limit: MOST_ALIKE });
        page.rows.forEach(({ record }) => note(record));
      }
    for (const id of records.flatMap((record) => record.leads).slice(-MOST_ALIKE))
      note(await readable(id));
    return [...found].slice(0, MOST_ALIKE);
  };

  const detail = async (key: string) => {
    const person = await people.read(key);
    if (!person) throw notFound();
    const row = rowOf(key, person);
    const own = await messagesOf(person);
    const senders = new Map<string, VisitorRecord>();
    let check: { lead: string; check: LeadCheck } | null = null;
    for (const [id, lead] of own) {
      const record =
        lead.visitorId === null
          ? null
          : (senders.get(lead.visitorId) ?? (await senderOf(users, lead)));
      if (!record) continue;
      senders.set(record.userId, record);
      const visible: LeadCheck | null = check ? null : visibleCheck(record, lead);
      if (visible) check = { lead: id, check: visible };
    }
    const records = [...senders.values()];
    const alike: PersonRow[] = [];
    for (const other of await alikeKeys(
      key,
      own.map(([, lead]) => lead),
      records,
    )) {
      const found = await personOf(other);
      if (found) alike.push(rowOf(other, found));
    }
    return {
      row,
      messages: own.map(([id, { createdAt, updatedAt, ...lead }]): Message => ({
        id,
        lead: shownLead(lead as Lead),
        isShown: lead.reference === row.reference,
      })),
      notes: person.notes.toReversed(),
      sales: person.sales,
      /** The newest that the desk may see. */
      check,
      /** Other people with the same phone, address or visitor. */
      alike,
      /** Whether deleting everything would delete a Google account's user, too. */
      hasAccount: records.some(({ ownerUid }) => ownerUid !== null),
    };
  };

  return {
    ...lists,
    search,
    person: async (by: string, key: string) => {
      const found = await detail(key);
      const references = found.messages.map(({ lead }) => lead.reference);
      await log.note({ by, action: "read", references });
      return found;
    },
    detail,
  };
};

export type PeopleDesk = ReturnType<typeof createPeopleDesk>;
export type PersonDetail = Awaited<ReturnType<PeopleDesk["detail"]>>;
