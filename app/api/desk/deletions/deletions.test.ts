// holds: #desk
// Over 1 s: it loads Google's library and stores some hundred leads.
import "@/test/standins/dead-mail-server";
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { setImmediate } from "node:timers/promises";
import type { Lead } from "@/lib/domain/leads/lead";
import { createLeadDeletions } from "@/lib/server/desk/lead-deletions";
import { bareLeadStore, submissionStore } from "@/lib/server/wiring/leads";
import { browserOn } from "@/test/support/api-browser";
import { CONTACT } from "@/test/builders/desk-leads";
import { withGoogleEdge } from "@/test/standins/google-edge";
import { storedRows } from "@/test/support/stored-rows";
import * as countRoute from "./count/route";
import * as deletionsRoute from "./route";

const ORIGIN = "https://bizgrow.example";
const OPERATOR = "op@example.in";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: OPERATOR });
const google = withGoogleEdge("bizgrow-1");

const at = browserOn({
  "/api/desk/deletions": deletionsRoute,
  "/api/desk/deletions/count": countRoute,
});
const send = (path: string, body: unknown, minutesAgo = 0) => {
  const auth_time = Math.floor(Date.now() / 1000 - minutesAgo * 60);
  const session = google.sign({ ...google.sessionClaimsOf("op"), email: OPERATOR, auth_time });
  google.users.set("op", { validSince: "0" });
  const headers = { origin: ORIGIN, cookie: `__Host-session=${session}` };
  return at.send("POST", `/api/desk/deletions${path}`, { body, headers });
};
const countOf = async (filter: object) =>
  (await send("/count", { filter })).body as { count: number; to: number };

const idOf = (n: number) => n.toString(16).padStart(64, "0");
/** Stores `count` leads of a name, with `flags`. */
const store = async (name: string, count: number, flags: Lead["flags"], from = 0) => {
  const keys = [idOf(1_000_000 + from)];
  await submissionStore().update(keys[0]!, () => ({ requestHash: "x", leadId: idOf(from) }));
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      bareLeadStore().update(idOf(from + n), () => ({ ...CONTACT, name, flags, keys })),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 2)); // only earlier leads are counted
};
const left = async () => {
  const names: Record<string, number> = {};
  for (const { record } of (await bareLeadStore().list({ before: null, limit: 10_000 })).rows)
    names[(record as { name?: string }).name ?? ""] =
      (names[(record as { name?: string }).name ?? ""] ?? 0) + 1;
  return names;
};
const logLines = () =>
  storedRows(databasePath).deskLog!.map(({ record }) => JSON.parse(record) as object);
const notices = () =>
  (storedRows(databasePath).deliveries ?? []).flatMap(
    ({ record }) => /\{"what":"erasure"[^}]*\}/.exec(record) ?? [],
  );

test("one call deletes all flagged leads of a filter and no others; log and email have their number", async () => {
  await store("Machine", 260, ["spam"]);
  await store("Customer", 3, [], 10_000);
  await store("Other Machine", 2, ["quarantine"], 20_000);
  const counted = await countOf({ text: "machine", flagged: "only" });
  expect(counted).toEqual({ count: 262, to: expect.any(Number) });
  await store("Machine", 1, ["spam"], 30_000); // arrives after the count

  const filter = { text: "machine", flagged: "only", to: counted.to };
  expect((await send("", { filter, count: 262 })).body).toEqual({ deleted: 262, left: 0 });
  expect(await left()).toEqual({ Customer: 3, Machine: 1 });
  expect(await submissionStore().read(idOf(1_000_000))).toBeNull();
  expect(logLines()).toEqual([
    expect.objectContaining({
      by: OPERATOR,
      did: "deleted",
      count: 262,
      references: [],
      filter: { flagged: "only", to: counted.to, hasText: true },
    }),
  ]);
  expect(notices()).toHaveLength(1);
  expect(JSON.parse(notices()[0]!)).toMatchObject({ by: OPERATOR, count: 262 });
});

test("a deletion with another number than was counted deletes nothing", async () => {
  await store("Number", 5, [], 40_000);
  const { to } = await countOf({ text: "number" });
  const before = [await left(), logLines().length, notices().length];
  const reply = await send("", { filter: { text: "number", to }, count: 4 });
  expect([reply.status, reply.body]).toMatchObject([409, { error: { code: "changed" } }]);
  expect([await left(), logLines().length, notices().length]).toEqual(before);
});

test.each([
  ["no end of the days", { filter: {}, count: 1 }, 0, 422],
  ["no number", { filter: { to: 1 } }, 0, 422],
  ["the number none", { filter: { to: 1 }, count: 0 }, 0, 422],
  ["an old sign-in", { filter: { to: 1 }, count: 1 }, 16, 401],
])("with %s it is refused", async (_, body, minutesAgo, status) => {
  expect((await send("", body, minutesAgo)).status).toBe(status);
});

test("a call is bounded, and lets other requests run; interrupted, it reports what was deleted", async () => {
  await store("Long", 120, [], 50_000);
  const clock = { now: Date.now() };
  const told: unknown[] = [];
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns++) await setImmediate();
  })();
  const deletions = createLeadDeletions({
    leads: bareLeadStore(),
    eraseLead: async (id) => {
      clock.now += 300; // 50 at a time: 15 s a step
      await bareLeadStore().remove(id);
    },
    log: {
      note: async () => "id",
      counted: async () => {},
      read: async () => ({ entries: [], next: null }),
    },
    alarm: async (...words) => void told.push(words),
    now: () => clock.now,
  });
  const filter = { text: "long", to: clock.now };
  expect(await deletions.remove(OPERATOR, filter, 120)).toEqual({ deleted: 100, left: 20 });
  isOver = true;
  await others;
  expect(turns).toBeGreaterThan(2);
  expect(told).toEqual([["erasure", OPERATOR, 100]]);
  expect(await left()).toMatchObject({ Long: 20 });

  const failing = createLeadDeletions({
    leads: bareLeadStore(),
    eraseLead: () => Promise.reject(new Error("down")),
    log: {
      note: async () => "id",
      counted: async () => {},
      read: async () => ({ entries: [], next: null }),
    },
    alarm: async (...words) => void told.push(words),
    now: () => clock.now,
  });
  await expect(failing.remove(OPERATOR, filter, 20)).rejects.toThrow("down");
  expect(told).toHaveLength(1);
});
