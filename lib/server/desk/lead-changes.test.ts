// holds: #desk
import "@/test/support/own-store";
import { withChange } from "@/lib/domain/desk/lead-changes";
import type { LeadChange, ManyChange } from "@/lib/domain/desk/lead-change";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadStore } from "@/lib/server/wiring/leads";
import { CHECK, CONTACT } from "@/test/builders/desk-leads";
import { createDeskLog } from "./desk-log";
import { createLeadChanges } from "./lead-changes";
import { DESK_LOG } from "./desk-log";
import { PERSONS } from "@/lib/server/store/schemas/stored-person";
import { storeOf } from "@/lib/server/store/store-of";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const leads = leadStore();
const NEXT: ManyChange = { kind: "next", at: 900 };
const NOTE: LeadChange = { kind: "note", status: "talking", text: "By Ravi" };

/** Changes by Asha; `meanwhile` happens after she was shown the lead, and before anything is written. */
const changesWith = (meanwhile: () => Promise<unknown>) => {
  const log = createDeskLog(storeOf(DESK_LOG), Date.now);
  return createLeadChanges({
    leads,
    persons: storeOf(PERSONS),
    log: {
      ...log,
      note: async (line) => {
        await meanwhile();
        return log.note(line);
      },
    },
    now: () => 70,
  });
};
const plant = async (id: string, lead: Lead = CONTACT) => {
  await leads.update(id, () => lead);
  return id;
};
const noteByRavi = (id: string) => () =>
  leads.update(id, (lead) => lead && withChange(lead, NOTE, { by: RAVI, at: 60 }));
const workOf = async (id: string) =>
  (await leads.read(id))!.notes.map(({ by, text, action }) => [by, action?.kind ?? text]);

test("a change does not overwrite another operator's change made just before it", async () => {
  const id = await plant("one");
  const { isSaved } = await changesWith(noteByRavi(id)).change(ASHA, id, {
    version: 0,
    change: NEXT,
  });
  expect(isSaved).toBe(false);
  expect(await workOf(id)).toEqual([[RAVI, "By Ravi"]]);
  expect(await leads.read(id)).toMatchObject({ status: "talking", nextAt: null });
});

test("a bulk change skips a lead that was just changed, and changes the others", async () => {
  const [id, other] = [await plant("many"), await plant("other")];
  const seen = [id, other].map((one) => ({ id: one, version: 0 }));
  const changes = changesWith(noteByRavi(id));
  expect(await changes.changeMany(ASHA, seen, NEXT)).toEqual({ done: [other], failed: [id] });
  expect(await workOf(id)).toEqual([[RAVI, "By Ravi"]]);
  expect(await leads.read(id)).toMatchObject({ status: "talking", nextAt: null });
  expect(await leads.read(other)).toMatchObject({ nextAt: 900 });
});

test("an opened talk is noted after another operator's change", async () => {
  const id = await plant("opened");
  await changesWith(noteByRavi(id)).opened(ASHA, id, { way: "phone", template: null });
  expect(await workOf(id)).toEqual([
    [RAVI, "By Ravi"],
    [ASHA, "opened"],
  ]);
});

test("a check whose owner has just withdrawn is not changed", async () => {
  const id = await plant("withdrawn", CHECK);
  const withdraw = () =>
    leads.update(id, (lead) => lead && { ...lead, consent: { ...lead.consent, withdrawnAt: 65 } });
  const changes = changesWith(withdraw);
  const { isSaved } = await changes.change(ASHA, id, { version: 0, change: NEXT });
  expect(isSaved).toBe(false);
  expect(await changes.changeMany(ASHA, [{ id, version: 0 }], NEXT)).toMatchObject({ done: [] });
  expect(await leads.read(id)).toMatchObject({ nextAt: null, notes: [] });
});

test("a lead that was deleted just before does not come back", async () => {
  const id = await plant("gone");
  const remove = () => leads.remove(id);
  const changes = changesWith(remove);
  await expect(changes.change(ASHA, id, { version: 0, change: NEXT })).rejects.toMatchObject({
    status: 404,
  });
  await plant("gone");
  expect(await changes.changeMany(ASHA, [{ id, version: 0 }], NEXT)).toEqual({
    done: [],
    failed: [id],
  });
  await plant("gone");
  await changes.opened(ASHA, id, { way: "phone", template: null });
  expect(await leads.read(id)).toBeNull();
});

test("a note alone is added whatever was changed meanwhile, and once when it is repeated", async () => {
  const id = await plant("note alone");
  const call = { version: 0, change: { kind: "note", text: "Said yes" } } as const;
  const changes = changesWith(async () => undefined);
  await noteByRavi(id)();
  expect((await changes.change(ASHA, id, call)).isSaved).toBe(true);
  expect((await changes.change(ASHA, id, call)).isSaved).toBe(true);
  expect(await workOf(id)).toEqual([
    [RAVI, "By Ravi"],
    [ASHA, "Said yes"],
  ]);
  expect(await leads.read(id)).toMatchObject({ status: "talking" });
});

test("a next step is the person's: an earlier one of another lead is over", async () => {
  const who = { ...CONTACT, phone: "+919822054321" };
  const id = await plant("a".repeat(64), who);
  const other = await plant("b".repeat(64), { ...who, nextAt: 5 });
  const changes = changesWith(async () => undefined);
  await changes.change(ASHA, id, { version: 0, change: NEXT });
  expect(await leads.read(id)).toMatchObject({ nextAt: 900 });
  expect(await leads.read(other)).toMatchObject({ nextAt: null });
});

test("who opens a talk takes a lead that nobody has, and a new one is then talked to", async () => {
  const id = await plant("talk");
  const changes = changesWith(async () => undefined);
  await changes.opened(ASHA, id, { way: "phone", template: null });
  expect(await leads.read(id)).toMatchObject({ status: "talking", owner: ASHA });
  await leads.update(id, (lead) => lead && { ...lead, owner: RAVI });
  await changes.opened(ASHA, id, { way: "mail", template: null });
  expect(await leads.read(id)).toMatchObject({ owner: RAVI });
});
