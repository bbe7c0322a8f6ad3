// holds: #desk
// Over 1 s: it loads Google's library, and a page has 25 leads.
import "@/test/support/own-store";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sha256 } from "@/lib/server/core/sha256";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadStore } from "@/lib/server/wiring/leads";
import type { Found } from "@/lib/server/desk/lead-list";
import type { Cursor } from "@/lib/server/store/store";
import { CONTACT, NEWSLETTER } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { deskCallers } from "@/test/support/desk-callers";
import * as countRoute from "@/app/api/desk/deletions/count/route";
import * as searchRoute from "./route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const desk = deskCallers(
  { "/api/desk/search": searchRoute, "/api/desk/deletions/count": countRoute },
  [ASHA, RAVI],
);
const asha = desk.operator(ASHA);

const NAMES: string[] = [];
/** Stores a lead of a new person, by a name. */
const plant = async (name: string, words: object = {}, lead: Lead = CONTACT) => {
  NAMES.push(name);
  const made = { ...lead, ...newPerson(), name, receivedAt: NAMES.length, ...words };
  await leadStore().update(sha256(name), () => made as Lead);
  for (const now = Date.now(); Date.now() === now;) await nextTurn(); // each in another millisecond
};
const page = async (filter: object, before: Cursor | null = null, order = "newest") => {
  const reply = await asha.send("POST", "search", { filter, before, order });
  expect(reply.status).toBe(200);
  return reply.body as Found;
};
const namesIn = ({ rows }: Found) => rows.map(({ name, email }) => name || email);
/** The names on all pages. */
const listed = async (filter: object, order?: string) => {
  const names: string[] = [];
  for (let next: Cursor | null = null, isFirst = true; isFirst || next; isFirst = false) {
    const found: Found = await page(filter, next, order);
    names.push(...namesIn(found));
    next = found.next;
  }
  return names;
};

const MANY = Array.from({ length: 30 }, (_, n) => `Person-${n}`);
beforeAll(async () => {
  for (const [n, name] of MANY.entries())
    await plant(name, {
      nextAt: n % 2 === 0 ? 10_000 - n : null,
      status: n === 3 ? "won" : "new",
      owner: n === 4 ? ASHA : n === 5 ? RAVI : null,
      topic: n === 6 ? "call" : "question",
    });
  await plant("A machine", { flags: ["spam"] });
  await plant("list@example.in", { email: "list@example.in", name: undefined }, NEWSLETTER);
});

test("the list has a page, where it goes on, and how many there are, without flagged ones", async () => {
  const first = await page({});
  expect([first.rows.length, first.total, namesIn(first)[0]]).toEqual([25, 31, "list@example.in"]);
  expect(await listed({})).toEqual(["list@example.in", ...MANY.toReversed()]);
  expect(await page({ flagged: "only" })).toMatchObject({
    rows: [{ name: "A machine" }],
    total: 1,
  });
  expect(await page({ text: "machine" })).toMatchObject({
    rows: [{ name: "A machine" }],
    total: 1,
  });
  expect((await page({ text: "machine", flagged: "no" })).rows).toEqual([]);
});

test("the number is that of the filter, or unknown until the end", async () => {
  expect((await page({ status: "new" })).total).toBe(29);
  expect(await listed({ status: "new" })).toHaveLength(29);
  expect((await page({ text: "person" })).total).toBeNull();
  expect((await page({ text: "person-1" })).total).toBe(11);
});

test("the oldest first", async () => {
  expect(await listed({}, "oldest")).toEqual([...MANY, "list@example.in"]);
  const { rows } = await page({ text: "person-7" });
  const from = rows[0]!.arrivedAt;
  expect((await listed({ from }, "oldest"))[0]).toBe("Person-7");
  expect((await listed({ to: from + 1 }, "oldest")).at(-1)).toBe("Person-7");
});

test("the next step first, then what waits for none, each once", async () => {
  const names = await listed({}, "next");
  const waiting = MANY.filter((_, n) => n % 2 === 1 && n !== 3);
  const dated = MANY.filter((_, n) => n % 2 === 0).toReversed();
  expect(names).toEqual([...waiting, ...dated, "list@example.in", "Person-3"]);
  expect(await listed({ status: "won" }, "next")).toEqual(["Person-3"]);
});

test("by topic, and by whose it is", async () => {
  expect(await listed({ topic: "call" })).toEqual(["Person-6"]);
  expect(await listed({ owner: "me" })).toEqual(["Person-4"]);
  expect(await listed({ owner: RAVI })).toEqual(["Person-5"]);
  expect(await listed({ owner: "nobody", text: "person" })).toHaveLength(28);
  const counted = await asha.send("POST", "deletions/count", { filter: { owner: "me" } });
  expect(counted.body).toMatchObject({ count: 1 });
});

test.each([{ order: "best" }, { filter: { topic: "weather" } }, { filter: { flagged: "yes" } }])(
  "%j is no such list",
  async (wrong) => {
    const reply = await asha.send("POST", "search", { filter: {}, before: null, ...wrong });
    expect(reply.status).toBe(422);
  },
);
