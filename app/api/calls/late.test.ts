// holds: #calls
import "@/test/support/own-store";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { newPerson } from "@/test/builders/new-person";
import { at, freshDays, hours, NOW } from "@/test/support/call-browser";
import { personBrowser } from "@/test/support/person-browser";
import { CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";

const TIME = at("2026-11-28T11:30");

/** Somebody asks for a call about a finished check, from the device's outbox. */
const sendLate = async (call: unknown) => {
  const person = await personBrowser();
  await person.finish(answersOfAll("yes"));
  const said = { name: "Asha Patil", lang: "hi", textVersion: "2026-11-21", consent: true };
  const body = { ...said, phone: newPerson().phone, sharesCheck: true, call };
  const reply = await person.send("POST", person.at("/call"), { body });
  return [reply.status, (reply.body as { call?: unknown }).call];
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
