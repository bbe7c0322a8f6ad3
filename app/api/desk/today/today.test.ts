// holds: #desk
// Over 1 s: it loads Google's library, and pages need more than a hundred leads.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { createHash } from "node:crypto";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import { todayGroupOf } from "@/lib/domain/leads/today";
import { nextIndianHour } from "@/lib/domain/core/indian-day";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadStore } from "@/lib/server/wiring/leads";
import type { Today } from "@/lib/server/desk/today-desk";
import type { Cursor } from "@/lib/server/store/store";
import { deskSessionStore } from "@/lib/server/auth/operator";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { deskCallers } from "@/test/support/desk-callers";
import { storedRows } from "@/test/support/stored-rows";
import * as countsRoute from "@/app/api/desk/counts/route";
import * as todayRoute from "./route";

const desk = deskCallers({ "/api/desk/today": todayRoute, "/api/desk/counts": countsRoute }, [
  "op@example.in",
]);
const operator = desk.operator("op@example.in");

const NOW = Date.now();
const HOUR_MS = 3_600_000;
const ago = (hours: number) => NOW - hours * HOUR_MS;
const END_OF_DAY = nextIndianHour(0, NOW) - 1;

const PHONE = "98765 43219";
let leads = 0;
/** Stores a lead whose name is its place in the test. */
const plant = async (name: string, lead: Lead, words: object): Promise<string> => {
  const id = createHash("sha256").update(`${++leads}`).digest("hex");
  await leadStore().update(
    id,
    () => ({ ...lead, ...newPerson(), businessName: name, ...words }) as Lead,
  );
  return id;
};
const read = async (after: Cursor | null = null, poll?: true): Promise<Today> => {
  const reply = await operator.send("POST", "today", { after, ...(poll && { poll }) });
  expect(reply.status).toBe(200);
  return reply.body as Today;
};
const counts = async () => {
  const reply = await operator.send("GET", "counts");
  expect(reply.status).toBe(200);
  return reply.body as DeskCounts;
};
const clear = async () => {
  for (;;) {
    const { rows } = await leadStore().list({ before: null, limit: 200 });
    if (rows.length === 0) return;
    await Promise.all(rows.map(({ cursor }) => leadStore().remove(cursor.id)));
  }
};
afterEach(clear);

test("orders and demos come first by their clock, then what is due, then the others; nothing else", async () => {
  await plant("an order of an hour ago", CONTACT, { receivedAt: ago(1) });
  await plant("a late demo", CONTACT, { receivedAt: ago(200), topic: "demo", phone: PHONE });
  await plant("a form", ONBOARDING, { receivedAt: ago(2) });
  await plant("a question", CONTACT, { receivedAt: ago(3), topic: "question" });
  await plant("a check", CHECK, { receivedAt: ago(300) });
  await plant("in talks without a next step", CONTACT, { receivedAt: ago(900), status: "talking" });
  await plant("yesterday's call", CONTACT, { nextAt: ago(24), status: "demo" });
  await plant("tonight's call", CONTACT, { nextAt: END_OF_DAY, status: "offer" });
  await plant("tomorrow's call", CONTACT, { nextAt: END_OF_DAY + 1 });
  await plant("a customer", CONTACT, { status: "won" });
  await plant("no customer", CONTACT, { status: "lost" });
  await plant("a machine", CONTACT, { flags: ["quarantine"] });
  await plant("an address", NEWSLETTER, {});
  await plant("an earlier lead of one of them", CONTACT, {
    receivedAt: ago(201),
    phone: PHONE,
  });
  await plant("who withdrew", CONTACT, { consent: { ...CONTACT.consent, withdrawnAt: 20 } });

  const { rows, next, now, counts: counted } = await read();
  expect(rows.map((row) => [todayGroupOf(row, now), row.business])).toEqual([
    ["unanswered", "a late demo"],
    ["unanswered", "a form"],
    ["unanswered", "an order of an hour ago"],
    ["overdue", "yesterday's call"],
    ["due", "tonight's call"],
    ["new", "in talks without a next step"],
    ["new", "a check"],
    ["new", "a question"],
  ]);
  expect([rows[0]!.dueAt, rows[3]!.dueAt]).toEqual([ago(200), ago(24)]);
  expect([rows[0]!.answerBy! < now, rows[5]!.answerBy]).toEqual([true, null]);
  expect(next).toBeNull();
  expect(counted).toEqual({
    today: 8,
    late: 3, // the demo, the check, and yesterday's call
    flagged: 1,
    statuses: { new: 6, talking: 1, demo: 1, offer: 1, won: 1, lost: 1 },
  });
  expect(await counts()).toEqual(counted);
  // The keys by which it is found are the store's.
  const { rows: stored } = await leadStore().list({ before: null, limit: 99 });
  expect(JSON.stringify([rows, stored])).not.toMatch(/deskKey|todayAt|lateAt/);
});

