// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { createHash } from "node:crypto";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { MAX_NOTES } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadStore } from "@/lib/server/wiring/leads";
import { countStore } from "@/lib/server/wiring/funnel";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { type DeskCaller, deskCallers } from "@/test/support/desk-callers";
import * as joinRoute from "@/app/api/desk/cards/join/route";
import * as countsRoute from "@/app/api/desk/counts/route";
import * as erasuresRoute from "@/app/api/desk/erasures/route";
import * as leadRoute from "./[id]/route";
import * as openedRoute from "./[id]/opened/route";
import * as manyRoute from "./many/route";
import * as leadsRoute from "./route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const desk = deskCallers(
  {
    "/api/desk/cards/join": joinRoute,
    "/api/desk/counts": countsRoute,
    "/api/desk/erasures": erasuresRoute,
    "/api/desk/leads": leadsRoute,
    "/api/desk/leads/many": manyRoute,
    "/api/desk/leads/:id": leadRoute,
    "/api/desk/leads/:id/opened": openedRoute,
  },
  [ASHA, RAVI],
);
const asha = desk.operator(ASHA);
const ravi = desk.operator(RAVI);

let leads = 0;
/** Stores a lead and resolves to its id. */
const plant = async (words: object = {}, lead: Lead = CONTACT): Promise<string> => {
  const id = createHash("sha256").update(`${++leads}`).digest("hex");
  const reference = `BG-${leads}`;
  await leadStore().update(id, () => ({ ...lead, ...newPerson(), reference, ...words }) as Lead);
  return id;
};
const stored = async (id: string) => (await leadStore().read(id))!;
const change = (id: string, version: number, made: object, from: DeskCaller = asha) =>
  from.send("POST", `leads/${id}`, { version, change: made });
/** Changes leads that were seen with `version` notes. */
const many = (ids: string[], made: object, from: DeskCaller = asha, version = 0) =>
  from.send("POST", "leads/many", { leads: ids.map((id) => ({ id, version })), change: made });
const detailIn = (reply: { status: number; body: unknown }) => {
  expect(reply.status).toBe(200);
  return reply.body as LeadDetail;
};
const counts = async () => (await asha.send("GET", "counts")).body as DeskCounts;

