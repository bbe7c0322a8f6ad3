// holds: #desk
// Over 1 s: it opens a database.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { contentIn } from "@/lib/content";
import type { Lead } from "@/lib/domain/leads/lead";
import { sha256 } from "@/lib/server/core/sha256";
import { ERASED_NAMES } from "@/lib/server/store/erased";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { CONTACT } from "@/test/builders/desk-leads";
import { deskOn, OP } from "@/test/builders/desk-on-store";
import { createDeskLog, DESK_LOG } from "./desk-log";
import { createLeadImport } from "./lead-import";

const [entries, erased] = [
  sqliteStore(databasePath, DESK_LOG),
  sqliteStore(databasePath, ERASED_NAMES),
];
const on = deskOn({
  open: (of) => sqliteStore(databasePath, of),
  transact: sqliteTransact(databasePath),
});
afterAll(() => [on, entries, erased].forEach((store) => store.close()));
const { people, saveLead } = on;
const list = createLeadImport({
  people,
  saveLead: saveLead.save,
  savePerson: on.savePerson,
  isAlone: false,
  erased,
  log: createDeskLog(entries, Date.now),
  now: Date.now,
});

const arrives = (id: string, part: object): Promise<Lead | null> =>
  saveLead.save(id, () => ({ ...CONTACT, email: "", ...part }));
const keyOf = (phone: string) => sha256(`phone:${phone}`);
const personOf = async (phone: string) => (await people.read(keyOf(phone)))!;
const logged = async () => {
  const { rows } = await entries.list({ before: null, limit: 9 });
  return rows.map(({ record: { action, count } }) => [action, count]).toReversed();
};

const CSV = [
  "name,phone,stage,note",
  "Asha again,98220 67890,,Pays late",
  "Ravi,98470 65432,Offer sent,Wants it in May",
  "Mina,98470 65433,,",
  "Ravi's brother,98470 65432,,",
].join("\n");
const MINE = "+919822067890";
const RAVI = "+919847065432";

test("a list is looked at, and added once; who is known gets a note", async () => {
  await arrives("a".repeat(64), { phone: MINE });
  const preview = (await list.preview(OP, CSV, "en"))!;
  expect(preview.rows.map(({ name }) => name)).toEqual(["Ravi", "Mina", "Ravi's brother"]);
  expect(preview.known.map(({ row, name }) => [row.name, name])).toEqual([
    ["Asha again", "Asha Patil"],
  ]);
  expect(preview.erased).toEqual([]);
  expect(await people.count({})).toBe(1);

  const add = async () => [await list.add(OP, CSV, "hi"), await people.count({})];
  expect(await add()).toEqual([{ added: 2 }, 3]);
  expect(await add()).toEqual([{ added: 2 }, 3]);
  expect((await personOf(MINE)).notes).toMatchObject([
    { by: OP, stage: "new", text: `Asha again · ${MINE} · Pays late` },
  ]);
  const ravi = await personOf(RAVI);
  expect(ravi.notes.map(({ text }) => text)).toEqual([
    "Wants it in May · stage: Offer sent",
    `Ravi's brother · ${RAVI}`,
  ]);
  expect(ravi.leads).toMatchObject([{ name: "Ravi", wants: "known", lang: "hi", asks: false }]);
  expect(ravi.leads[0]!.source).toMatch(/^import-/);
  // Nobody who only stands in a list is new, until something is asked.
  expect(await on.desk.counts()).toMatchObject({ answer: 1, dateless: 0 });
  expect(await on.desk.listCounts()).toMatchObject({ stages: { new: 1 } });
  expect((await on.desk.list(OP, { stage: "new" }, null)).rows).toMatchObject([{ phone: MINE }]);
  await arrives("e".repeat(64), { phone: "+919847065433" });
  expect(await on.desk.listCounts()).toMatchObject({ stages: { new: 2 } });
  expect(await logged()).toEqual([
    ["searched", 1],
    ["imported", 2],
    ["imported", 2],
  ]);
});

test("who was deleted is left out, and not brought back", async () => {
  const phone = "+919847065434";
  await arrives("b".repeat(64), { phone });
  await saveLead.remove("b".repeat(64));
  const csv = "name,phone\nGone,98470 65434\nNew,98470 65435";
  const preview = (await list.preview(OP, csv, "en"))!;
  expect(preview.erased.map(({ row }) => row.name)).toEqual(["Gone"]);
  expect(preview.erased[0]!.at).toBeGreaterThan(Date.now() - 60_000);
  expect(preview.rows.map(({ name }) => name)).toEqual(["New"]);
  expect(await list.add(OP, csv, "en")).toEqual({ added: 1 });
  expect(await people.read(keyOf(phone))).toBeNull();
});

test("who was marked as spam or told apart did not ask to be deleted", async () => {
  const [spam, apart] = ["+919847065436", "+919847065437"];
  await arrives("c".repeat(64), { phone: spam });
  await arrives("c".repeat(64), { phone: spam, flags: ["spam"] });
  await arrives("d".repeat(64), { phone: apart });
  await arrives("d".repeat(64), { phone: apart, isApart: true });
  const preview = await list.preview(OP, "name,phone\nA,98470 65436\nB,98470 65437", "en");
  expect(preview!.erased).toEqual([]);
});

test("a note that is too long says that it was cut", async () => {
  const phone = "+919847065438";
  await list.add(OP, `name,phone,note\nLong,98470 65438,${"x".repeat(2_000)}`, "en");
  const text = (await personOf(phone)).notes[0]?.text;
  expect(text?.endsWith(`x ${contentIn("en").desk.forms.import.note.cut}`)).toBe(true);
});

test("of somebody who is here already not a word of a long row is cut", async () => {
  const phone = "+919847065439";
  await arrives("f".repeat(64), { phone });
  const note = `Owes us ${"x".repeat(985)} rupees`;
  await list.add(OP, `name,phone,note\nAsha again,98470 65439,${note}`, "en");
  const texts = (await personOf(phone)).notes.map(({ text }) => text);
  expect(texts).toEqual([`Asha again · ${phone}`, note]);
});

test("a text that is no list adds nobody", async () => {
  expect([await list.preview(OP, "hello", "en"), await list.add(OP, "hello", "en")]).toEqual([
    null,
    null,
  ]);
});
