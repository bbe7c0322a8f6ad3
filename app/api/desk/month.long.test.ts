// holds: #numbers
// Some seconds: a month of 200 leads and three operators, each call by its real handler.
import "@/test/support/own-store";
import * as contactRoute from "@/app/api/leads/contact/route";
import type { Sales } from "@/lib/domain/desk/sales";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { site } from "@/lib/content/facts/site";
import { DAYS } from "@/lib/content/facts/site-schema";
import { type TodayGroup, todayGroupOf } from "@/lib/domain/leads/today";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { leadStore } from "@/lib/server/wiring/leads";
import type { Today } from "@/lib/server/desk/today-desk";
import type { Cursor, Store } from "@/lib/server/store/store";
import { deskLogStore } from "@/lib/server/wiring/desk";
import { browserOn } from "@/test/support/api-browser";
import { deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as countsRoute from "./counts/route";
import * as leadRoute from "./leads/[id]/route";
import * as moneyRoute from "./money/route";
import * as searchRoute from "./search/route";
import * as todayRoute from "./today/route";

const DAY_MS = 24 * 60 * 60_000;
const MONTH_DAYS = 30;
const LEADS = 200;
/** The first of June 2026, ten in the morning in India. */
const START = Date.parse("2026-06-01T10:00:00+05:30");
const OPERATORS = ["asha@example.in", "mina@example.in", "ravi@example.in"] as const;
const SOURCES = ["whatsapp", "google", "instagram"] as const;
/** Seven, so that each topic meets each way of being worked on. */
const TOPICS = ["order", "question", "demo", "question", "order", "question", "question"] as const;

/** What is known of a lead at the end: the test's own book. */
type Kept = {
  id: string;
  person: number;
  topic: string;
  receivedAt: number;
  status: string;
  nextAt: number | null;
  rupees: number | null;
  source: string;
  owner: string | null;
  changes: number;
  /** When an operator set its status or next step last. */
  answeredAt: number;
};

/** Of 20 leads in turn three are of people who came before: 30 in all, none of them twice more. */
const personOf = (n: number): number => {
  const [twenties, at] = [Math.floor(n / 20), n % 20];
  return at < 17 ? 17 * twenties + at : 4 * (3 * twenties + at - 17);
};
/** Twelve leads are won, each at another price. */
const rupeesOf = (n: number): number | null =>
  n % 16 === 7 && n < 16 * 12 ? 6_999 + 10 * n : null;

const desk = deskCallers(
  {
    "/api/desk/counts": countsRoute,
    "/api/desk/leads/:id": leadRoute,
    "/api/desk/money": moneyRoute,
    "/api/desk/search": searchRoute,
    "/api/desk/today": todayRoute,
  },
  OPERATORS,
);

const everyRecord = async <R>(store: Store<R>) => {
  const records: { id: string; record: R }[] = [];
  for (let before: Cursor | null = null, isFirst = true; isFirst || before; isFirst = false) {
    const { rows, next }: Awaited<ReturnType<Store<R>["list"]>> = await store.list({
      before,
      limit: 100,
    });
    records.push(...rows.map(({ cursor, record }) => ({ id: cursor.id, record })));
    before = next;
  }
  return records;
};

const book: Kept[] = [];
/** Each call that asked for a change, also a refused one: who, what, and the id of the lead. */
const calls: { by: string; action: string; id: string }[] = [];
/** What was saved, lead by lead. */
const saved: { by: string; kind: string; id: string }[] = [];
const team = () => OPERATORS.map((email) => ({ email, ...desk.operator(email) }));

/**
 * A message as the n-th sender writes it; who comes again has another address and types the number in another way, or
 * has another number and types the address in another way.
 */
const arrives = async (n: number): Promise<Kept> => {
  const person = personOf(n);
  const number = `98${String(person).padStart(8, "0")}`;
  const isBack = n % 20 >= 17;
  const hasOldNumber = isBack && n % 2 === 0;
  const email = isBack && hasOldNumber ? `again-${n}@example.in` : `person-${person}@example.in`;
  const phone = isBack && !hasOldNumber ? `+9197${String(n).padStart(8, "0")}` : `+91${number}`;
  const source = SOURCES[n % SOURCES.length]!;
  const topic = TOPICS[n % TOPICS.length]!;
  const reply = await browserOn({ "/api/leads/contact": contactRoute }).send(
    "POST",
    "/api/leads/contact",
    {
      body: {
        ...GOOD_CONTACT,
        name: `Person ${person}`,
        email: isBack ? email.toUpperCase() : email,
        phone: hasOldNumber ? `0${number.slice(0, 5)} ${number.slice(5)}` : phone,
        message: `Message ${n}`,
        topic,
        source: { utm_source: source },
      },
      headers: { origin: "https://bizgrow.example" },
    },
  );
  expect(reply.status).toBe(201);
  const { reference } = reply.body as { reference: string };
  const { rows } = await leadStore().list({ before: null, limit: 5 });
  const found = rows.find(({ record }) => record.reference === reference)!;
  const [id, receivedAt] = [found.cursor.id, found.record.receivedAt];
  const owner = book.findLast((lead) => lead.person === person)?.owner ?? null;
  const kept = {
    status: "new",
    nextAt: null,
    rupees: null,
    owner,
    changes: 0,
    answeredAt: -Infinity,
  };
  return { id, person, topic, receivedAt, source, ...kept };
};

/** A change by an operator who saw this many notes; the answer's status. */
const change = async (
  by: ReturnType<typeof team>[0],
  lead: Kept,
  version: number,
  made: LeadChange,
) => {
  const { kind } = made;
  calls.push({ by: by.email, action: kind === "note" ? "noted" : "changed", id: lead.id });
  const { status } = await by.send("POST", `leads/${lead.id}`, { version, change: made });
  if (status !== 200) return status;
  lead.changes++;
  saved.push({ by: by.email, kind, id: lead.id });
  if (kind !== "owner") lead.answeredAt = Date.now();
  return status;
};

/** What the operators do with the n-th lead on the day it comes. */
const work = async (n: number, lead: Kept, operators: ReturnType<typeof team>) => {
  const [first, second] = [operators[n % 3]!, operators[(n + 1) % 3]!];
  const save = async (made: LeadChange) =>
    expect(await change(first, lead, lead.changes, made)).toBe(200);
  // Who had the person's earlier lead has this one already.
  if (lead.owner !== OPERATORS[n % 3]) await save({ kind: "owner", owner: "me" });
  lead.owner = OPERATORS[n % 3]!;
  const rupees = rupeesOf(n);
  if (rupees !== null) {
    await save({ kind: "won", rupees });
    Object.assign(lead, { status: "won", rupees });
  } else if (n % 5 === 0) {
    // Two operators at once: one is first, and the other one writes again after seeing that.
    const version = lead.changes;
    const note = (by: number) => ({ kind: "note" as const, status: "talking", text: `By ${by}` });
    const answers = await Promise.all(
      [first, second].map((by, at) => change(by, lead, version, note(at))),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    const late = answers[0] === 409 ? 0 : 1;
    expect(await change([first, second][late]!, lead, lead.changes, note(late))).toBe(200);
    const { notes } = (await leadStore().read(lead.id))!;
    expect(
      notes
        .slice(-2)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(["By 0", "By 1"]);
    lead.status = "talking";
  } else if (n % 5 === 1) {
    const at = nextIndianHour(11, Date.now()) + (n % 40) * DAY_MS;
    await save({ kind: "next", at });
    lead.nextAt = at;
  } else if (n % 5 === 2) {
    await save({ kind: "lost", reason: "price" });
    lead.status = "lost";
  }
};

beforeAll(async () => {
  jest.useFakeTimers({
    doNotFake: [
      "nextTick",
      "setImmediate",
      "setTimeout",
      "setInterval",
      "clearTimeout",
      "clearInterval",
      "clearImmediate",
      "queueMicrotask",
      "performance",
      "hrtime",
    ],
  });
  for (let day = 0, n = 0; day < MONTH_DAYS; day++) {
    jest.setSystemTime(START + day * DAY_MS);
    const operators = team();
    for (; n < ((day + 1) * LEADS) / MONTH_DAYS - 0.001; n++) {
      jest.setSystemTime(Date.now() + 60_000);
      const lead = await arrives(n);
      book.push(lead);
      if (n % 5 !== 4 || rupeesOf(n) !== null) await work(n, lead, operators);
    }
  }
}, 120_000);
afterAll(() => jest.useRealTimers());

/** The latest lead of each person, as the book has it. */
const heads = () => [...new Map(book.map((lead) => [lead.person, lead])).values()];
const dueOf = ({ nextAt, receivedAt }: Kept) => nextAt ?? receivedAt;

const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Asia/Kolkata" });
const isOpenAt = (at: number) => {
  const day = DAYS.findIndex((one) => one === weekday.format(at));
  return DAYS.indexOf(site.hours.first) <= day && day <= DAYS.indexOf(site.hours.last);
};
/** Until when we promised an answer, counted minute by minute: those of closed days do not count. */
const promisedFrom = (since: number): number => {
  let at = since;
  for (let left = site.replyHours * 60; left > 0; at += 60_000) if (isOpenAt(at)) left--;
  return at;
};

/** What Today is to show of a person, by the book, at the end of the month. */
const expectedRow = (head: Kept) => {
  const theirs = book.filter(({ person }) => person === head.person);
  const answeredAt = Math.max(...theirs.map((lead) => lead.answeredAt));
  const isAwaiting = head.answeredAt === -Infinity;
  const asked = theirs.filter(
    (lead) =>
      ["order", "demo"].includes(lead.topic) &&
      lead.answeredAt === -Infinity &&
      lead.receivedAt > answeredAt,
  );
  const since = Math.min(
    head.receivedAt,
    ...(isAwaiting ? asked : []).map((one) => one.receivedAt),
  );
  const isOverdue = head.nextAt !== null && head.nextAt < Date.now();
  const planned: TodayGroup = isOverdue ? "overdue" : "due";
  const others: TodayGroup = head.nextAt === null ? "new" : planned;
  return {
    id: head.id,
    group: isAwaiting && asked.length > 0 ? ("unanswered" as const) : others,
    answerBy: isAwaiting ? promisedFrom(since) : null,
    at: head.nextAt ?? since,
  };
};
const GROUPS: readonly TodayGroup[] = ["unanswered", "overdue", "due", "new"];

test("200 leads are 170 people, each with all leads on one card", async () => {
  expect([book.length, heads().length]).toEqual([LEADS, LEADS - 30]);
  const stored = new Map((await everyRecord(leadStore())).map(({ id, record }) => [id, record]));
  for (const { id, person } of heads()) {
    const others = book.filter((lead) => lead.person === person && lead.id !== id);
    expect(stored.get(id)).toMatchObject({ cardId: null, earlier: others.map((one) => one.id) });
    for (const other of others) expect(stored.get(other.id)!.cardId).toBe(id);
  }
});

test("counts and Today are those of the book", async () => {
  const operator = team()[0]!;
  const counts = (await operator.send("GET", "counts")).body as DeskCounts;
  const open = heads().filter(({ status }) => status !== "won" && status !== "lost");
  const end = nextIndianHour(0, Date.now()) - 1;
  const due = open.filter((lead) => dueOf(lead) <= end);
  const count = (status: string) => heads().filter((lead) => lead.status === status).length;
  expect(counts.statuses).toEqual(
    Object.fromEntries(LEAD_STATUSES.map((one) => [one, count(one)])),
  );
  const expected = due
    .map(expectedRow)
    .toSorted(
      (a, b) =>
        GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.at - b.at || (a.id < b.id ? -1 : 1),
    );
  const late = open
    .map(expectedRow)
    .filter(({ group, answerBy }) => group === "overdue" || (answerBy ?? Infinity) <= Date.now());
  expect([counts.today, counts.late, counts.flagged]).toEqual([due.length, late.length, 0]);
  expect(due.length).toBeGreaterThan(50);
  expect(new Set(expected.map(({ group }) => group))).toEqual(new Set(GROUPS));

  const rows: { id: string; group: TodayGroup; answerBy: number | null }[] = [];
  for (let after: Cursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
    const page: Today = (await operator.send("POST", "today", { after })).body as Today;
    rows.push(
      ...page.rows.map((row) => ({
        ...{ id: row.id, group: todayGroupOf(row, page.now) },
        answerBy: row.answerBy,
      })),
    );
    after = page.next;
  }
  expect(rows).toEqual(expected.map(({ at, ...row }) => row));
});

test("twelve are won, and their rupees are those of each source", async () => {
  const operator = team()[1]!;
  const won = book.filter(({ rupees }) => rupees !== null);
  expect(won).toHaveLength(12);
  const sums = (rows: readonly { source: string; rupees: number | null }[]) =>
    Object.fromEntries(
      SOURCES.map((source) => [
        source,
        rows.reduce((sum, row) => sum + (row.source === source ? (row.rupees ?? 0) : 0), 0),
      ]),
    );
  const stored = (await everyRecord(leadStore())).map(({ record }) => record);
  const found = stored.map(({ source, wonRupees }) => ({
    source: source.utm_source ?? "",
    rupees: wonRupees,
  }));
  expect(sums(found)).toEqual(sums(won));
  const reply = await operator.send("POST", "search", { filter: { status: "won" }, before: null });
  const { rows, total } = reply.body as { rows: LeadRow[]; total: number };
  const wonHeads = heads().filter(({ status }) => status === "won");
  expect([rows.length, total]).toEqual([wonHeads.length, wonHeads.length]);
  expect(rows.map(({ wonRupees }) => wonRupees).toSorted()).toEqual(
    wonHeads.map(({ rupees }) => rupees).toSorted(),
  );
});

test("the Numbers tab has the rupees of each source, package and month", async () => {
  const operator = team()[2]!;
  const ask = async (days: object) => {
    const reply = await operator.send("POST", "money", {
      from: "2026-06-01",
      to: "2026-07-01",
      ...days,
    });
    expect(reply.status).toBe(200);
    return reply.body as Sales;
  };
  const won = book.filter(({ rupees }) => rupees !== null);
  const sum = (rows: readonly Kept[]) => rows.reduce((all, { rupees }) => all + rupees!, 0);
  const { total, sources, packages, months } = await ask({});
  const visits = { visits: 0, finished: 0 };
  expect(total).toEqual({ ...visits, leads: LEADS - 30, won: 12, rupees: sum(won) });
  const known = SOURCES.map((source) => {
    const theirs = won.filter((lead) => lead.source === source);
    const leads = heads().filter((lead) => lead.source === source).length;
    return { source, ...visits, leads, won: theirs.length, rupees: sum(theirs) };
  });
  expect(sources).toEqual(known.toSorted((a, b) => b.rupees - a.rupees));
  const all = { leads: LEADS - 30, won: 12, rupees: sum(won) };
  expect([packages, months]).toEqual([
    [{ packageId: null, ...all }],
    [{ month: "2026-06", ...all }],
  ]);

  // Of ten days only what was won in them; the leads of a day are known from the book.
  const to = "2026-06-10";
  const early = won.filter(({ receivedAt }) => receivedAt < START + 10 * DAY_MS - DAY_MS / 2);
  expect(early.length).toBeGreaterThan(1);
  expect((await ask({ to })).total).toMatchObject({ won: early.length, rupees: sum(early) });
});

test("every change is in the lead's history and in the log", async () => {
  const stored = new Map((await everyRecord(leadStore())).map(({ id, record }) => [id, record]));
  for (const { id, changes, status, nextAt, rupees, owner } of book) {
    const { notes, ...lead } = stored.get(id)!;
    expect(notes).toHaveLength(changes);
    expect(lead).toMatchObject({ status, nextAt, wonRupees: rupees, owner });
  }
  const noted = book.flatMap(({ id }) =>
    stored.get(id)!.notes.map(({ by, action }) => `${by} ${action?.kind ?? "note"} ${id}`),
  );
  expect(noted.toSorted()).toEqual(
    saved.map(({ by, kind, id }) => `${by} ${kind} ${id}`).toSorted(),
  );
  const lines = (await everyRecord(deskLogStore())).map(({ record }) => record);
  const logged = lines
    .filter(({ action }) => action === "noted" || action === "changed")
    .map(({ by, action, references }) => `${by} ${action} ${references.join()}`);
  const asked = calls.map(({ by, action, id }) => `${by} ${action} ${stored.get(id)!.reference}`);
  expect(logged.toSorted()).toEqual(asked.toSorted());
});
