// holds: #calls
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import type { CallHours } from "@/lib/domain/calls/call-hours";
import { indianDay } from "@/lib/domain/core/indian-day";
import { CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { leadStore } from "@/lib/server/wiring/leads";
import {
  at,
  callBrowser,
  claimsOn as claims,
  freshDays,
  hours,
  NOW,
  setHours,
} from "@/test/support/call-browser";
import { storedLeads } from "@/test/support/stored-leads";

const browser = callBrowser();
const { request } = browser;
const ask = (call: unknown, changes: object = {}, key?: string) =>
  browser.ask(call, changes, key === undefined ? {} : { key });
let looks = 0;
const free = async () => {
  // The times of the last half minute are kept: each look is a minute after the one before.
  jest.setSystemTime(NOW + ++looks * 60_000);
  return (await browser.free()) as { times: number[] };
};

beforeAll(() =>
  jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "setImmediate", "setTimeout"] }),
);
beforeEach(async () => {
  jest.setSystemTime(NOW);
  await freshDays();
});
afterAll(() => jest.useRealTimers());

test("no hours set: no times, and a wish is a lead as always", async () => {
  await hours().remove(CALL_HOURS_ID);
  expect(await free()).toEqual({ times: [] });
  const { status, call } = await ask(null);
  expect([status, call]).toEqual([201, null]);
});

test("a taken half hour is held by its lead, and nobody else can take it", async () => {
  const time = at("2026-11-28T11:30");
  const first = await ask(time);
  expect([first.status, first.call]).toEqual([201, { at: time, asked: time }]);
  const second = await ask(time);
  expect([second.status, second.error.code]).toEqual([409, "call_taken"]);
  expect(second.times[0]).toBe(at("2026-11-28T09:00"));
  expect(second.times).not.toContain(time);
  expect(await claims("2026-11-28")).toEqual([[String(time), [expect.any(Object)]]]);
  expect((await free()).times).not.toContain(time);
});

test("the same key gives the same answer, and takes nothing twice", async () => {
  await setHours({ atOnce: 3 });
  const key = crypto.randomUUID();
  const same = { phone: "98765 43210" };
  const replies = [];
  for (let n = 0; n < 5; n++) replies.push(await ask(at("2026-11-28T11:30"), same, key));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  const [[, taken] = []] = await claims("2026-11-28");
  expect(taken).toHaveLength(1);
});

test.each<[string, string, Partial<CallHours>]>([
  ["past", "2026-11-26T11:30", {}],
  ["within the notice", "2026-11-27T17:30", {}],
  ["after the last half hour", "2026-11-28T18:00", {}],
  ["no half hour", "2026-11-28T11:15", {}],
  ["of a day off", "2026-11-28T11:30", { daysOff: ["2026-11-28"] }],
  ["beyond the horizon", "2026-12-07T11:30", {}],
])("a time that is %s is not given, whatever the page showed", async (_, time, changed) => {
  await setHours(changed);
  const before = storedLeads(databasePath).length;
  const { status, error } = await ask(at(time));
  expect([status, error.code]).toEqual([409, "call_taken"]);
  expect(storedLeads(databasePath)).toHaveLength(before);
  expect(await claims(indianDay(at(time)))).toEqual([]);
});

test("a part of the day takes no time; another wish is refused", async () => {
  expect((await ask("evening")).call).toEqual({ at: null, asked: "evening" });
  for (const wrong of ["night", -1, 1.5, "1795781400000", {}])
    expect((await ask(wrong)).status).toBe(422);
});

test("a stranger learns nothing about a number, and takes no choice from its owner", async () => {
  const known = "98111 00001";
  await ask(at("2026-11-28T11:30"), { phone: known });
  const answers = [];
  for (const [n, phone] of [known, "98111 00002"].entries()) {
    const asked = at(`2026-11-29T1${n}:00`);
    const moved = at(`2026-11-30T1${n}:00`);
    const sent = await ask(asked, { phone, message: "Please ring." });
    const chosen = await request("PUT", { token: sent.token, at: moved });
    expect([sent.call, chosen.call]).toMatchObject([{ at: asked }, { at: moved }]);
    answers.push([sent, chosen].map((one) => [one.status, Object.keys(one), one.token?.length]));
  }
  expect(answers[0]).toEqual(answers[1]);
});

describe("on the private page", () => {
  test("a move to a taken time leaves both as they were", async () => {
    const [mine, taken] = [at("2026-11-28T11:30"), at("2026-11-30T09:00")];
    const { token } = await ask(mine);
    await ask(taken);
    const moved = await request("PUT", { token, at: taken });
    expect([moved.status, moved.error.code]).toEqual([409, "call_taken"]);
    expect((await request("POST", { token })).call).toMatchObject({ at: mine });
    expect(await claims("2026-11-28")).toHaveLength(1);
    expect(await claims("2026-11-30")).toHaveLength(1);
  });

  test("a deleted lead frees its time, and its page is gone", async () => {
    const time = at("2026-11-28T11:30");
    const { token } = await ask(time);
    const [[, [claim] = []] = []] = await claims("2026-11-28");
    await leadStore().remove(claim!.lead);
    expect(await claims("2026-11-28")).toEqual([]);
    expect((await request("POST", { token })).status).toBe(404);
  });

  test("a token that is cut, changed or of another purpose opens nothing", async () => {
    const { token } = await ask(at("2026-11-28T11:30"));
    const changed = `${token[0] === "A" ? "B" : "A"}${token.slice(1)}`;
    expect((await request("POST", { token: changed })).status).toBe(404);
    for (const wrong of [token.slice(1), "", null, `${token}A`])
      expect((await request("POST", { token: wrong })).status).toBe(422);
  });
});