test("a lead that was dealt with leaves Today at the next reading, and is counted in its new group", async () => {
  await plant("an order", CONTACT, { receivedAt: ago(1) });
  const { rows } = await read();
  await leadStore().update(rows[0]!.id, (known) => known && { ...known, status: "lost" });
  expect((await read()).rows).toEqual([]);
  expect(await counts()).toMatchObject({ today: 0, statuses: { new: 0, lost: 1 } });
});

test("an order keeps its clock while its sender writes of other things, until somebody answers the person", async () => {
  const id = await plant("an order", CONTACT, { receivedAt: ago(30), phone: PHONE });
  const first = (await read()).rows[0]!;
  await plant("a question", CONTACT, { receivedAt: ago(2), topic: "question", phone: PHONE });
  const { rows, now, counts: counted } = await read();
  expect(rows.map((row) => [todayGroupOf(row, now), row.business])).toEqual([
    ["unanswered", "a question"],
  ]);
  expect(rows[0]!.answerBy).toBe(first.answerBy);
  expect(counted).toMatchObject({ today: 1, late: first.answerBy! < now ? 1 : 0 });

  const opened: LeadNote = {
    ...{ at: NOW, by: "op@example.in", status: "new", text: "" },
    action: { kind: "opened", way: "phone", template: null },
  };
  await leadStore().update(id, (known) => known && { ...known, notes: [opened] });
  expect((await read()).rows.map((row) => todayGroupOf(row, now))).toEqual(["new"]);
});

test.each([
  ["all kinds", 60, 60, 60],
  ["orders alone", 110, 0, 0],
  ["just a page of orders", 50, 10, 0],
  ["no order", 0, 101, 3],
  ["nothing promised", 0, 0, 51],
])("pages have each lead once, group by group, with %s", async (_, orders, talks, others) => {
  for (let n = 0; n < orders; n++) await plant(`order ${n}`, CONTACT, { receivedAt: ago(n) });
  for (let n = 0; n < talks; n++) await plant(`talk ${n}`, CONTACT, { nextAt: ago(n + 1) });
  for (let n = 0; n < others; n++) await plant(`check ${n}`, CHECK, { receivedAt: ago(900 + n) });
  const seen: string[] = [];
  let after: Cursor | null = null;
  do {
    const { rows, next }: Today = await read(after);
    expect(rows.length).toBeLessThanOrEqual(50);
    seen.push(...rows.map(({ business }) => business));
    after = next;
  } while (after);
  const down = (name: string, count: number) =>
    Array.from({ length: count }, (__, n) => `${name} ${count - 1 - n}`);
  expect(seen).toEqual([
    ...down("order", orders),
    ...down("talk", talks),
    ...down("check", others),
  ]);
});

test("reading Today is logged; the page's poll each minute is not logged and does not extend the session", async () => {
  await plant("an order", CONTACT, { receivedAt: ago(1) });
  const before = (await desk.logLines()).length;
  await read();
  const lines = await desk.logLines();
  expect(lines).toHaveLength(before + 1);
  expect(lines[0]).toMatchObject({ action: "searched", by: "op@example.in", count: 1 });

  const session = createHash("sha256").update(operator.cookie.split("=")[1]!).digest("hex");
  const seenAt = Date.now() - 59 * 60_000;
  await deskSessionStore().update(session, () => ({ seenAt }));
  expect((await read(null, true)).rows).toHaveLength(1);
  await counts();
  expect(storedRows(databasePath).deskLog).toHaveLength(before + 1);
  expect((await deskSessionStore().read(session))!.seenAt).toBe(seenAt);
  await read();
  expect((await deskSessionStore().read(session))!.seenAt).toBeGreaterThan(seenAt);
});

test("a poll does not open a desk that has closed", async () => {
  const idle = desk.operator("op@example.in");
  const session = createHash("sha256").update(idle.cookie.split("=")[1]!).digest("hex");
  await deskSessionStore().update(session, () => ({ seenAt: Date.now() - 61 * 60_000 }));
  for (const reply of [
    await idle.send("POST", "today", { after: null, poll: true }),
    await idle.send("GET", "counts"),
  ])
    expect(reply).toMatchObject({ status: 401, body: { error: { code: "desk_idle" } } });
});

test.each([
  {},
  { after: { at: -1, id: "" } },
  { after: null, poll: false },
  // Without a line in the log nobody reads on and on.
  { after: { at: 1, id: "others" }, poll: true },
])("%j is no such call", async (body) => {
  expect((await operator.send("POST", "today", body)).status).toBe(422);
});