describe("each change", () => {
  const FIELDS = {
    ...{ name: "Asha P", phone: "०९८७६५ ४३२१२", email: "new@Example.in" },
    ...{ businessName: "New Stores", location: "Pune" },
  };

  test.each<[LeadChange, object, string]>([
    [{ kind: "note", status: "demo", text: "At four" }, { status: "demo" }, "noted"],
    [{ kind: "next", at: 9_000 }, { nextAt: 9_000 }, "changed"],
    [{ kind: "owner", owner: "me" }, { owner: ASHA }, "changed"],
    [{ kind: "won", rupees: 7_499 }, { status: "won", wonRupees: 7_499 }, "changed"],
    [{ kind: "lost", reason: "price" }, { status: "lost", lostReason: "price" }, "changed"],
    [{ kind: "mark", isSpam: true }, { flags: ["spam"] }, "changed"],
    [
      { kind: "edit", fields: FIELDS },
      { ...FIELDS, phone: "+919876543212", email: "new@example.in" },
      "changed",
    ],
  ])("%j is stored, answered and logged by its reference alone", async (made, lead, action) => {
    const id = await plant();
    const detail = detailIn(await change(id, 0, made));
    expect(detail.lead).toMatchObject({ ...lead, notes: [{ by: ASHA }] });
    expect(detail.row.version).toBe(1);
    expect(await stored(id)).toMatchObject(lead);
    const [line] = await desk.logLines();
    expect(line).toMatchObject({ action, by: ASHA, references: [detail.lead.reference] });
    expect(JSON.stringify(line)).not.toMatch(/four|price|Stores/);
  });

  test("moves the lead to its count, and spam out of all of them", async () => {
    const before = await counts();
    const id = await plant();
    detailIn(await change(id, 0, { kind: "note", status: "offer", text: "" }));
    expect((await counts()).statuses.offer).toBe(before.statuses.offer + 1);
    detailIn(await change(id, 1, { kind: "mark", isSpam: true }));
    expect(await counts()).toEqual({ ...before, flagged: before.flagged + 1 });
    detailIn(await change(id, 2, { kind: "mark", isSpam: false }));
    expect((await counts()).statuses.offer).toBe(before.statuses.offer + 1);
  });

  test("that a lead does not allow is refused, and changes nothing", async () => {
    const id = await plant();
    const won = await plant({ status: "won" });
    const check = await plant({}, CHECK);
    const refused: [string, object][] = [
      [id, { kind: "note", status: "won", text: "" }],
      [id, { kind: "note", status: "in talks", text: "" }],
      [id, { kind: "won", rupees: 0 }],
      [id, { kind: "won", rupees: 1_000_001 }],
      [id, { kind: "won", rupees: 6_999.5 }],
      [id, { kind: "lost", reason: "because" }],
      [id, { kind: "next", at: -1 }],
      [id, { kind: "owner", owner: RAVI }],
      [id, { kind: "edit", fields: { ...FIELDS, email: "asha@" } }],
      [id, { kind: "edit", fields: { ...FIELDS, name: "two\nlines" } }],
      [id, { kind: "edit", fields: { ...FIELDS, isAdmin: true } }],
      [won, { kind: "next", at: 9_000 }],
      [check, { kind: "edit", fields: FIELDS }],
    ];
    const lines = (await desk.logLines()).length;
    for (const [which, made] of refused)
      expect([made, (await change(which, 0, made)).status]).toEqual([made, 422]);
    for (const which of [id, won, check]) expect((await stored(which)).notes).toEqual([]);
    expect(await desk.logLines()).toHaveLength(lines);
  });

  test("of a lead that is gone, or was never there, is 404", async () => {
    expect((await change("f".repeat(64), 0, { kind: "next", at: 1 })).status).toBe(404);
    const hidden = await plant({ consent: { ...CHECK.consent, withdrawnAt: 20 } }, CHECK);
    expect((await change(hidden, 0, { kind: "next", at: 1 })).status).toBe(404);
    const body = { way: "phone", template: null };
    expect((await asha.send("POST", `leads/${hidden}/opened`, body)).status).toBe(404);
  });

  test("needs room for its note", async () => {
    const note = { at: 1, by: ASHA, status: "new", text: "" };
    const id = await plant({ notes: Array.from({ length: MAX_NOTES }, () => note) });
    const reply = await change(id, MAX_NOTES, { kind: "won", rupees: 6_999 });
    expect(reply).toMatchObject({ status: 422, body: { error: { code: "full" } } });
    expect((await stored(id)).status).toBe("new");
  });
});

