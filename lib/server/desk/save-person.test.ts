import "@/test/support/own-store";
import { wishedCall } from "@/lib/domain/calls/call";
import type { PersonChange } from "@/lib/domain/desk/person-change";
import type { ContactLead } from "@/lib/domain/leads/lead";
import { NEW_PERSON, withFields, withPersonLead } from "@/lib/domain/leads/person";
import { personLeadOf } from "@/lib/domain/leads/person-lead";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { StoreUnavailable } from "@/lib/server/store/store";
import { CONTACT } from "@/test/builders/desk-leads";
import { PROMISE } from "@/test/builders/people";
import { databasePath } from "@/test/support/own-store";
import { refuseRows } from "@/test/support/refused-rows";
import { storedRows } from "@/test/support/stored-rows";
import { createSavePerson } from "./save-person";

const NOW = Date.now();
const MINUTE_MS = 60_000;
const [BY, OTHER] = ["asha@bizgrow.in", "ravi@bizgrow.in"];
const SOLD = { packageId: "complete", rupees: 7_499, dueOn: null };
const PAYMENT = { on: "2026-11-27", rupees: 2_500, way: "upi", utr: "412345678901" };
const CLAIM = { at: NOW, way: "upi", utr: "412345678901", rupees: null };

const leads = sqliteStore(databasePath, LEADS);
const people = sqliteStore(databasePath, PEOPLE);
afterAll(() => leads.close());
const savePerson = createSavePerson({ transact: sqliteTransact(databasePath), promise: PROMISE });

/** A person of whom this message came, alone; resolves to both keys. */
const arrived = async (part: Partial<ContactLead> = {}): Promise<string> => {
  const id = crypto.randomUUID();
  const lead: ContactLead = { ...CONTACT, receivedAt: NOW, person: id, ...part };
  await leads.update(id, () => lead);
  const person = withPersonLead(NEW_PERSON, personLeadOf(id, lead, NOW)!);
  await people.update(id, () => withFields(person, PROMISE));
  return id;
};
const saves = (key: string, seen: number, change: PersonChange, at = NOW + MINUTE_MS, by = BY) =>
  savePerson({ key, seen, change }, { by, at, isAlone: false });
const TALK: PersonChange = { kind: "talk", text: "Wants an offer.", stage: "talking" };
const rows = () => storedRows(databasePath);

test("a change is written with its note and the fields by which it is found", async () => {
  const key = await arrived();
  const { waitsAt } = (await people.read(key)) as unknown as Record<string, unknown>;
  expect(waitsAt).toBe(NOW);
  const nextAt = NOW + 60 * MINUTE_MS;
  const saved = await saves(key, 0, { ...TALK, nextAt });
  const stored = await people.read(key);
  expect(stored).toMatchObject({
    stage: "talking",
    owner: BY,
    nextAt,
    stepAt: nextAt,
    whose: BY,
    version: 1,
    notes: [{ by: BY, at: NOW + MINUTE_MS, stage: "talking", text: "Wants an offer." }],
    leads: [{ answeredAt: NOW + MINUTE_MS }],
  });
  expect(stored).not.toHaveProperty("waitsAt");
  expect(saved).toMatchObject({ outcome: "saved", person: { version: 1, stage: "talking" } });
});

test("who saw an earlier version is told who was first, and nothing is written", async () => {
  const key = await arrived();
  await saves(key, 0, TALK);
  const before = rows();
  const won: PersonChange = { kind: "talk", text: "", stage: "won", sold: SOLD };
  expect(await saves(key, 0, won, NOW + 2 * MINUTE_MS, OTHER)).toMatchObject({
    outcome: "conflict",
    person: { version: 1, notes: [{ by: BY }] },
  });
  expect(rows()).toEqual(before);
  expect(await saves(key, 1, won, NOW + 2 * MINUTE_MS, OTHER)).toMatchObject({ outcome: "saved" });
});

test("of two operators who tap at once one is saved, and a plain note of a third is added", async () => {
  const key = await arrived();
  const outcomes = await Promise.all([
    saves(key, 0, { kind: "owner", owner: "me" }),
    saves(key, 0, { kind: "owner", owner: "me" }, NOW + MINUTE_MS, OTHER),
    saves(key, 0, { kind: "talk", text: "Rang twice." }, NOW + MINUTE_MS, "meena@bizgrow.in"),
  ]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["saved", "conflict", "saved"]);
  expect(await people.read(key)).toMatchObject({ owner: BY, version: 2 });
});

