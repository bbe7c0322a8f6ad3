// holds: #one-card-a-person
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { sha256 } from "@/lib/server/core/sha256";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";
import { bareLeadStore } from "@/lib/server/wiring/leads";
import { leadStore } from "@/lib/server/wiring/leads";
import { CHECK, CONTACT } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { type DeskCaller, deskCallers } from "@/test/support/desk-callers";
import * as countsRoute from "@/app/api/desk/counts/route";
import * as leadRoute from "@/app/api/desk/leads/[id]/route";
import * as searchRoute from "@/app/api/desk/search/route";
import * as joinRoute from "./join/route";
import * as partRoute from "./part/route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const desk = deskCallers(
  {
    "/api/desk/counts": countsRoute,
    "/api/desk/search": searchRoute,
    "/api/desk/leads/:id": leadRoute,
    "/api/desk/cards/join": joinRoute,
    "/api/desk/cards/part": partRoute,
  },
  [ASHA, RAVI],
);
const asha = desk.operator(ASHA);
const ravi = desk.operator(RAVI);

let leads = 0;
/** Stores a lead of a new person, and resolves to its id. */
const plant = async (words: object = {}, lead: Lead = CONTACT): Promise<string> => {
  const n = ++leads;
  const made = { ...lead, ...newPerson(), reference: `BG-${n}`, receivedAt: n, ...words } as Lead;
  await leadStore().update(sha256(`${n}`), () => made);
  return sha256(`${n}`);
};
const stored = async (id: string) => (await leadStore().read(id))!;
const referenceOf = async (id: string) => (await stored(id)).reference;
const detailIn = (reply: { status: number; body: unknown }) => {
  expect(reply.status).toBe(200);
  return reply.body as LeadDetail;
};
const join = (ids: string[], from: DeskCaller = asha) => from.send("POST", "cards/join", { ids });
const part = (id: string, from: DeskCaller = asha) => from.send("POST", "cards/part", { id });
const read = async (id: string) => detailIn(await asha.send("GET", `leads/${id}`));
const search = async (filter: object, words: object = {}) => {
  const reply = await asha.send("POST", "search", { filter, before: null, ...words });
  expect(reply.status).toBe(200);
  return reply.body as { rows: LeadRow[]; total: number | null };
};
const didIn = async (id: string) =>
  (await stored(id)).notes.map(({ by, action }) => [
    by,
    action?.kind,
    action && "reference" in action && action.reference,
  ]);

test("two strangers are joined, noted on both, logged, and parted again for good", async () => {
  const [old, late] = [await plant({ owner: RAVI, status: "won" }), await plant({ name: "Meena" })];
  const joined = detailIn(await join([old, late]));
  expect(joined.row).toMatchObject({ id: late, leadCount: 2, owner: RAVI, status: "new" });
  expect(joined.card).toMatchObject([
    { id: old, status: "won", notes: [{ action: { kind: "joined" } }] },
  ]);
  expect((await desk.logLines())[0]).toMatchObject({
    ...{ action: "joined", by: ASHA },
    references: [await referenceOf(old), await referenceOf(late)],
  });
  // Sent again, it changes nothing.
  detailIn(await join([late, old]));
  expect([await didIn(old), await didIn(late)]).toEqual([
    [[ASHA, "joined", await referenceOf(late)]],
    [[ASHA, "joined", await referenceOf(old)]],
  ]);

  const parted = detailIn(await part(old, ravi));
  expect([parted.row.id, parted.card, (await read(late)).card]).toEqual([old, [], []]);
  expect((await didIn(late)).at(-1)).toEqual([RAVI, "parted", await referenceOf(old)]);
  expect((await didIn(old)).at(-1)).toEqual([RAVI, "parted", await referenceOf(late)]);
  const [line] = await desk
    .logLines()
    .then((lines) => lines.filter(({ action }) => action === "parted"));
  expect(line).toMatchObject({ by: RAVI, references: [await referenceOf(old)] });
  detailIn(await part(old));
  expect(await didIn(old)).toHaveLength(2);
});

