// holds: #one-key-a-person
import "@/test/support/own-store";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { databasePath } from "@/test/support/own-store";
import { contentIn } from "@/lib/content";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import type { PersonChange } from "@/lib/domain/desk/person-changes";
import {
  type MoneyRow,
  type MoneyYear,
  moneyChange,
  summedRows,
} from "@/lib/domain/funnel/money-rows";
import type { Lead } from "@/lib/domain/leads/lead";
import { TODAY_GROUPS } from "@/lib/domain/leads/people-lists";
import type { Person } from "@/lib/domain/leads/person";
import { saleSums, type SaleSums } from "@/lib/domain/leads/sale";
import { sha256 } from "@/lib/server/core/sha256";
import type { PeoplePage } from "@/lib/server/leads/people";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import type { Cursor } from "@/lib/server/store/store";
import { deskDay, KNOWN } from "@/test/builders/desk-day";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { deskOn, OP } from "@/test/builders/desk-on-store";
import { seedPeople, seedWorkedDesk } from "@/test/builders/seeded-leads";
import { storedRecords } from "@/test/support/stored-records";
import { SHEETS } from "./desk-export";

const openAt = (path: string, now?: () => number) =>
  deskOn({
    open: (of) => sqliteStore(path, of),
    transact: sqliteTransact(path),
    ...(now && { now }),
  });
const on = openAt(databasePath);
const { desk, leads: stored, people, saveLead, savePerson, upkeep } = on;
afterAll(on.close);

let last = 0;
/** A person's phone and address that nobody else has. */
const newContacts = () => {
  last++;
  return { phone: `+9198220${String(10_000 + 37 * last)}`, email: `someone${last}@shop.in` };
};
const arrives = async (part: object, of: Lead = CONTACT): Promise<string> => {
  const id = sha256(`lead ${++last}`);
  await saveLead.save(id, () => ({ ...of, receivedAt: Date.now(), ...part }) as Lead);
  return id;
};
const keyOf = async (id: string) => (await stored.read(id))!.person!;
const detailOf = async (id: string) => desk.detail(await keyOf(id));
const does = async (id: string, change: PersonChange, at = Date.now()) => {
  const key = await keyOf(id);
  const seen = (await people.read(key))!.version;
  const saved = await savePerson({ key, seen, change }, { by: OP, at, isAlone: false });
  expect(saved.outcome).toBe("saved");
};
const found = async (text: string) => (await desk.search(text)).rows.map(({ person }) => person);
const talk = { kind: "talk", text: "" } as const;
const DAY_MS = 86_400_000;

test("an order stays the person's wish, whatever the person asks afterwards", async () => {
  const who = newContacts();
  const order = await arrives({ ...who, topic: "order", name: "Vikas", packageId: "suite" });
  await arrives({ ...who, topic: "question", name: "vikas", message: "hello?" });
  const { rows } = await desk.search("hello");
  expect(rows).toMatchObject([{ person: await keyOf(order), wants: "order", packageId: "suite" }]);
  expect(rows[0]!.counts).toEqual([
    { wants: "order", n: 1 },
    { wants: "question", n: 1 },
  ]);
});

test("a stranger with one's phone and another's address joins nobody, and hides no next step", async () => {
  const [a, b] = [newContacts(), newContacts()];
  const nextAt = Date.now() - 1_000;
  const first = await arrives(a);
  await does(first, { ...talk, stage: "talking", nextAt });
  const second = await arrives(b);
  const bridge = await arrives({ phone: a.phone, email: b.email, name: "Mallory" });
  expect(await keyOf(bridge)).toBe(await keyOf(first));
  const { row, alike } = await detailOf(bridge);
  expect(row).toMatchObject({ stage: "talking", nextAt, owner: OP, ...a, name: CONTACT.name });
  expect(row.also).toEqual(["Mallory", b.email]);
  expect(alike.map(({ person }) => person)).toEqual([await keyOf(second)]);
  await saveLead.save(bridge, (lead) => ({ ...lead!, flags: ["spam"] }));
  expect(await keyOf(bridge)).toBe(bridge);
  expect((await detailOf(first)).messages.map(({ id }) => id)).toEqual([first]);
  await saveLead.remove(bridge);
  expect(await people.read(bridge)).toBeNull();
});