describe("two operators at one lead", () => {
  test.each<[LeadChange, LeadChange]>([
    [
      { kind: "won", rupees: 6_999 },
      { kind: "lost", reason: "time" },
    ],
    [
      { kind: "owner", owner: "me" },
      { kind: "owner", owner: "me" },
    ],
    [
      { kind: "mark", isSpam: true },
      { kind: "next", at: 9_000 },
    ],
    [
      { kind: "next", at: 9_000 },
      { kind: "mark", isSpam: true },
    ],
  ])("after %j the second one with %j is shown it", async (first, second) => {
    const id = await plant();
    detailIn(await change(id, 0, first, asha));
    const now = await stored(id);
    const late = await change(id, 0, second, ravi);
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: "changed" }, now: { row: { version: 1 } } },
    });
    expect(await stored(id)).toEqual(now);
  });

  test("at once: one is saved, and a call that is made again is saved once", async () => {
    const id = await plant();
    const calls: [LeadChange, DeskCaller][] = [asha, ravi].flatMap((who) => [
      [{ kind: "next", at: 9_000 }, who],
      [{ kind: "lost", reason: "silent" }, who],
      [{ kind: "edit", fields: { name: "New", phone: "", email: "", businessName: "", location: "" } }, who], // prettier-ignore
    ]);
    const replies = await Promise.all(calls.map(([made, who]) => change(id, 0, made, who)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    const [made, who] = calls[replies.findIndex(({ status }) => status === 200)]!;
    const { lead } = detailIn(await change(id, 0, made, who));
    expect(lead.notes).toHaveLength(1);
  });

  test("at once with a change of many, a card and an opened talk: all are in the history and in the log", async () => {
    for (let round = 0; round < 5; round++) {
      const [id, other] = [await plant(), await plant()];
      const [first, second] = [(await stored(id)).reference, (await stored(other)).reference];
      const note = { kind: "note", status: "talking", text: "Calls back" };
      const [noted, ...others] = await Promise.all([
        change(id, 0, note),
        many([id, other], { kind: "next", at: 9_000 }, ravi),
        asha.send("POST", `leads/${id}/opened`, { way: "phone", template: null }),
        ravi.send("POST", "cards/join", { ids: [id, other] }),
      ]);
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
      // Each is saved, or the operator is shown what came first, and saves it then.
      const versionNow = async () => detailIn(await asha.send("GET", `leads/${id}`)).row.version;
      if ((others[0].body as { failed: string[] }).failed.includes(id))
        await many([id], { kind: "next", at: 9_000 }, ravi, await versionNow());
      if (noted.status === 409) {
        const { now } = noted.body as { now: LeadDetail };
        const version = await versionNow();
        expect(now.row.version).toBeLessThanOrEqual(version);
        detailIn(await change(id, version, note));
      } else expect(noted.status).toBe(200);
      const { notes, status, nextAt } = await stored(id);
      expect({ status, nextAt }).toEqual({ status: "talking", nextAt: 9_000 });
      expect(
        notes.map(({ by, action, text }) => `${by} ${action?.kind ?? text}`).toSorted(),
      ).toEqual([`${ASHA} Calls back`, `${ASHA} opened`, `${RAVI} joined`, `${RAVI} next`]);
      const lines = (await desk.logLines()).filter(({ references }) => references.includes(first));
      const deeds = new Set(lines.map(({ by, action }) => `${by} ${action}`));
      for (const deed of [`${ASHA} noted`, `${ASHA} opened`, `${RAVI} changed`, `${RAVI} joined`])
        expect(deeds).toContain(deed);
      expect(lines.find(({ action }) => action === "joined")!.references).toContain(second);
    }
  });

  test("at once with its deletion: it is gone for good, and the log has both", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await plant();
      const { reference } = await stored(id);
      const calls = await Promise.all([
        change(id, 0, { kind: "won", rupees: 6_999 }),
        ravi.send("POST", "erasures", { ids: [id] }),
        many([id], { kind: "owner", owner: "me" }),
      ]);
      expect([200, 404, 409]).toContain(calls[0].status);
      expect([calls[1].status, calls[2].status]).toEqual([200, 200]);
      expect(await leadStore().read(id)).toBeNull();
      const lines = (await desk.logLines()).filter(({ references }) =>
        references.includes(reference),
      );
      expect(lines.map(({ by, action }) => `${by} ${action}`)).toContain(`${RAVI} erased`);
    }
  });
});

describe("an opened talk", () => {
  const opened = (id: string, way: string, from: DeskCaller = asha) =>
    from.send("POST", `leads/${id}/opened`, { way, template: null });

  test("is noted even if another operator changed the lead first, and stops the clock", async () => {
    const id = await plant({ receivedAt: 10 });
    const late = (await counts()).late;
    detailIn(await change(id, 0, { kind: "note", status: "new", text: "Who calls?" }, ravi));
    const { lead } = detailIn(await opened(id, "phone"));
    expect(lead.notes.map(({ by, action }) => [by, action])).toEqual([
      [RAVI, undefined],
      [ASHA, { kind: "opened", way: "phone", template: null }],
    ]);
    expect((await desk.logLines())[0]).toMatchObject({ action: "opened", by: ASHA });
    expect((await counts()).late).toBe(late - 1);
  });

  test("by two taps is noted once; another way is no way", async () => {
    const id = await plant();
    detailIn(await opened(id, "whatsapp"));
    expect(detailIn(await opened(id, "whatsapp")).lead.notes).toHaveLength(1);
    expect((await opened(id, "pigeon")).status).toBe(422);
  });
});