test("of 200 who write at once about one person none is lost, and no payment is twice", async () => {
  const key = await arrived();
  const paid: PersonChange = { kind: "paid", payment: PAYMENT, sold: SOLD };
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      n % 4 === 0
        ? saves(key, 0, paid, NOW + MINUTE_MS, `op${n}@bizgrow.in`)
        : saves(key, 0, { kind: "talk", text: `Note ${n}` }),
    ),
  );
  const saved = outcomes.filter(({ outcome }) => outcome === "saved");
  expect(saved).toHaveLength(151);
  const { notes, sales, version } = (await people.read(key))!;
  expect(new Set(notes.map(({ text }) => text)).size).toBe(151);
  expect([version, sales.flatMap(({ payments }) => payments).length]).toEqual([151, 1]);
});

test("a talk that was opened since leaves the operator's own page as it was, and no other's", async () => {
  const opened: PersonChange = { kind: "opened", way: "phone", template: null, nextAt: NOW };
  const next: PersonChange = { kind: "talk", text: "", nextAt: NOW + 60 * MINUTE_MS };
  for (const [by, outcome] of [
    [BY, "saved"],
    [OTHER, "conflict"],
  ] as const) {
    const key = await arrived();
    await saves(key, 0, opened);
    await saves(key, 1, opened);
    expect(await saves(key, 0, next, NOW + 2 * MINUTE_MS, by)).toMatchObject({ outcome });
  }
  const key = await arrived();
  await saves(key, 0, opened);
  await saves(key, 1, TALK);
  expect(await saves(key, 0, next)).toMatchObject({ outcome: "conflict" });
  expect(await saves(key, 1, next)).toMatchObject({ outcome: "conflict" });
  expect(await saves(key, 2, next)).toMatchObject({ outcome: "saved" });
});

test.each<[string, PersonChange]>([
  ["a talk", TALK],
  ["a sale", { kind: "talk", text: "", stage: "won", sold: SOLD }],
  ["a payment", { kind: "paid", payment: PAYMENT, sold: SOLD }],
  ["a next step", { kind: "talk", text: "", nextAt: NOW + 60 * MINUTE_MS }],
])("%s that is sent twice is one change", async (_, change) => {
  const key = await arrived();
  expect(await saves(key, 0, change)).toMatchObject({ outcome: "saved" });
  const before = rows();
  const again = await saves(key, 0, change, NOW + 2 * MINUTE_MS);
  expect(again).toMatchObject({ outcome: "saved", person: { version: 1 } });
  expect(rows()).toEqual(before);
  const other = await saves(key, 0, change, NOW + 2 * MINUTE_MS, OTHER);
  expect(other.outcome).toBe("conflict");
  expect(await people.read(key)).toMatchObject({ version: 1 });
});

test("a payment answers the claims of all messages, in the same transaction", async () => {
  const key = await arrived({ payClaims: [CLAIM] });
  const paid: PersonChange = { kind: "paid", payment: PAYMENT, sold: SOLD };
  const allow = refuseRows(databasePath, "leads");
  await expect(saves(key, 0, paid)).rejects.toBeInstanceOf(StoreUnavailable);
  allow();
  expect(await people.read(key)).toMatchObject({ version: 0, waitRank: 0, sales: [] });
  await saves(key, 0, paid);
  expect(await leads.read(key)).toMatchObject({
    payClaims: [{ ...CLAIM, foundAt: NOW + MINUTE_MS }],
  });
  const person = await people.read(key);
  expect(person).toMatchObject({
    sales: [{ ...SOLD, lead: key, payments: [{ ...PAYMENT, by: BY, at: NOW + MINUTE_MS }] }],
    leads: [{ claimedAt: null }],
  });
  expect(person).not.toHaveProperty("waitRank");
});

