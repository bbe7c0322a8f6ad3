import type { VisitorRecord } from "@/lib/domain/account/record";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import { type Shown, shownLead } from "@/lib/domain/leads/outgoing-lead";
import type { Person } from "@/lib/domain/leads/person";
import type { PersonNote, Stage } from "@/lib/domain/leads/person-notes";
import { STAGES } from "@/lib/domain/leads/person-notes";
import { type PersonRow, personRow } from "@/lib/domain/leads/person-row";
import type { Sale } from "@/lib/domain/leads/sale";
import { searchedWords, soundWords } from "@/lib/domain/leads/searched-text";
import { type LeadCheck, visibleCheck } from "@/lib/domain/leads/visible-check";
import { notFound } from "@/lib/server/core/api-error";
import { senderOf } from "@/lib/server/leads/sender-check";
import type { Cursor, FindQuery, Page, Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";

/** How many people wait, or are at each stage. */
export type DeskCounts = Readonly<{
  /** Wait for an answer; `orders` of them ordered, asked for a call or say that they have paid. */
  answer: number;
  orders: number;
  /** What is due of them is looked for today; a next step is due today. Overdue ones included. */
  owing: number;
  due: number;
  /** Are under way, and have no date. */
  dateless: number;
  /** Wait too long: the promised answer, the next step or what is due is over. */
  late: number;
  stages: Readonly<Record<Stage, number>>;
  spam: number;
}>;

/** Some people in their order; `next` is the cursor of the following page, null at the end. */
export type PeoplePage = Readonly<{ rows: readonly PersonRow[]; next: Cursor | null }>;

/** The groups of Today, in their order. */
export const TODAY_GROUPS = ["answer", "owing", "due", "dateless"] as const;
export type TodayGroup = (typeof TODAY_GROUPS)[number];
export type Today = Readonly<Record<TodayGroup, PeoplePage>>;

/** What a list shows. */
export type ListFilter = Readonly<{
  stage?: Stage | undefined;
  /** An operator's e-mail address, "me", or "nobody". */
  owner?: string | undefined;
  isSpam?: boolean | undefined;
}>;

/** The lists of money: who owes, who paid last, who was lost last. */
export const MONEY_LISTS = ["owes", "paid", "lost"] as const;
export type MoneyList = (typeof MONEY_LISTS)[number];

/** A message of a person as the desk shows it. */
export type Message = Readonly<{ id: string; lead: Shown<Lead>; isShown: boolean }>;

/** Everything the desk shows of a person. */
export type PersonDetail = Readonly<{
  row: PersonRow;
  /** The messages, the newest first. */
  messages: readonly Message[];
  notes: readonly PersonNote[];
  sales: readonly Sale[];
  /** The newest check that the desk may see; null without one. */
  check: Readonly<{ lead: string; check: LeadCheck }> | null;
  /** Other people with the same phone, address or visitor. */
  alike: readonly PersonRow[];
  /** Whether deleting everything would delete a Google account's user, too. */
  hasAccount: boolean;
}>;

type Parts = Pick<DeskParts, "leads" | "people" | "users" | "log" | "promise" | "now">;

/** People on a page of a list; messages on a person's page; people found by words. */
const PAGE = 50;
const MOST_MESSAGES = 50;
const MOST_FOUND = 50;
const MOST_ALIKE = 10;
const FURTHER = { after: null, limit: PAGE } as const;

/** The queries of Today's groups up to the last moment of the Indian day of `now`, epoch ms. */
const todayQuery = (group: TodayGroup, now: number): Omit<FindQuery, "after" | "limit"> => {
  const upTo = nextIndianHour(0, now) - 1;
  switch (group) {
    case "answer":
      return { by: ["waitRank", "waitsAt"], order: "asc" };
    case "owing":
      return { by: "dueAt", order: "asc", upTo };
    case "due":
      return { by: "stepAt", order: "asc", upTo };
    case "dateless":
      return { by: "datelessAt", order: "asc" };
  }
};

const MONEY_QUERIES: Readonly<Record<MoneyList, Omit<FindQuery, "after" | "limit">>> = {
  owes: { by: "owesSince", order: "asc" },
  paid: { by: "paidAt", order: "desc" },
  lost: { by: "lostAt", order: "desc" },
};

/**
 * People as operators see them; `by` is the operator's address. What shows a person whole is logged before it answers;
 * all calls reject with StoreUnavailable.
 */
export const createPeopleDesk = (parts: Parts) => {
  const { leads, people, users, log, promise, now } = parts;
  const rowOf = (key: string, person: Person) => personRow(key, person, promise);
  const pageOf = ({ rows, next }: Page<Person>): PeoplePage => ({
    rows: rows.map(({ cursor, record }) => rowOf(cursor.id, record)),
    next,
  });
  const readable = (id: string) => leads.read(id).catch(nullIfUnreadable);
  const personOf = (key: string) => people.read(key).catch(nullIfUnreadable);

  const counts = async (): Promise<DeskCounts> => {
    const upTo = nextIndianHour(0, now()) - 1;
    const [answer, orders, owing, due, dateless, late, spam, ...each] = await Promise.all([
      people.count({ by: "waitRank" }),
      people.count({ by: "waitRank", upTo: 1 }),
      people.count({ by: "dueAt", upTo }),
      people.count({ by: "stepAt", upTo }),
      people.count({ by: "datelessAt" }),
      people.count({ by: "lateAt", upTo: now() }),
      people.count({ where: { isSpam: true } }),
      ...STAGES.map((stage) => people.count({ where: { isSpam: false, stage } })),
    ]);
    const stages = Object.fromEntries(STAGES.map((stage, n) => [stage, each[n]])) as DeskCounts["stages"];
    return { answer, orders, owing, due, dateless, late, stages, spam };
  };

  /** All groups, or the next page of one of them after a cursor. Nobody is in two groups of a page. */
  const today = async (from?: { group: TodayGroup; cursor: Cursor }): Promise<Today> => {
    const groups = await Promise.all(
      TODAY_GROUPS.map(async (group): Promise<PeoplePage> => {
        if (from && from.group !== group) return { rows: [], next: null };
        const after = from?.cursor ?? null;
        return pageOf(await people.find({ ...todayQuery(group, now()), after, limit: PAGE }));
      }),
    );
    const seen = new Set<string>();
    const once = ({ rows, next }: PeoplePage): PeoplePage => {
      const own = rows.filter(({ person }) => !seen.has(person));
      own.forEach(({ person }) => seen.add(person));
      return { rows: own, next };
    };
    return Object.fromEntries(TODAY_GROUPS.map((group, n) => [group, once(groups[n]!)])) as Today;
  };

  const list = async (by: string, filter: ListFilter, after: Cursor | null): Promise<PeoplePage> => {
    const { stage, owner, isSpam = false } = filter;
    const whose = owner === "me" ? by : owner === "nobody" ? "" : owner;
    const where = {
      isSpam,
      ...(stage !== undefined && !isSpam && { stage }),
      ...(whose !== undefined && { whose }),
    };
    return pageOf(await people.find({ where, by: "latestAt", order: "desc", after, limit: PAGE }));
  };

  /** The people of words: those who have them first, then those whose names sound so. */
  const search = async (text: string): Promise<PeoplePage> => {
    const found = new Map<string, PersonRow>();
    const look = async (words: readonly string[]) => {
      const [came, worked] = await Promise.all([
        leads.search({ words, before: null, limit: MOST_FOUND }),
        people.search({ words, before: null, limit: MOST_FOUND }),
      ]);
      const keys = [
        ...came.rows.flatMap(({ record }) => record.person ?? []),
        ...worked.rows.map(({ cursor }) => cursor.id),
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
  const alikeKeys = async (key: string, own: readonly Lead[], records: readonly VisitorRecord[]) => {
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
    for (const id of records.flatMap((record) => record.leads).slice(-MOST_ALIKE)) note(await readable(id));
    return [...found].slice(0, MOST_ALIKE);
  };

  const detail = async (key: string): Promise<PersonDetail> => {
    const person = await people.read(key);
    if (!person) throw notFound();
    const row = rowOf(key, person);
    const own = await messagesOf(person);
    const senders = new Map<string, VisitorRecord>();
    let check: PersonDetail["check"] = null;
    for (const [id, lead] of own) {
      const record =
        lead.visitorId === null
          ? null
          : (senders.get(lead.visitorId) ?? (await senderOf(users, lead)));
      if (!record) continue;
      senders.set(record.userId, record);
      const visible = check ? null : visibleCheck(record, lead);
      if (visible) check = { lead: id, check: visible };
    }
    const records = [...senders.values()];
    const alike: PersonRow[] = [];
    for (const other of await alikeKeys(key, own.map(([, lead]) => lead), records)) {
      const found = await personOf(other);
      if (found) alike.push(rowOf(other, found));
    }
    return {
      row,
      messages: own.map(([id, { createdAt, updatedAt, ...lead }]) => ({
        id,
        lead: shownLead(lead as Lead),
        isShown: lead.reference === row.reference,
      })),
      notes: person.notes.toReversed(),
      sales: person.sales,
      check,
      alike,
      hasAccount: records.some(({ ownerUid }) => ownerUid !== null),
    };
  };

  return {
    counts,
    today,
    list,
    search,
    /** A page of a list of money. */
    money: async (name: MoneyList, after: Cursor | null = null): Promise<PeoplePage> =>
      pageOf(await people.find({ ...MONEY_QUERIES[name], ...FURTHER, after })),
    /** The row of a person; null for one that is not there. */
    row: async (key: string): Promise<PersonRow | null> => {
      const person = await personOf(key);
      return person && rowOf(key, person);
    },
    /** A person whole, with a line in the log. Throws ApiError 404. */
    person: async (by: string, key: string): Promise<PersonDetail> => {
      const found = await detail(key);
      const references = found.messages.map(({ lead }) => lead.reference);
      await log.note({ by, action: "read", references });
      return found;
    },
    /** The same for an answer to what was logged already. */
    detail,
  };
};

export type PeopleDesk = ReturnType<typeof createPeopleDesk>;