test("a message told apart is a person of its own, and nothing else parts", async () => {
  const who = newContacts();
  const ids = [await arrives(who), await arrives(who), await arrives(who)];
  await does(ids[0]!, { ...talk, text: "Wants it in May" });
  await saveLead.save(ids[1]!, (lead) => ({ ...lead!, isApart: true }));
  expect(await keyOf(ids[1]!)).toBe(ids[1]);
  const { messages, notes, alike } = await detailOf(ids[0]!);
  expect(messages.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  expect(notes.map(({ text }) => text)).toEqual(["Wants it in May"]);
  expect(alike.map(({ person }) => person)).toEqual([ids[1]]);
  expect((await detailOf(ids[1]!)).notes).toEqual([]);
});

test("Today has orders and calls first, and counts everybody", async () => {
  const countsNow = async () => ({ ...(await desk.counts()), ...(await desk.listCounts()) });
  const before = await countsNow();
  const question = await arrives({ ...newContacts(), topic: "question", receivedAt: 1 });
  const start = await arrives({ ...newContacts(), receivedAt: 2 }, ONBOARDING);
  const order = await arrives({ ...newContacts(), topic: "order", receivedAt: 3 });
  const due = await arrives(newContacts());
  await does(due, { ...talk, stage: "talking", nextAt: 5 });
  const later = await arrives(newContacts());
  await does(later, { ...talk, stage: "offer", nextAt: Date.now() + 9e9 });
  const dateless = await arrives(newContacts());
  await does(dateless, { ...talk, stage: "offer" });
  await arrives({ ...newContacts(), flags: ["spam"] });
  const address = await arrives({ email: newContacts().email }, NEWSLETTER);
  expect((await stored.read(address))!.person).toBeNull();
  const [today, counts] = [await desk.today(), await countsNow()];
  const waiting = today.answer.rows.map(({ person }) => person);
  const places = await Promise.all(
    [order, question, start].map(async (id) => waiting.indexOf(await keyOf(id))),
  );
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(today.due.rows[0]!.person).toBe(await keyOf(due));
  expect(today.dateless.rows.map(({ person }) => person)).toEqual([await keyOf(dateless)]);
  const NAMES = ["answer", "orders", "owing", "due", "dateless", "late", "spam"] as const;
  expect(NAMES.map((name) => counts[name] - before[name])).toEqual([3, 1, 0, 1, 1, 4, 1]);
  expect(counts.stages.offer - before.stages.offer).toBe(2);
});

test("a call answers each message with the number; a mail those with the address", async () => {
  const who = newContacts();
  const order = await arrives({ ...who, topic: "order" });
  await arrives({ ...who, topic: "question" });
  const opened = { kind: "opened", template: null, nextAt: Date.now() + DAY_MS } as const;
  await does(order, { ...opened, way: "phone" });
  expect((await detailOf(order)).row.answerBy).toBeNull();
  await arrives({ ...who, email: newContacts().email, topic: "question" });
  await does(order, { ...opened, way: "mail" });
  expect((await detailOf(order)).row.answerBy).not.toBeNull();
});

test("a person of several messages with the words is found once, beside spam", async () => {
  const who = newContacts();
  const shelf = await arrives({ ...who, message: "Zebrawood shelf" });
  await arrives({ ...who, message: "Zebrawood table" });
  const spam = await arrives({ ...newContacts(), message: "Zebrawood door", flags: ["spam"] });
  const key = await keyOf(shelf);
  expect(await found("zebrawood table")).toEqual([key]);
  expect(await found("zebrawood shelf")).toEqual([key]);
  expect((await found("zebrawood")).toSorted()).toEqual([key, spam].toSorted());
});

test("leads of release 1.0.0 get their persons, with what was done, and no rupee changes", async () => {
  const who = newContacts();
  const id = sha256("of 1.0.0");
  const { person, phoneKey, emailKey, isApart, ...contact } = { ...CONTACT, ...who };
  const payment = { at: 20, on: "2026-11-20", rupees: 5_000, way: "upi", utr: "", by: OP };
  const former = {
    ...contact,
    status: "won",
    notes: [{ at: 15, by: OP, status: "won", text: "Agreed." }],
    nextAt: null,
    owner: OP,
    wonRupees: 6_999,
    lostReason: null,
    payments: [payment],
  };
  await stored.update(id, () => former as never);
  const { updatedAt } = (await stored.read(id))!;
  const later = await arrives(who);
  await upkeep.placeAll();
  await upkeep.placeAll();
  expect(await keyOf(id)).toBe(await keyOf(later));
  expect((await stored.read(id))!.updatedAt).toBe(updatedAt);
  const { row, notes } = await detailOf(id);
  const sums = { rupees: 6_999, paid: 5_000, due: 1_999 };
  expect(row).toMatchObject({ stage: "won", owner: OP, sums });
  expect(notes).toEqual([{ at: 15, by: OP, stage: "won", text: "Agreed." }]);
});

test("expired messages of a person are folded away at night", async () => {
  const who = newContacts();
  const [gone, kept] = [await arrives(who), await arrives(who)];
  const key = await keyOf(gone);
  await people.update(key, (known) => ({
    ...known!,
    foldAt: 1,
    leads: known!.leads.map((one) => (one.id === gone ? { ...one, until: 1 } : one)),
  }));
  await upkeep.foldAgain();
  expect((await people.read(key))!.leads.map(({ id }) => id)).toEqual([kept]);
});

test("a check that came with a form is no news beside it, and a withdrawn one is nobody's", async () => {
  const { email } = newContacts();
  const form = await arrives({ phone: "", email, receivedAt: 1_000 }, ONBOARDING);
  const check = await arrives({ email, receivedAt: 2_000 }, CHECK);
  const key = await keyOf(check);
  expect(key).toBe(await keyOf(form));
  const { row, messages } = await desk.detail(key);
  expect(row).toMatchObject({ wants: "question", reference: ONBOARDING.reference });
  expect(messages.map(({ id }) => id)).toEqual([check, form]);
  await saveLead.save(check, (lead) => ({
    ...lead!,
    consent: { ...lead!.consent, withdrawnAt: 3 },
  }));
  expect((await stored.read(check))!.person).toBeNull();
  expect((await desk.detail(key)).messages.map(({ id }) => id)).toEqual([form]);
});

test("who is not there is missing", async () => {
  await expect(desk.person(OP, "0".repeat(64))).rejects.toMatchObject({ status: 404 });
});

/** All people of a list, page by page. */
const everybody = async (page: (after: Cursor | null) => Promise<PeoplePage>) => {
  const rows: PeoplePage["rows"][number][] = [];
  let after: Cursor | null = null;
  do {
    const { rows: some, next } = await page(after);
    rows.push(...some);
    after = next;
  } while (after);
  return rows;
};
const total = (sums: readonly SaleSums[]): SaleSums => ({
  rupees: sums.reduce((sum, { rupees }) => sum + rupees, 0),
  paid: sums.reduce((sum, { paid }) => sum + paid, 0),
  due: sums.reduce((sum, { due }) => sum + due, 0),
});

test("a day of 174 leads comes to what was planned", async () => {
  const now = Date.parse("2026-11-27T15:00:00+05:30");
  const path = join(dirname(databasePath), "day.db");
  const day = openAt(path, () => now);
  await Promise.all([day.desk.counts(), day.leads.count({})]); // makes the tables
  seedPeople(path, deskDay(now));
  const { stages, spam } = await day.desk.listCounts();
  const counts = { ...(await day.desk.counts()), spam };
  const { won, sums, people: n, newsletters: _, ...known } = KNOWN;
  expect({ counts, won: stages.won }).toEqual({ counts: known, won });
  const today = await day.desk.today();
  expect(today.answer.rows[0]).toMatchObject({ name: "Vikas Kale", wants: "order" });
  expect(today.answer.rows).toHaveLength(25);
  expect([today.owing, today.due, today.dateless].map(({ rows }) => rows.length)).toEqual([
    known.owing,
    known.due,
    known.dateless,
  ]);
  expect(await everybody((after) => day.desk.list(OP, {}, after))).toHaveLength(n);
  const [owing, paid] = [
    await everybody((after) => day.desk.money("owes", after)),
    await everybody((after) => day.desk.money("paid", after)),
  ];
  expect(total(paid.map((row) => row.sums))).toEqual(sums);
  expect(total(owing.map((row) => row.sums)).due).toBe(sums.due);
  expect(await day.leads.count({})).toBe(174);
  day.close();
});

test("the first page of a full Today has the first of each group, and the rest follows", async () => {
  const path = join(dirname(databasePath), "full.db");
  const full = openAt(path);
  await Promise.all([full.desk.counts(), full.leads.count({})]); // makes the tables
  seedWorkedDesk(path, 500);
  const [first, counts] = [await full.desk.today(), await full.desk.counts()];
  expect(TODAY_GROUPS.map((group) => first[group].rows.length)).toEqual([25, 25, 25, 25]);
  for (const group of TODAY_GROUPS) {
    const cursor = first[group].next!;
    const { rows, next } = (await full.desk.today({ group, cursor }))[group];
    const people = [...first[group].rows, ...rows].map(({ person }) => person);
    expect([new Set(people).size, next]).toEqual([counts[group], null]);
  }
  full.close();
});

const CONTACTS = ["98220 11111", "98220 67890", ""];
const arrival = fc.record({
  of: fc.constantFrom<Lead>(CONTACT, CHECK, ONBOARDING, NEWSLETTER),
  phone: fc.constantFrom(...CONTACTS),
  email: fc.constantFrom("asha@patil.in", "ravi@patil.in", ""),
  topic: fc.constantFrom("order", "call", "question"),
  flags: fc.constantFrom<string[]>([], [], ["spam"]),
  isApart: fc.boolean(),
  receivedAt: fc.integer({ min: 1, max: 200_000 }),
});

test("removing a lead leaves the people that would be there had it never come", async () => {
  const path = join(dirname(databasePath), "removed.db");
  const own = openAt(path, () => 300_000);
  const snapshot = async () => {
    const { rows } = await own.people.list({ before: null, limit: 50 });
    const ofKey = rows.map(({ cursor, record: { createdAt, updatedAt, ...person } }) => [
      cursor.id,
      person,
    ]);
    return Object.fromEntries(ofKey) as Record<string, Person>;
  };
  const property = fc.asyncProperty(
    fc.array(arrival, { minLength: 1, maxLength: 5 }),
    fc.nat(),
    async (arrivals, chosen) => {
      const ids = arrivals.map((_, n) => sha256(`arrival ${n}`));
      const gone = chosen % ids.length;
      const come = async (isCome: (n: number) => boolean) => {
        for (const [n, { of, ...part }] of arrivals.entries())
          if (isCome(n)) await own.saveLead.save(ids[n]!, () => ({ ...of, ...part }) as Lead);
      };
      await come(() => true);
      await own.saveLead.remove(ids[gone]!);
      const without = await snapshot();
      for (const id of ids) await own.saveLead.remove(id);
      expect(await snapshot()).toEqual({});
      await come((n) => n !== gone);
      expect(without).toEqual(await snapshot());
      for (const id of ids) await own.saveLead.remove(id);
    },
  );
  await fc.assert(property, { numRuns: 60 });
  own.close();
}, 60_000);

const rupees = fc.integer({ min: 1, max: 20_000 });
const payment = rupees.map((paid) => ({
  rupees: paid,
  on: "2026-11-27",
  way: "upi" as const,
  utr: "",
}));
const sold = rupees.map((agreed) => ({ packageId: "suite", rupees: agreed, dueOn: "2026-12-04" }));
const change: fc.Arbitrary<PersonChange> = fc.oneof(
  sold.map((one) => ({ ...talk, stage: "won" as const, sold: one })),
  fc.record({ kind: fc.constant("paid" as const), payment, sold }),
  fc.record({ kind: fc.constant("refunded" as const), payment }),
  fc.constant({ kind: "undo" as const }),
  fc.constant({ ...talk, stage: "lost" as const, reason: "price" as const }),
);

test("Money, person, row and files name the same sums", async () => {
  const words = { ...contentIn("en"), labels: fieldWordsIn("en", "label") };
  const { columns } = words.desk;
  const sumIn = (rows: string[][], kind: string) =>
    rows.reduce((sum, cells) => {
      const [what, value] = [columns.kind, columns.rupees].map((name) => cells[SHEETS.money.heads(words).indexOf(name)]); // prettier-ignore
      return what === kind ? sum + Number(value) : sum;
    }, 0);
  const property = fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
    const key = await keyOf(await arrives({ ...newContacts(), topic: "order" }));
    for (const [n, one] of changes.entries()) {
      const seen = (await people.read(key))!.version;
      const author = { by: OP, at: Date.now() + n, isAlone: false };
      await savePerson({ key, seen, change: one }, author);
    }
    const { row, sales } = await desk.detail(key);
    const sums = saleSums(sales);
    expect(row.sums).toEqual(sums);
    expect(sums.due).toBeGreaterThanOrEqual(0);
    const [owing, paid] = [
      await everybody((after) => desk.money("owes", after)),
      await everybody((after) => desk.money("paid", after)),
    ];
    const owes = owing.find((one) => one.person === key);
    expect(owes?.sums.due ?? 0).toBe(sums.due);
    expect(paid.find((one) => one.person === key)?.sums.paid ?? 0).toBe(sums.paid);
    const exported = { row, person: (await people.read(key))! };
    const cells = SHEETS.people.rows(exported, words)[0]!;
    const cell = (name: string) => Number(cells[SHEETS.people.heads(words).indexOf(name)]);
    expect([columns.won, columns.payments, columns.due].map(cell)).toEqual([
      sums.rupees,
      sums.paid,
      sums.due,
    ]);
    const lines = SHEETS.money.rows(exported, words);
    expect([columns.won, columns.payments, columns.due].map((kind) => sumIn(lines, kind))).toEqual([
      sums.rupees,
      sums.paid,
      sums.due,
    ]);
  });
  await fc.assert(property, { numRuns: 25 });
}, 60_000);