test("a claim that was looked for in vain waits no more", async () => {
  const key = await arrived({ payClaims: [CLAIM] });
  await saves(key, 0, { kind: "missed", lead: key, utr: CLAIM.utr });
  expect(await leads.read(key)).toMatchObject({
    payClaims: [{ ...CLAIM, missedAt: NOW + MINUTE_MS }],
  });
  expect(await people.read(key)).toMatchObject({ leads: [{ claimedAt: null }] });
});

test("a call that was made ends at its message, and one that was moved meanwhile is refused", async () => {
  const at = NOW + 600 * MINUTE_MS;
  const key = await arrived({ topic: "call", call: wishedCall(at) });
  const called: PersonChange = { kind: "called", lead: key, at, isReached: true };
  const before = rows();
  expect(await saves(key, 0, { ...called, at: at + 30 * MINUTE_MS })).toMatchObject({
    outcome: "fault",
    fault: { kind: "changed" },
  });
  expect(rows()).toEqual(before);
  await saves(key, 0, called);
  expect(await leads.read(key)).toMatchObject({ call: { at, end: "reached", changes: 1 } });
  expect(await people.read(key)).toMatchObject({
    stage: "talking",
    leads: [{ callAt: null, answeredAt: NOW + MINUTE_MS }],
  });
});

test.each<[string, PersonChange, string]>([
  ["a sale without a sum", { kind: "talk", text: "", stage: "won" }, "noSale"],
  ["a loss without a reason", { kind: "talk", text: "", stage: "lost" }, "reason"],
  [
    "more paid than agreed",
    { kind: "paid", payment: PAYMENT, sold: { ...SOLD, rupees: 100 } },
    "lessThanPaid",
  ],
  ["more paid back than paid", { kind: "refunded", payment: PAYMENT }, "moreThanPaid"],
  ["a sale that is not there", { kind: "sale", id: "none", sold: null }, "noSale"],
  ["an undo of nothing", { kind: "undo" }, "notUndone"],
])("%s is refused, and writes nothing", async (_, change, kind) => {
  const key = await arrived();
  const before = rows();
  expect(await saves(key, 0, change)).toMatchObject({ outcome: "fault", fault: { kind } });
  expect(rows()).toEqual(before);
});

test("the last tap is undone with the claim it answered, by its operator and within minutes", async () => {
  const key = await arrived({ payClaims: [CLAIM] });
  await saves(key, 0, { kind: "paid", payment: PAYMENT, sold: SOLD });
  const at = NOW + 2 * MINUTE_MS;
  for (const refused of [
    saves(key, 1, { kind: "undo" }, at, OTHER),
    saves(key, 1, { kind: "undo" }, NOW + 7 * MINUTE_MS),
  ])
    expect(await refused).toMatchObject({ outcome: "fault", fault: { kind: "notUndone" } });
  await saves(key, 1, { kind: "undo" }, at);
  expect(await people.read(key)).toMatchObject({
    stage: "new",
    owner: null,
    sales: [],
    waitRank: 0,
    leads: [{ claimedAt: NOW, answeredAt: null }],
    notes: [{ action: { kind: "paid" } }, { action: { kind: "undone" } }],
  });
  expect((await leads.read(key))?.payClaims).toEqual([CLAIM]);
  expect(await saves(key, 2, { kind: "undo" }, at + 1)).toMatchObject({ outcome: "fault" });
});

test("two corrections of different fields are both made, of one field the later is told", async () => {
  const key = await arrived();
  const edit = (field: "name" | "location", to: string, was: string): PersonChange => ({
    kind: "edit",
    fields: { [field]: to },
    was: { [field]: was },
  });
  await saves(key, 0, edit("name", "Asha P. Patil", CONTACT.name));
  await saves(key, 0, edit("location", "Pune", ""), NOW + MINUTE_MS, OTHER);
  expect(await people.read(key)).toMatchObject({
    details: { name: "Asha P. Patil", location: "Pune" },
  });
  const late = await saves(key, 0, edit("name", "A. Patil", CONTACT.name), NOW + MINUTE_MS, OTHER);
  expect(late).toMatchObject({ outcome: "conflict" });
});

test("of a person who is gone nothing is written", async () => {
  const before = rows();
  expect(await saves("nobody", 0, TALK)).toEqual({ outcome: "gone" });
  expect(rows()).toEqual(before);
});
