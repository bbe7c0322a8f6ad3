// holds: #calls
import "@/test/support/own-store";
import { databasePath, spoolPath } from "@/test/support/own-store";
import { readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { leads } from "@/lib/server/wiring/forms";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { newPerson } from "@/test/builders/new-person";
import { at, callBrowser, freshDays, hours, NOW } from "@/test/support/call-browser";
import { callFaults, heldIn } from "@/test/support/held-calls";
import { personBrowser } from "@/test/support/person-browser";
import { CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";

const TIME = at("2026-11-28T11:30");
const { ask } = callBrowser();

/** Somebody asks for a call about a finished check, from the device's outbox. */
const sendLate = async (call: unknown) => {
  const person = await personBrowser();
  await person.finish(answersOfAll("yes"));
  const said = { name: "Asha Patil", lang: "hi", textVersion: "2026-11-21", consent: true };
  const body = { ...said, phone: newPerson().phone, sharesCheck: true, call };
  const reply = await person.send("POST", person.at("/call"), { body });
  return [reply.status, (reply.body as { call?: unknown }).call];
};
/** What the leads hold and what was asked, by name. */
const callsOf = (name: string) =>
  [...heldIn(databasePath).leads.values()].flatMap((lead) =>
    lead.kind === "contact" && lead.name === name ? [lead.call] : [],
  );
/** Sends while the store takes nothing: the lead waits in the spool. */
const askInVain = async (name: string) => {
  const lock = new DatabaseSync(databasePath);
  lock.exec("BEGIN EXCLUSIVE");
  expect((await ask(TIME, { name })).status).toBe(503);
  expect(readdirSync(spoolPath)).toHaveLength(1);
  lock.exec("ROLLBACK");
  lock.close();
};

beforeAll(() =>
  jest.useFakeTimers({
    now: NOW,
    // The store waits for a lock by `performance`.
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "performance"],
  }),
);
beforeEach(async () => {
  jest.setSystemTime(NOW);
  await freshDays();
});
afterAll(() => jest.useRealTimers());

describe("a wish that arrives late is stored as soon as we can, and says what was asked", () => {
  test.each([
    ["past", at("2026-11-27T11:30")],
    ["within the notice", at("2026-11-27T17:30")],
    ["on a day that is not offered", at("2026-12-20T11:30")],
  ])("where the time is %s", async (_, time) => {
    expect(await sendLate(time)).toEqual([201, { at: null, asked: time }]);
  });

  test("where the time is taken by now, or there are no hours any more", async () => {
    expect(await sendLate(TIME)).toEqual([201, { at: TIME, asked: TIME }]);
    expect(await sendLate(TIME)).toEqual([201, { at: null, asked: TIME }]);
    await hours().remove(CALL_HOURS_ID);
    const other = at("2026-11-29T11:30");
    expect(await sendLate(other)).toEqual([201, { at: null, asked: other }]);
  });
});

describe("a lead from the spool", () => {
  test("has its time if that is free", async () => {
    await askInVain("Zubaida");
    await leads().recover();
    expect(callsOf("Zubaida")).toMatchObject([{ at: TIME, asked: TIME }]);
    expect(readdirSync(spoolPath)).toEqual([]);
  });

  test("is as soon as we can if somebody else has it", async () => {
    await askInVain("Ravi");
    expect((await ask(TIME)).call).toEqual({ at: TIME, asked: TIME });
    await leads().recover();
    expect(callsOf("Ravi")).toMatchObject([{ at: null, asked: TIME }]);
  });

  test("is as soon as we can once the time is past", async () => {
    await askInVain("Meena");
    jest.setSystemTime(TIME);
    await leads().recover();
    expect(callsOf("Meena")).toMatchObject([{ at: null, asked: TIME }]);
    const { days, leads: all } = heldIn(databasePath);
    const own = new Map([...all].filter(([, lead]) => "name" in lead && lead.name === "Meena"));
    expect(callFaults({ days, leads: own })).toEqual([]);
  });
});
