// holds: #calls
// Over 1 s: it sends 600 forms through the real handler.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { at, callBrowser, freshDays, NOW, setHours } from "@/test/support/call-browser";
import { callFaults, countTaken, heldIn } from "@/test/support/held-calls";

const TAKERS = 200;
const { ask } = callBrowser();

beforeAll(() =>
  jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "setImmediate", "setTimeout"] }),
);
beforeAll(freshDays);
afterAll(() => jest.useRealTimers());

test.each([
  [1, "2026-11-28"],
  [2, "2026-11-29"],
  [3, "2026-11-30"],
])(
  "of 200 who take one half hour together exactly %i get it, the others the free times",
  async (atOnce, day) => {
    const time = at(`${day}T11:30`);
    const before = heldIn(databasePath);
    await setHours({ atOnce });
    const replies = await Promise.all(Array.from({ length: TAKERS }, () => ask(time)));
    const taken = replies.filter(({ status }) => status === 201);
    expect(taken.map(({ call }) => call?.at)).toEqual(Array(atOnce).fill(time));
    for (const { status, error, times } of replies.filter((one) => !taken.includes(one))) {
      expect([status, error.code]).toEqual([409, "call_taken"]);
      expect(times.length).toBeGreaterThan(6);
      expect(times).not.toContain(time);
    }
    const held = heldIn(databasePath);
    expect(countTaken(held) - countTaken(before)).toBe(atOnce);
    expect(held.leads.size - before.leads.size).toBe(atOnce);
    expect(callFaults(held)).toEqual([]);
  },
  60_000,
);