describe("a change of many", () => {
  const SEEN = { id: "e".repeat(64), version: 0 };
  const answerOf = async (...call: Parameters<typeof many>) => {
    const reply = await many(...call);
    expect(reply.status).toBe(200);
    return reply.body as { done: string[]; failed: string[] };
  };

  test("is made to each that is as the operator saw it, with one line in the log", async () => {
    const [fresh, noted] = [await plant(), await plant({}, ONBOARDING)];
    detailIn(await change(noted, 0, { kind: "owner", owner: "me" }, ravi));
    const won = await plant({ status: "won" });
    const gone = "e".repeat(64);
    const lines = (await desk.logLines()).length;
    const made = { kind: "next", at: 9_000 };
    const answer = { done: [fresh], failed: [noted, won, gone] };
    expect(await answerOf([fresh, noted, won, gone, fresh], made)).toEqual(answer);
    expect(await stored(noted)).toMatchObject({ owner: RAVI, nextAt: null, notes: [{ by: RAVI }] });
    expect((await stored(won)).notes).toEqual([]);
    const logged = await desk.logLines();
    expect(logged).toHaveLength(lines + 1);
    expect(logged[0]).toMatchObject({ action: "changed", by: ASHA });
    expect(logged[0]!.references).toHaveLength(3);
    // Made again, it adds nothing.
    expect(await answerOf([fresh], made)).toEqual({ done: [fresh], failed: [] });
    expect((await stored(fresh)).notes).toHaveLength(1);
    // Seen as it is now, the other one is changed, too.
    expect(await answerOf([noted], made, asha, 1)).toEqual({ done: [noted], failed: [] });
    expect((await stored(noted)).notes).toMatchObject([{ by: RAVI }, { by: ASHA, action: made }]);
  });

  test.each([
    [{ leads: [], change: { kind: "next", at: 1 } }],
    [{ leads: Array(101).fill(SEEN), change: { kind: "next", at: 1 } }],
    [{ leads: [SEEN], change: { kind: "won", rupees: 6_999 } }],
    [{ ids: ["e".repeat(64)], change: { kind: "next", at: 1 } }],
  ])("%# is refused", async (body) => {
    expect((await asha.send("POST", "leads/many", body)).status).toBe(422);
  });
});

describe("a lead added by hand", () => {
  const TYPED = {
    ...{ channel: "phone", name: "Meena Devi", phone: "98765-43219", email: "", lang: "hi" },
    ...{ businessName: "Meena Salon", location: "Nashik", message: "Called at noon" },
    ...{ topic: "demo", packageId: null },
  };
  const add = (words: object = {}) =>
    asha.send("POST", "leads", { ...TYPED, key: crypto.randomUUID(), ...words });

  test("is a lead with the person's word as consent, and no visit of the site", async () => {
    const visits = JSON.stringify((await countStore().list({ before: null, limit: 99 })).rows);
    const reply = await add();
    expect(reply.status).toBe(201);
    const { id, reference } = reply.body as { id: string; reference: string };
    const { key, ...words } = { ...TYPED, key: "" };
    expect(detailIn(await asha.send("GET", `leads/${id}`))).toMatchObject({
      row: { reference, status: "new", topic: "demo", business: "Meena Salon" },
      lead: {
        ...words,
        phone: "+919876543219",
        consent: { purpose: "reply", textVersion: "spoken", withdrawnAt: null },
        flags: [],
      },
    });
    const lines = await desk.logLines();
    expect(lines[1]).toMatchObject({ action: "added", by: ASHA, references: [reference] });
    expect(JSON.stringify(lines[1])).not.toContain("Meena");
    const after = JSON.stringify((await countStore().list({ before: null, limit: 99 })).rows);
    expect(after).toBe(visits);
  });

  test("is added once, however often it is sent", async () => {
    const key = crypto.randomUUID();
    const [one, two] = [await add({ key }), await add({ key })];
    expect(two.body).toEqual(one.body);
  });

  test("has what was corrected before it was sent again, until somebody has worked on it", async () => {
    const key = crypto.randomUUID();
    const [wrong, { phone }] = [newPerson(), newPerson()];
    const first = await add({ key, phone: wrong.phone });
    const { id, reference } = first.body as { id: string; reference: string };
    expect((await add({ key, phone })).body).toEqual({ id, reference });
    expect(await stored(id)).toMatchObject({ phone, name: "Meena Devi", notes: [] });
    const twin = await plant({ phone });
    expect((await stored(id)).earlier).toEqual([twin]);
    detailIn(await change(id, 0, { kind: "owner", owner: "me" }, ravi));
    expect((await add({ key, name: "Meena" })).status).toBe(201);
    expect(await stored(id)).toMatchObject({ name: "Meena Devi", owner: RAVI });
  });

  test.each([
    { phone: "", email: "" },
    { phone: "12" },
    { phone: "", email: "meena@" },
    { channel: "site" },
    { topic: "love" },
    { name: "", businessName: "" },
    { key: "short" },
    { message: "x".repeat(1_001) },
  ])("with %j is refused", async (words) => {
    expect((await add(words)).status).toBe(422);
  });

  test("needs no name where the business has one, and no phone where there is an address", async () => {
    const words = { name: "", phone: "", email: "meena@example.in", message: "" };
    expect((await add(words)).status).toBe(201);
  });
});
