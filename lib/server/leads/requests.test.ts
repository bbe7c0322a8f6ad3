// holds: #calls
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { wishedCall } from "@/lib/domain/calls/call";
import { type CallHours, timesOf } from "@/lib/domain/calls/call-hours";
import { callOf } from "@/lib/domain/leads/lead-call";
import { createCalls } from "./calls";
import { CALL_DAYS, CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { sqliteTransact } from "@/lib/server/store/sqlite-transact";
import { StoreUnavailable } from "@/lib/server/store/store";
import { newRecord } from "@/lib/domain/account/record";
import { CONTACT } from "@/test/builders/desk-leads";
import { deskOn } from "@/test/builders/desk-on-store";
import { type Failure, failingEdge } from "@/test/support/failing-store";
import { callFaults, heldIn } from "@/test/support/held-calls";
import { createRequests } from "./requests";

const now = () => Date.parse("2026-11-27T17:00:00+05:30");
const HOURS: CallHours = {
  week: Array.from({ length: 7 }, () => ({
    from: 9 * 60,
    to: 18 * 60,
  })),
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 10,
};
const [FROM, SAME_DAY] = timesOf(HOURS, "2026-11-28") as [number, number];
const [OTHER_DAY] = timesOf(HOURS, "2026-11-30") as [number];

const on = deskOn({
  open: (of) => sqliteStore(databasePath, of),
  transact: sqliteTransact(databasePath),
  now,
});
const { save, remove } = on.saveLead;
const stored = { ...on.leads, update: save, remove };
const days = sqliteStore(databasePath, CALL_DAYS);
const hours = sqliteStore(databasePath, CALL_HOURS);
beforeAll(() => hours.update(CALL_HOURS_ID, () => HOURS));
afterAll(() => [on, days, hours].forEach((store) => store.close()));

/** A limit that refuses nobody. */
const free = { take: async () => 0 };

/** The private page of a lead that holds a time, its stores behind an edge that can fail. The token is the lead's id. */
const pageOf = async (leadId: string) => {
  const edge = failingEdge();
  const leads = edge.wrap(stored);
  const calls = createCalls({ hours: edge.wrap(hours), days: edge.wrap(days), now });
  const tokens = { idIn: async (token: string) => token };
  const limits = { callLimit: free, eventLimits: { lead: free, address: free } };
  const users = { read: async () => null };
  await leads.update(leadId, () => ({ ...CONTACT, call: wishedCall(FROM) }));
  edge.calls = 0;
  return {
    edge,
    leads,
    requests: createRequests({
      leads,
      users,
      tokens,
      calls,
      ...limits,
      payOf: async () => null,
      now,
    }),
  };
};
const heldBy = async (leadId: string) => callOf((await stored.read(leadId))!)!.at;

describe.each<NonNullable<Failure>>(["before", "after"])("cut short %s a call", (failure) => {
  test.each([
    ["the same day", SAME_DAY],
    ["another day", OTHER_DAY],
  ])("a move to %s leaves one of the two times, and repeated it is made", async (_, to) => {
    for (let n = 1; ; n++) {
      const id = `${failure} ${to} ${n}`;
      const { edge, leads, requests } = await pageOf(id);
      edge.plan = (call) => (call === n ? failure : null);
      const outcome = await requests.choose(id, to, null).catch((error: unknown) => error);
      const isCut = edge.calls >= n && outcome instanceof StoreUnavailable;
      expect([FROM, to]).toContain(await heldBy(id));
      expect(callFaults(heldIn(databasePath))).toEqual([]);
      edge.heal();
      expect(await requests.choose(id, to, null)).toMatchObject({ call: { at: to } });
      expect(await heldBy(id)).toBe(to);
      expect(callFaults(heldIn(databasePath))).toEqual([]);
      await leads.remove(id);
      if (!isCut) return expect(n).toBeGreaterThan(2);
    }
  });

  test("two tabs that move together leave one time of the three, and a time for each answer", async () => {
    for (let n = 1; ; n++) {
      const id = `${failure} tabs ${n}`;
      const { edge, leads, requests } = await pageOf(id);
      edge.plan = (call) => (call === n ? failure : null);
      const moves = [SAME_DAY, OTHER_DAY].map((to) => requests.choose(id, to, null));
      const replies = await Promise.allSettled(moves);
      edge.heal();
      const isCut = replies.some(({ status }) => status === "rejected");
      expect(isCut ? [FROM, SAME_DAY, OTHER_DAY] : [SAME_DAY, OTHER_DAY]).toContain(
        await heldBy(id),
      );
      expect(callFaults(heldIn(databasePath))).toEqual([]);
      await leads.remove(id);
      if (!isCut) return expect(n).toBeGreaterThan(4);
    }
  });
});

test("of two messages of a record that take a time together, at most one has it", async () => {
  const ids = ["first", "second"];
  const record = { ...newRecord("record", "hash", {}), leads: ids };
  const requests = createRequests({
    leads: stored,
    users: { read: async () => ({ ...record, createdAt: 0, updatedAt: 0 }) },
    tokens: { idIn: async (token) => token },
    calls: createCalls({ hours, days, now }),
    callLimit: free,
    eventLimits: { lead: free, address: free },
    payOf: async () => null,
    now,
  });
  for (const id of ids) await save(id, () => ({ ...CONTACT, visitorId: "record", call: null }));
  const moves = [
    requests.choose("first", SAME_DAY, null),
    requests.choose("second", OTHER_DAY, null),
  ];
  const replies = await Promise.allSettled(moves);
  const refused = replies.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).not.toEqual([]);
  for (const error of refused) expect(error).toMatchObject({ status: 409, code: "call_second" });
  const held = await Promise.all(ids.map(async (id) => callOf((await stored.read(id))!)));
  expect(held.filter((call) => call !== null)).toHaveLength(2 - refused.length);
  expect(callFaults(heldIn(databasePath))).toEqual([]);
});
