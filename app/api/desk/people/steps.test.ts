// holds: #desk, #desk-calls
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import * as callRoute from "@/app/api/requests/call/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { wishedCall } from "@/lib/domain/calls/call";
import { decidedOf } from "@/lib/domain/leads/person";
import { callDesk, peopleDesk } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { requestTokens } from "@/lib/server/wiring/requests";
import { browserOn } from "@/test/support/api-browser";
import { at, freshDays, fromAddress } from "@/test/support/call-browser";
import { deskCallers } from "@/test/support/desk-callers";
import { plantLead, storedPerson } from "@/test/support/planted-leads";
import * as personRoute from "./[key]/route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
/** A Saturday, before a call at half past four; Sunday is closed. */
const NOW = at("2026-11-28T14:05");
const TIME = at("2026-11-28T16:30");
const MONDAY = at("2026-11-30T11:00");

jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
beforeEach(async () => {
  jest.setSystemTime(NOW);
  await freshDays();
});
afterAll(() => jest.useRealTimers());

const desk = deskCallers({ "/api/desk/people/:key": personRoute }, [ASHA, RAVI]);
const { calls, person: words } = deskWordsIn("en");

/** Sends a form about a person, by an operator who has just signed in. */
const tap = async (key: string, form: Record<string, string>, by = ASHA) => {
  const version = String((await storedPerson(key)).version);
  return desk.operator(by).post(`people/${key}`, { version, ...form });
};
const row = async (key: string) => (await peopleDesk().row(key))!;
const groupOf = async (key: string) =>
  Object.entries(await peopleDesk().today()).find(([, { rows }]) =>
    rows.some(({ person }) => person === key),
  )?.[0];
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

test("tomorrow of a Saturday is Monday; the tap is undone by who made it, for five minutes", async () => {
  const { key } = await plantLead();
  const before = await storedPerson(key);
  const { body } = await tap(key, { do: "talk", next: "tomorrow" });
  expect(body).toMatchObject({ undo: { to: `people/${key}`, fields: { do: "undo" } } });
  expect(await row(key)).toMatchObject({ nextAt: MONDAY, answerBy: null });
  expect((await tap(key, { do: "undo" }, RAVI)).body).toMatchObject({
    text: words.faults.notUndone,
  });
  later(4 * 60_000);
  expect((await tap(key, { do: "undo" })).body).toMatchObject({ text: words.outcome.undone });
  const { notes, version, ...undone } = await storedPerson(key);
  expect([decidedOf({ ...before, ...undone }), undone.leads]).toEqual([
    decidedOf(before),
    before.leads,
  ]);
  expect([notes.map(({ action }) => action?.kind), version]).toEqual([["next", "undone"], 2]);
  await tap(key, { do: "talk", next: "tomorrow" });
  later(6 * 60_000);
  expect((await tap(key, { do: "undo" })).body).toMatchObject({ text: words.faults.notUndone });
  expect(await row(key)).toMatchObject({ nextAt: MONDAY });
});

test("a slip of the thumb takes nobody off Today for good: a talk that was opened has a next step", async () => {
  const { key } = await plantLead();
  expect(await groupOf(key)).toBe("answer");
  await tap(key, { do: "opened", way: "whatsapp" });
  expect(await row(key)).toMatchObject({ stage: "talking", nextAt: MONDAY, answerBy: null });
  await tap(key, { do: "undo" });
  expect(await row(key)).toMatchObject({ stage: "new", nextAt: null });
  expect(await groupOf(key)).toBe("answer");
  await tap(key, { do: "opened", way: "whatsapp" });
  await tap(key, { do: "talk", next: "none" });
  expect(await groupOf(key)).toBe("dateless");
});

describe("a call at a time", () => {
  const mark = (planted: { id: string; key: string }, what: "reached" | "missed") =>
    tap(planted.key, { do: what, lead: planted.id, at: String(TIME) });
  const callOf = async (id: string) => (await leadStore().read(id)) as { call: { end: unknown } };
  const booked = () => plantLead({ topic: "call", call: wishedCall(TIME) });

  test("is marked from its time on, not before", async () => {
    const call = await booked();
    for (const what of ["reached", "missed"] as const)
      expect((await mark(call, what)).body).toMatchObject({
        text: words.formFaults.tooEarly,
        isTrouble: true,
      });
    expect(await storedPerson(call.key)).toMatchObject({ notes: [], nextAt: null });
    expect(await callOf(call.id)).toMatchObject({ call: { at: TIME, end: null } });
    expect((await callDesk().today()).rows.map(({ lead }) => lead)).toEqual([call.id]);
  });

  test("that was reached is noted, and its half hour is kept", async () => {
    const call = await booked();
    jest.setSystemTime(TIME);
    expect((await mark(call, "reached")).body).toMatchObject({ text: calls.today.saidReached });
    const action = { kind: "called", isReached: true, at: TIME };
    expect(await storedPerson(call.key)).toMatchObject({
      stage: "talking",
      owner: ASHA,
      notes: [{ by: ASHA, action }],
    });
    expect(await callOf(call.id)).toMatchObject({ call: { at: TIME, end: "reached" } });
  });

  test("that was missed is tried again on the next open day, once; undone, it is to come", async () => {
    const call = await booked();
    jest.setSystemTime(TIME);
    const form = { do: "missed", lead: call.id, at: String(TIME), version: "0" };
    const asha = desk.operator(ASHA);
    for (let n = 0; n < 2; n++)
      expect((await asha.post(`people/${call.key}`, form)).body).not.toHaveProperty("isTrouble");
    const nextAt = at("2026-11-30T16:30");
    expect(await row(call.key)).toMatchObject({ nextAt, callAt: null, version: 1 });
    expect(await callOf(call.id)).toMatchObject({ call: { end: "missed" } });
    await tap(call.key, { do: "undo" });
    expect(await row(call.key)).toMatchObject({ nextAt: null, callAt: TIME });
    expect(await callOf(call.id)).toMatchObject({ call: { end: null } });
    expect((await mark(call, "reached")).body).toMatchObject({ text: calls.today.saidReached });
  });

  test("that its sender has moved is not marked at its former time", async () => {
    const call = await booked();
    const token = (await requestTokens().signer())(call.id);
    const moved = at("2026-11-28T17:00");
    const site = browserOn({ "/api/requests/call": callRoute });
    const sent = { body: { token, at: moved }, headers: fromAddress("10.4.0.1") };
    expect((await site.send("PUT", "/api/requests/call", sent)).status).toBe(200);
    jest.setSystemTime(TIME);
    expect((await mark(call, "missed")).body).toMatchObject({
      text: words.faults.changed,
      isTrouble: true,
    });
    expect(await row(call.key)).toMatchObject({ callAt: moved, nextAt: null });
  });
});