test("leads of one number that were parted stay so, and can be joined again", async () => {
  const one = newPerson();
  const [a, b] = [await plant(one), await plant(one)];
  expect((await read(b)).card.map(({ id }) => id)).toEqual([a]);
  detailIn(await part(b));
  const c = await plant(one);
  expect((await read(c)).card.map(({ id }) => id)).toEqual([b]);
  expect((await read(a)).card).toEqual([]);
  detailIn(await join([a, c]));
  expect((await read(c)).card.map(({ id }) => id)).toEqual([b, a]);
});

test("when the head is parted, the others stay on one card, with a head", async () => {
  const [a, b, c] = [await plant(), await plant(), await plant()] as const;
  detailIn(await join([a, b]));
  detailIn(await join([b, c]));
  expect((await read(c)).card.map(({ id }) => id)).toEqual([b, a]);
  detailIn(await part(c));
  expect((await read(b)).card.map(({ id }) => id)).toEqual([a]);
  expect((await read(a)).card.map(({ id }) => id)).toEqual([b]);
  expect((await read(c)).card).toEqual([]);
});

test("two operators at once lose no lead", async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b, c] = [await plant(), await plant(), await plant()] as const;
    await Promise.all([join([a, b]), join([b, c], ravi)]);
    expect(await read(c)).toMatchObject({ card: [{ id: b }, { id: a }] });
    await Promise.all([part(b), part(a, ravi)]);
    for (const id of [a, b, c]) expect((await read(id)).card).toEqual([]);
    await Promise.all([join([a, c]), part(c, ravi)]);
    const [{ card }, head] = [await read(c), await read(a)];
    expect(head.card.map(({ id }) => id)).toEqual(card.length > 0 ? [c] : []);
  }
});

test("counts and the list have a person once; a word of an earlier lead finds the person", async () => {
  const one = newPerson();
  const before = (await asha.send("GET", "counts")).body as { statuses: { new: number } };
  const old = await plant({ ...one, message: "Zebra stripes please", status: "talking" });
  const mid = await plant({ ...one, message: "Zebra again" });
  const late = await plant({ ...one, message: "Nothing striped", name: "Yusuf" });
  const after = (await asha.send("GET", "counts")).body as { statuses: { new: number } };
  expect(after.statuses.new).toBe(before.statuses.new + 1);
  const ids = async (filter: object) => (await search(filter)).rows.map(({ id }) => id);
  expect(await ids({ text: "zebra" })).toEqual([late]);
  expect(await ids({ text: "yusuf" })).toEqual([late]);
  expect(await ids({ text: "zebra", status: "talking" })).toEqual([]);
  expect(await ids({ text: "zebra", status: "new" })).toEqual([late]);
  const all = await ids({});
  expect([all.includes(late), all.includes(mid), all.includes(old)]).toEqual([true, false, false]);
  for (const order of ["oldest", "next"]) {
    const { rows } = await search({ text: "zebra" }, { order });
    expect(rows.map(({ id }) => id)).toEqual([late]);
  }
  // A head that is gone without a word, as by its expiry, hides nobody.
  await bareLeadStore().remove(late);
  expect(await ids({ text: "zebra" })).toEqual([mid, old]);
  expect(await ids({ status: "talking" })).toContain(old);
  expect((await read(old)).card.map(({ id }) => id)).toEqual([mid]);
  expect(await ids({ text: "zebra" })).toEqual([mid]);
});

test("what cannot be joined is refused, and changes nothing", async () => {
  const [a, flagged] = [await plant(), await plant({ flags: ["spam"] })];
  const hidden = await plant({ consent: { ...CHECK.consent, withdrawnAt: 20 } }, CHECK);
  const lines = (await desk.logLines()).length;
  for (const [reply, status] of [
    [await join([a, flagged]), 422],
    [await join([a, hidden]), 404],
    [await join([a, "f".repeat(64)]), 404],
    [await join([a]), 422],
    [await part(hidden), 404],
  ] as const)
    expect(reply.status).toBe(status);
  expect(await desk.logLines()).toHaveLength(lines);
  expect(await read(a)).toMatchObject({ card: [], lead: { notes: [] } });
});