test("the sums of the years are those of the people, whatever becomes of a buyer and of a message", async () => {
  const records = <R>(table: string) => [...storedRecords<R>(databasePath, table).values()];
  const byDay = (rows: readonly MoneyRow[]) =>
    summedRows(rows).toSorted((a, b) => (`${a.day} ${a.source}` < `${b.day} ${b.source}` ? -1 : 1));
  const expectSums = () => {
    const ofPeople = records<Person>("people").flatMap((person) => moneyChange(null, person));
    const ofYears = records<MoneyYear>("moneyYears").flatMap(({ rows }) => rows);
    expect(byDay(ofYears)).toEqual(byDay(ofPeople));
  };
  const property = fc.asyncProperty(
    fc.array(change, { minLength: 1, maxLength: 5 }),
    fc.constantFrom("poster", "phone", undefined),
    fc.subarray(["spam", "apart", "gone"]),
    async (changes, utm_source, ends) => {
      const who = { ...newContacts(), topic: "order" };
      const first = await arrives({ ...who, source: { utm_source } });
      const second = await arrives({ ...who, source: { utm_source: "walls" } });
      const key = await keyOf(first);
      for (const [n, one] of changes.entries()) {
        const seen = (await people.read(key))!.version;
        const author = { by: OP, at: Date.now() + n, isAlone: false };
        await savePerson({ key, seen, change: one }, author);
      }
      expectSums();
      if (ends.includes("spam"))
        await saveLead.save(first, (lead) => ({ ...lead!, flags: ["spam"] }));
      if (ends.includes("apart"))
        await saveLead.save(second, (lead) => ({ ...lead!, isApart: true }));
      expectSums();
      if (ends.includes("gone")) for (const id of [first, second]) await saveLead.remove(id);
      expectSums();
    },
  );
  await fc.assert(property, { numRuns: 40 });
  expect(records("moneyYears")).not.toEqual([]);
}, 60_000);
