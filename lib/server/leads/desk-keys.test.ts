import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { Lead } from "@/lib/domain/leads/lead";
import { bareLeadStore } from "@/lib/server/wiring/leads";
import { CONTACT } from "@/test/builders/desk-leads";
import { storedRecords } from "@/test/support/stored-records";
import { deskKeyedLeads } from "./desk-keys";

const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 6 };
const leads = deskKeyedLeads(bareLeadStore(), PROMISE);
const ID = "one";
const KEYS = { deskKey: "new", dueAt: 10, todayAt: 10, lateAt: 10 + 24 * 3_600_000 };
const stored = () => storedRecords<object>(databasePath, "leads").get(ID);

test("a lead is written with its keys, and comes out without them", async () => {
  expect(await leads.update(ID, () => CONTACT)).toEqual(CONTACT);
  expect(stored()).toMatchObject(KEYS);
  const { createdAt, updatedAt, ...read } = (await leads.read(ID))!;
  expect(read).toEqual(CONTACT);
  const lists = [
    await leads.list({ before: null, limit: 9 }),
    await leads.listDue({ now: 10, after: null, limit: 9 }),
  ];
  for (const { rows } of lists)
    expect(rows.map(({ record }) => record)).toEqual([{ ...CONTACT, createdAt, updatedAt }]);
});

test("a change sees no keys, and one that changes nothing writes nothing", async () => {
  await leads.update(ID, () => CONTACT);
  const before = await leads.read(ID);
  const seen: (Lead | null)[] = [];
  for (const again of [(known: Lead | null) => known, () => null])
    expect(
      await leads.update(ID, (known) => {
        seen.push(known);
        return again(known);
      }),
    ).toEqual(CONTACT);
  expect(seen).toEqual([CONTACT, CONTACT]);
  expect(await leads.read(ID)).toEqual(before);
});

test("keys that no longer hold are gone from the disk", async () => {
  await leads.update(ID, () => CONTACT);
  await leads.update(ID, (known) => known && { ...known, status: "lost" });
  expect(stored()).toMatchObject({ status: "lost", deskKey: "lost" });
  for (const key of ["dueAt", "lateAt", "todayAt"]) expect(stored()).not.toHaveProperty(key);
});

test("a condition of a removal sees no keys", async () => {
  await leads.update(ID, () => CONTACT);
  await leads.remove(ID, (lead) => "deskKey" in lead);
  expect(await leads.read(ID)).not.toBeNull();
  await leads.remove(ID, (lead) => lead.kind === "contact");
  expect(await leads.read(ID)).toBeNull();
});
