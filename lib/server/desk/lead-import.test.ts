// holds: #desk
// Over 1 s: it opens a database.
import "@/test/support/own-store";
import { createDeskLog } from "./desk-log";
import { CONTACT } from "@/test/builders/desk-leads";
import { createLeadImport } from "./lead-import";
import { DESK_LOG } from "./desk-log";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { storeOf } from "@/lib/server/store/store-of";

const BY = "op@example.in";
const told: unknown[] = [];
const desk = () =>
  createLeadImport({
    leads: storeOf(LEADS),
    eraseLead: async (id) => {
      await storeOf(LEADS).remove(id);
    },
    log: createDeskLog(storeOf(DESK_LOG), Date.now),
    alarm: async (...words) => void told.push(words),
    now: Date.now,
  });
const stored = async () =>
  (await storeOf(LEADS).list({ before: null, limit: 5_000 })).rows.map(({ cursor, record }) => ({
    id: cursor.id,
    ...(record as typeof CONTACT),
  }));
const actions = async () =>
  (await storeOf(DESK_LOG).list({ before: null, limit: 9 })).rows.map(({ record }) => [
    record.action,
    record.count,
  ]);

const CSV = [
  "name,phone,stage,note",
  "Asha again,98220 67890,,",
  "Ravi,98470 65432,Offer sent,Wants it in May",
  "Mina,98470 65433,,",
].join("\n");

test("a list is looked at, added once, and undone but for what was worked on", async () => {
  await storeOf(LEADS).update("a".repeat(64), () => ({ ...CONTACT, phone: "+919822067890" }));
  const preview = (await desk().preview(BY, CSV, "en"))!;
  expect(preview.rows.map(({ name }) => name)).toEqual(["Ravi", "Mina"]);
  expect(preview.stored.map(({ row, name }) => [row.name, name])).toEqual([
    ["Asha again", "Asha Patil"],
  ]);
  expect(await stored()).toHaveLength(1);

  const first = (await desk().add(BY, CSV, "hi"))!;
  expect(first).toMatchObject({ added: 2, source: expect.stringMatching(/^import-/) });
  expect(await desk().add(BY, CSV, "hi")).toEqual(first);
  const added = (await stored()).filter(({ channel }) => channel === "import");
  expect(added).toHaveLength(2);
  const ravi = added.find(({ name }) => name === "Ravi")!;
  expect(ravi).toMatchObject({
    status: "new",
    source: { utm_source: first.source },
    lang: "hi",
    flags: [],
    consent: {
      textVersion: "spoken",
      withdrawnAt: null,
    },
    notes: [
      {
        by: BY,
        status: "new",
        text: "Wants it in May · stage: Offer sent",
      },
    ],
  });

  const note = { at: ravi.receivedAt + 1, by: BY, status: "offer", text: "Called." };
  await storeOf(LEADS).update(ravi.id, (lead) => lead && { ...lead, notes: [...lead.notes, note] });
  expect(await desk().undo(BY, first.source)).toEqual({ deleted: 1, kept: 1 });
  expect((await stored()).map(({ name }) => name).toSorted()).toEqual(["Asha Patil", "Ravi"]);
  expect(told).toEqual([["erasure", BY, 1]]);
  expect((await actions()).toReversed()).toEqual([
    ["searched", 1],
    ["imported", 2],
    ["imported", 2],
    ["unimported", 1],
  ]);
});

test("a text that is no list adds nobody", async () => {
  expect([await desk().preview(BY, "hello", "en"), await desk().add(BY, "hello", "en")]).toEqual([
    null,
    null,
  ]);
});
