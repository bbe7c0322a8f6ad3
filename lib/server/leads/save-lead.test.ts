import "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import { type CallHours, offeredDays, timesOf } from "@/lib/domain/calls/call-hours";
import { wishedCall } from "@/lib/domain/calls/call";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { ContactLead, Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { CallRefused } from "@/lib/server/calls/calls";
import { sha256 } from "@/lib/server/core/sha256";
import { queuedId } from "@/lib/server/notify/queue";
import { ERASED_NAMES, erasedName } from "@/lib/server/store/erased";
import { CALL_DAYS, CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { COUNTS } from "@/lib/server/store/schemas/stored-tally";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { StoreUnavailable } from "@/lib/server/store/store";
import { isUnreadable } from "@/lib/server/store/unreadable";
import { CONTACT } from "@/test/builders/desk-leads";
import { PROMISE } from "@/test/builders/people";
import { databasePath } from "@/test/support/own-store";
import { refuseRows } from "@/test/support/refused-rows";
import { storedRows } from "@/test/support/stored-rows";
import { createSaveLead, type Queued } from "./save-lead";

const NOW = Date.now();
const DAY_MS = 24 * 60 * 60_000;
const HOURS: CallHours = {
  week: Array.from({ length: 7 }, () => ({ from: 600, to: 1080 })),
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 10,
};
const TIMES = timesOf(HOURS, offeredDays(HOURS, NOW)[2]!);
const DAY = indianDay(TIMES[0]!);
const SALE = {
  id: "1",
  at: 1,
  by: "op@bizgrow.in",
  lead: "x",
  packageId: "complete",
  rupees: 7_499,
  dueOn: "2026-12-01",
  payments: [
    {
      at: 2,
      on: "2026-11-27",
      rupees: 2_500,
      way: "upi",
      utr: "412345678901",
      by: "op@bizgrow.in",
    },
  ],
};

const leads = sqliteStore(databasePath, LEADS);
const people = sqliteStore(databasePath, PEOPLE);
const days = sqliteStore(databasePath, CALL_DAYS);
const deliveries = sqliteStore(databasePath, DELIVERIES);
const counts = sqliteStore(databasePath, COUNTS);
const erased = sqliteStore(databasePath, ERASED_NAMES);
afterAll(() => leads.close());
beforeAll(() => sqliteStore(databasePath, CALL_HOURS).update(CALL_HOURS_ID, () => HOURS));

const woken: Queued[] = [];
beforeEach(() => void woken.splice(0));
const { save, remove, removePerson } = createSaveLead({
  transact: sqliteTransact(databasePath),
  own: new Set(),
  promise: PROMISE,
  channels: ["mail", "webhook"],
  countIn: (day) => day,
  queuedId,
  wake: (queued) => woken.push(...queued),
  now: () => NOW,
});

let senders = 0;
/** A message of somebody who never wrote before; `key`: that of the person. */
const newLead = (part: Partial<ContactLead> = {}) => {
  const phone = `+9198220${String(12_345 + 7 * senders++)}`;
  const id = sha256(phone);
  const lead: ContactLead = { ...CONTACT, receivedAt: NOW, phone, email: "", ...part };
  return { id, lead, key: sha256(`phone:${phone}`) };
};
const callAt = (at: number) => ({ call: wishedCall(at) });
const work = (key: string, part: Partial<Person>) =>
  people.update(key, (person) => person && { ...person, version: 1, ...part });
const NOTES = [{ at: NOW, by: "op@bizgrow.in", stage: "talking", text: "Wants an offer." }];
const takenAt = async (at: number) => (await days.read(indianDay(at)))?.taken[at] ?? [];
const isListed = async (collection: string, id: string) =>
  (await erased.read(erasedName(collection, id))) !== null;

test("a message is written with its half hour, its person, its mail and its count, and wakes the senders", async () => {
  const { id, lead, key } = newLead(callAt(TIMES[0]!));
  const saved = await save(id, () => lead);
  expect(await leads.read(id)).toMatchObject({ ...saved, person: key, phoneKey: key });
  expect(await takenAt(TIMES[0]!)).toEqual([{ lead: id }]);
  expect(await people.read(key)).toMatchObject({
    stage: "new",
    leads: [{ id, reference: lead.reference, callAt: TIMES[0], answeredAt: null }],
  });
  expect(woken.map(({ channel }) => channel)).toEqual(["mail", "webhook"]);
  for (const queued of woken)
    expect(await deliveries.read(queued.id)).toMatchObject({
      channel: queued.channel,
      about: { kind: "lead", leadId: id, receivedAt: NOW },
    });
  const tally = await counts.read(indianDay(NOW));
  expect(tally?.rows).toMatchObject([{ lang: "en", counts: { contactLead: 1 } }]);
});

test.each(["callDays", "people", "deliveries", "counts"])(
  "all is written or nothing: also where the database refuses a row of %s",
  async (table) => {
    const { id, lead } = newLead(callAt(TIMES[1]!));
    const before = storedRows(databasePath);
    const allow = refuseRows(databasePath, table);
    await expect(save(id, () => lead)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(storedRows(databasePath)).toEqual(before);
    expect(woken).toEqual([]);
    allow();
    await save(id, () => lead);
    expect(woken).toHaveLength(2);
    await remove(id);
  },
);

test("a half hour that is not free refuses the whole message", async () => {
  const holder = newLead(callAt(TIMES[2]!));
  await save(holder.id, () => holder.lead);
  woken.splice(0);
  const before = storedRows(databasePath);
  for (const [at, why] of [
    [TIMES[2]!, "full"],
    [TIMES[2]! + 1, "closed"],
    [NOW, "past"],
  ] as const) {
    const { id, lead } = newLead(callAt(at));
    const thrown: unknown = await save(id, () => lead).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CallRefused);
    expect(thrown).toMatchObject({ why });
  }
  expect(storedRows(databasePath)).toEqual(before);
  expect(woken).toEqual([]);
  // Its holder may move, on the same day and to another, which frees it.
  for (const [was, at] of [
    [TIMES[2]!, TIMES[3]!],
    [TIMES[3]!, TIMES[3]! + DAY_MS],
  ] as const) {
    await save(holder.id, () => ({ ...holder.lead, ...callAt(at) }));
    expect([await takenAt(was), await takenAt(at)]).toEqual([[], [{ lead: holder.id }]]);
  }
});

test("of two who take one half hour at once one gets it, and the other is told", async () => {
  const both = [newLead(callAt(TIMES[4]!)), newLead(callAt(TIMES[4]!))];
  const outcomes = await Promise.allSettled(both.map(({ id, lead }) => save(id, () => lead)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const first = outcomes[0]!.status === "fulfilled" ? 0 : 1;
  expect(outcomes[1 - first]).toMatchObject({ reason: expect.any(CallRefused) });
  expect(await takenAt(TIMES[4]!)).toEqual([{ lead: both[first]!.id }]);
  expect(await leads.read(both[1 - first]!.id)).toBeNull();
  expect(await people.read(both[1 - first]!.key)).toBeNull();
});

test("a removed message frees its half hour, and its person is erased", async () => {
  const { id, lead, key } = newLead(callAt(TIMES[5]!));
  await save(id, () => lead);
  await work(key, { notes: NOTES });
  await remove(id, () => false);
  expect(await takenAt(TIMES[5]!)).toHaveLength(1);
  await remove(id);
  expect([await leads.read(id), await people.read(key)]).toEqual([null, null]);
  expect((await days.read(DAY))?.taken).not.toHaveProperty(`${TIMES[5]}`);
  expect([await isListed("leads", id), await isListed("people", key)]).toEqual([true, true]);
});

test.each([
  ["with the last message", true],
  ["of whom no message was left", false],
])("of a buyer who is deleted %s only the sums stay", async (_, isByLead) => {
  const { id, lead, key } = newLead();
  await save(id, () => lead);
  const part = { notes: NOTES, sales: [SALE], stage: "won", ...(!isByLead && { leads: [] }) };
  await work(key, part);
  const before = new Set(storedRows(databasePath).people!.map((row) => row.id));
  await (isByLead ? remove(id) : removePerson(key));
  expect(await people.read(key)).toBeNull();
  expect(await isListed("people", key)).toBe(true);
  const left = storedRows(databasePath).people!.filter((row) => !before.has(row.id));
  expect(left.map(({ record }) => JSON.parse(record) as unknown)).toEqual([
    expect.objectContaining({
      isErased: true,
      stage: "won",
      details: {},
      notes: [],
      leads: [],
      sales: [
        {
          ...SALE,
          by: "",
          lead: null,
          dueOn: null,
          payments: [{ ...SALE.payments[0], utr: "", by: "" }],
        },
      ],
    }),
  ]);
});

test("a person with messages is not removed, and keeps the others when one goes", async () => {
  const { id, lead, key } = newLead();
  const other = sha256(`${id} again`);
  await save(id, () => lead);
  await save(other, () => ({ ...lead, receivedAt: NOW + 1 }));
  await work(key, { notes: NOTES });
  await removePerson(key);
  await remove(id);
  expect(await people.read(key)).toMatchObject({ notes: NOTES, leads: [{ id: other }] });
  expect(await isListed("people", key)).toBe(false);
});

test("a message that is told apart has a person of its own, and the notes stay", async () => {
  const { id, lead, key } = newLead();
  const other = sha256(`${id} again`);
  await save(id, () => lead);
  await save(other, () => ({ ...lead, receivedAt: NOW + 1 }));
  await work(key, { notes: NOTES, stage: "talking" });
  expect(await save(other, (one) => one && { ...one, isApart: true })).toMatchObject({
    person: other,
  });
  expect(await people.read(key)).toMatchObject({ stage: "talking", notes: NOTES, leads: [{ id }] });
  expect(await people.read(other)).toMatchObject({
    stage: "new",
    notes: [],
    leads: [{ id: other }],
  });
});

test("spam and back keeps all that operators did, and erases nobody", async () => {
  const { id, lead, key } = newLead(callAt(TIMES[6]!));
  const marked = (flags: readonly string[]) => (one: Lead | null) => one && { ...one, flags };
  await save(id, () => lead);
  const done = { notes: NOTES, stage: "talking", owner: "op@bizgrow.in", nextAt: NOW + 60_000 };
  await work(key, done);
  const before = (await people.read(key))!;
  await save(id, marked(["spam"]));
  expect(await people.read(key)).toBeNull();
  expect(await people.read(id)).toMatchObject({ isSpam: true, stage: "talking", notes: NOTES });
  expect(await takenAt(TIMES[6]!)).toEqual([]);
  await save(id, marked([]));
  expect(await people.read(id)).toBeNull();
  expect(await people.read(key)).toMatchObject({
    ...done,
    leads: before.leads,
    stepAt: done.nextAt,
  });
  expect([await isListed("people", key), await isListed("people", id)]).toEqual([false, false]);
});

test("what an earlier release kept stays with its lead while the person cannot be read", async () => {
  const { id, lead, key } = newLead();
  await leads.update(id, () => ({ ...lead, status: "won", wonRupees: 7_499 }));
  const database = new DatabaseSync(databasePath);
  database.prepare("INSERT INTO people VALUES (?, '{}', ?, ?, NULL)").run(key, NOW, NOW);
  database.close();
  const before = storedRows(databasePath);
  const thrown: unknown = await save(id, (one) => one && { ...one }, true).catch(
    (error: unknown) => error,
  );
  expect(isUnreadable(thrown)).toBe(true);
  expect(storedRows(databasePath)).toEqual(before);
  await people.remove(key);
  await save(id, (one) => one && { ...one }, true);
  expect(await people.read(key)).toMatchObject({ stage: "won", sales: [{ rupees: 7_499 }] });
});
