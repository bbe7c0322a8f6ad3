// holds: #numbers
// Some seconds: a month of 200 leads and three operators, each call by its real handler.
import "@/test/support/own-store";
import * as contactRoute from "@/app/api/leads/contact/route";
import { indianDay, nextIndianHour } from "@/lib/domain/core/indian-day";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { rankOfWants } from "@/lib/domain/leads/wants";
import { site } from "@/lib/content/facts/site";
import { DAYS } from "@/lib/content/facts/site-schema";
import type { PeopleRows, TODAY_GROUPS } from "@/lib/server/desk/people-desk";
import { deskSales, peopleDesk } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import type { Cursor, Store } from "@/lib/server/store/store";
import { browserOn } from "@/test/support/api-browser";
import { deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as leadRoute from "./leads/[id]/route";
import { DESK_LOG } from "@/lib/server/desk/desk-log";
import { storeOf } from "@/lib/server/store/store-of";

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
  /** The key of the person, as stored. */
  key: string;
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

const desk = deskCallers({ "/api/desk/leads/:id": leadRoute }, OPERATORS);

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

/** A message as the n-th sender writes it; who comes again types the number in another way, or has another address. */
const arrives = async (n: number): Promise<Kept> => {
  const person = personOf(n);
  const number = `98${String(person).padStart(8, "0")}`;
  const isBack = n % 20 >= 17;
  const email = isBack && n % 2 === 0 ? `again-${n}@shop.in` : `person-${person}@shop.in`;
  const phone = isBack ? `0${number.slice(0, 5)} ${number.slice(5)}` : `+91${number}`;
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
        phone,
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
  const kept = { nextAt: null, rupees: null, owner: null, changes: 0, answeredAt: -Infinity };
  const key = found.record.person!;
  return { id, person, key, topic, receivedAt, source, status: "new", ...kept };
};

/** The kinds of changes, by the forms that make them. */
const KINDS: Record<string, string> = { status: "note", take: "owner", day: "next" };
/** A form by an operator who saw this many notes; resolves to whether the change was made. */
const change = async (
  by: ReturnType<typeof team>[0],
  lead: Kept,
  version: number,
  form: Record<string, string>,
): Promise<boolean> => {
  const kind = KINDS[form.do!] ?? form.do!;
  calls.push({ by: by.email, action: kind === "note" ? "noted" : "changed", id: lead.id });
  const { status, body } = await by.post(`leads/${lead.id}`, { version: String(version), ...form });
  expect(status).toBe(200);
  if ((body as { isTrouble?: boolean }).isTrouble) return false;
  lead.changes++;
  saved.push({ by: by.email, kind, id: lead.id });
  if (kind !== "owner") lead.answeredAt = Date.now();
  return true;
};

/** What the operators do with the n-th lead on the day it comes. */
const work = async (n: number, lead: Kept, operators: ReturnType<typeof team>) => {
  const [first, second] = [operators[n % 3]!, operators[(n + 1) % 3]!];
  const save = async (form: Record<string, string>) =>
    expect(await change(first, lead, lead.changes, form)).toBe(true);
  await save({ do: "take" });
  lead.owner = first.email;
  const rupees = rupeesOf(n);
  if (rupees !== null) {
    await save({ do: "won", rupees: String(rupees) });
    Object.assign(lead, { status: "won", rupees });
  } else if (n % 5 === 0) {
    // Two operators at once: one is first, and the other one is told so, and writes a note.
    const version = lead.changes;
    const both = [first, second];
    const made = await Promise.all(
      both.map((by) => change(by, lead, version, { do: "status", status: "talking" })),
    );
    expect(made.toSorted()).toEqual([false, true]);
    const late = both[made.indexOf(false)]!;
    expect(await change(late, lead, version, { do: "note", text: "I ring, too" })).toBe(true);
    lead.status = "talking";
  } else if (n % 5 === 1) {
    const at = nextIndianHour(11, Date.now()) + (n % 40) * DAY_MS;
    await save({ do: "day", day: indianDay(at) });
    lead.nextAt = at;
  } else if (n % 5 === 2) {
    await save({ do: "lost", reason: "price" });
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

/** The leads of each person, as the book has them. */
const people = (): Kept[][] => {
  const found = new Map<Kept["person"], Kept[]>();
  for (const one of book) found.set(one.person, [...(found.get(one.person) ?? []), one]);
  return [...found.values()];
};
const isOpen = ({ status }: Kept) => status !== "won" && status !== "lost";
const stageOf = ({ status }: Kept) => LEAD_STATUSES.findIndex((one) => one === status);
/** The furthest open stage of a person, else won, else lost. */
const statusOf = (leads: Kept[]): string => {
  const open = leads.filter(isOpen).toSorted((a, b) => stageOf(b) - stageOf(a));
  return (open[0] ?? leads.find(({ status }) => status === "won") ?? leads[0]!).status;
};

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

/** The lead by which a person is shown: the strongest open wish, of equal ones the latest. */
const shownOf = (leads: Kept[]): Kept =>
  leads.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      rankOfWants(one.topic) - rankOfWants(other.topic) ||
      other.receivedAt - one.receivedAt,
  )[0]!;

/** Orders first, then demos, then all others. */
const partOf = ({ topic }: Kept): number => ({ order: 0, demo: 1 })[topic] ?? 2;

/** What Today is to show of a person, by the book, at the end of the month. */
const expectedOf = (leads: Kept[]) => {
  const answeredAt = Math.max(...leads.map((lead) => lead.answeredAt));
  const waiting = leads.filter(
    ({ status, nextAt, receivedAt }) =>
      status === "new" && nextAt === null && receivedAt > answeredAt,
  );
  const part = Math.min(...waiting.map(partOf));
  const of = waiting.filter((lead) => partOf(lead) === part);
  const steps = leads.filter(isOpen).flatMap(({ nextAt }) => nextAt ?? []);
  const since = Math.min(...waiting.map(({ receivedAt }) => receivedAt));
  return {
    id: shownOf(leads).id,
    key: leads[0]!.key,
    part,
    isOpen: leads.some(isOpen),
    waitsSince: Math.min(...of.map(({ receivedAt }) => receivedAt)),
    answerBy: waiting.length > 0 ? promisedFrom(since) : null,
    dueAt: steps.length > 0 ? Math.min(...steps) : null,
  };
};

test("200 leads are 170 people, each with all leads", async () => {
  expect([book.length, people().length]).toEqual([LEADS, LEADS - 30]);
  expect(new Set(book.map(({ key }) => key)).size).toBe(LEADS - 30);
  for (const leads of people()) {
    expect(new Set(leads.map(({ key }) => key)).size).toBe(1);
    const { row, messages } = await peopleDesk().detail(leads[0]!.id);
    const ids = [row.id, ...messages.map((one) => one.row.id)];
    expect(ids.toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
  }
});

test("counts and Today are those of the book", async () => {
  const [now, end] = [Date.now(), nextIndianHour(0, Date.now()) - 1];
  const expected = people().map(expectedOf);
  const answer = expected
    .filter(({ answerBy }) => answerBy !== null)
    .toSorted((a, b) => a.part - b.part || a.waitsSince - b.waitsSince);
  const due = expected
    .filter(({ dueAt }) => dueAt !== null && dueAt <= end)
    .toSorted((a, b) => a.dueAt! - b.dueAt! || (a.key < b.key ? -1 : 1));
  const late = expected.filter(
    ({ answerBy, dueAt }) => Math.min(answerBy ?? Infinity, dueAt ?? Infinity) <= now,
  );
  const count = (status: string) => people().filter((one) => statusOf(one) === status).length;
  const statuses = Object.fromEntries(LEAD_STATUSES.map((one) => [one, count(one)]));
  expect(await peopleDesk().counts()).toEqual({
    answer: answer.length,
    due: due.length,
    late: late.length,
    spam: 0,
    statuses,
    orders: answer.filter(({ part }) => part === 0).length,
    later: expected.filter((one) => one.isOpen && !answer.includes(one) && !due.includes(one))
      .length,
  });
  expect(answer.length).toBeGreaterThan(50);
  expect(due.length).toBeGreaterThan(10);

  const pagesOf = async (group: (typeof TODAY_GROUPS)[number]) => {
    const found: object[] = [];
    for (let cursor: Cursor | null = null, isFirst = true; isFirst || cursor; isFirst = false) {
      const place: { group: typeof group; cursor: Cursor } | undefined = cursor
        ? { group, cursor }
        : undefined;
      const page: PeopleRows = (await peopleDesk().today(OPERATORS[0], place))[group];
      found.push(...page.rows.map(({ id, answerBy, nextAt }) => ({ id, answerBy, nextAt })));
      cursor = page.next;
    }
    return found;
  };
  const rowOf = ({ id, answerBy, dueAt }: (typeof expected)[0]) => ({
    id,
    answerBy,
    nextAt: dueAt,
  });
  expect(await pagesOf("answer")).toEqual(answer.map(rowOf));
  expect(await pagesOf("due")).toEqual(due.map(rowOf));
});

test("twelve are won, and the list has their people", async () => {
  const won = book.filter(({ rupees }) => rupees !== null);
  expect(won).toHaveLength(12);
  const { rows, total } = await peopleDesk().list(OPERATORS[1], { status: "won" }, "newest", null);
  const ids = people()
    .filter((leads) => statusOf(leads) === "won")
    .map((leads) => shownOf(leads).id);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(total).toBe(ids.length);
});

test("the Numbers tab has the rupees of each source, package, month and operator", async () => {
  const ask = (days: object) => deskSales().read({ from: "2026-06-01", to: "2026-07-01", ...days });
  const won = book.filter(({ rupees }) => rupees !== null);
  const sum = (rows: readonly Kept[]) => rows.reduce((all, { rupees }) => all + rupees!, 0);
  const { total, sources, packages, months, owners, lost, offers } = await ask({});
  const visits = { visits: 0, finished: 0 };
  expect(total).toEqual({ ...visits, leads: LEADS - 30, won: 12, rupees: sum(won), paid: 0 });
  const known = SOURCES.map((source) => {
    const theirs = won.filter((lead) => lead.source === source);
    const leads = people().filter((one) => one.at(-1)!.source === source).length;
    return { source, ...visits, leads, won: theirs.length, rupees: sum(theirs), paid: 0 };
  });
  expect(sources).toEqual(known.toSorted((a, b) => b.rupees - a.rupees));
  const all = { leads: LEADS - 30, won: 12, rupees: sum(won), paid: 0 };
  expect([packages, months]).toEqual([
    [{ packageId: null, ...all }],
    [{ month: "2026-06", ...all }],
  ]);
  const sold = OPERATORS.map((owner) => {
    const theirs = won.filter((lead) => lead.owner === owner);
    return { owner, won: theirs.length, rupees: sum(theirs), paid: 0 };
  });
  expect(owners).toEqual(sold.toSorted((a, b) => b.rupees - a.rupees));
  const n = book.filter(({ status }) => status === "lost").length;
  expect([lost, offers.count]).toEqual([[{ reason: "price", n }], 0]);

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
  const lines = (await everyRecord(storeOf(DESK_LOG))).map(({ record }) => record);
  const logged = lines
    .filter(({ action }) => action === "noted" || action === "changed")
    .map(({ by, action, references }) => `${by} ${action} ${references.join()}`);
  const asked = calls.map(({ by, action, id }) => `${by} ${action} ${stored.get(id)!.reference}`);
  expect(logged.toSorted()).toEqual(asked.toSorted());
});
