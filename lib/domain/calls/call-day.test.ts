// holds: #calls
import fc from "fast-check";
import { indianDay } from "@/lib/domain/core/indian-day";
import { type CallDay, claimsOf, freeTimes, refusalOf, withClaim, withoutClaim } from "./call-day";
import { type CallHours, offeredDays, timesOf } from "./call-hours";

const HOUR_MS = 60 * 60_000;
const at = (time: string) => Date.parse(`${time}:00+05:30`);
/** Ten half hours. */
const HOURS: CallHours = {
  week: Array.from({ length: 7 }, () => ({
    from: 9 * 60,
    to: 14 * 60,
  })),
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 3,
};
const NOW = at("2026-11-26T20:00");
const TIME = at("2026-11-27T11:00");

const dayWith = (claims: readonly (readonly [number, string])[]): CallDay | null =>
  claims.reduce<CallDay | null>((known, [time, lead]) => withClaim(known, time, { lead }), null);
const refused = (known: CallDay | null, { time = TIME, hours = HOURS, now = NOW } = {}) =>
  refusalOf(hours, known, time, now);

test("a time is free until exactly the notice before it", () => {
  const notice = TIME - 2 * HOUR_MS;
  expect(refused(null, { now: notice })).toBeNull();
  expect(refused(null, { now: notice + 1 })).toBe("past");
  expect(refused(null, { now: TIME, hours: { ...HOURS, noticeHours: 0 } })).toBeNull();
  expect(refused(null, { now: TIME + 1, hours: { ...HOURS, noticeHours: 0 } })).toBe("past");
});

test.each<[string, string, Partial<CallHours>]>([
  ["a day off", "2026-11-27T11:00", { daysOff: ["2026-11-27"] }],
  ["outside the hours", "2026-11-27T14:00", {}],
  ["no half hour", "2026-11-27T11:01", {}],
  ["the day after the horizon", "2026-11-29T11:00", {}],
])("a time is closed: %s", (_, time, changes) => {
  expect(refused(null, { time: at(time), hours: { ...HOURS, ...changes } })).toBe("closed");
});

test("the first half hour of a day in India is of that day, though UTC has the day before", () => {
  const night = { ...HOURS, week: HOURS.week.map(() => ({ from: 0, to: 30 })) };
  const midnight = at("2027-01-01T00:00");
  const now = at("2026-12-30T12:00");
  expect(refused(null, { time: midnight, hours: night, now })).toBeNull();
  expect(dayWith([[midnight, "a"]])!.day).toBe("2027-01-01");
  const off = { ...night, daysOff: ["2027-01-01"] };
  expect(refused(null, { time: midnight, hours: off, now })).toBe("closed");
  const free = freeTimes(night, new Map(), now).map(indianDay);
  expect(free).toEqual(["2026-12-31", "2027-01-01"]);
});

test("a time is full with as many calls as we make at once", () => {
  const hours = { ...HOURS, atOnce: 2 };
  expect(refused(dayWith([[TIME, "a"]]), { hours })).toBeNull();
  const both = dayWith([
    [TIME, "a"],
    [TIME, "b"],
  ]);
  expect(refused(both, { hours })).toBe("full");
});

test("the free times are those that are not refused, the earliest first", () => {
  const [first, second, ...others] = timesOf(HOURS, "2026-11-27") as [number, number];
  const days = new Map([["2026-11-27", dayWith([[second, "a"]])!]]);
  const later = offeredDays(HOURS, NOW)
    .slice(2)
    .flatMap((day) => timesOf(HOURS, day));
  expect(freeTimes(HOURS, days, NOW)).toEqual([first, ...others, ...later]);
});

test("a lead has one claim of a day; without it, the others and what a later release adds stay", () => {
  const later = {
    ...dayWith([
      [TIME, "a"],
      [TIME, "b"],
    ])!,
    note: "of a later release",
  };
  const moved = withClaim(later, TIME + HOUR_MS, { lead: "a" });
  expect(moved).toEqual({
    ...later,
    taken: {
      [TIME]: [{ lead: "b" }],
      [TIME + HOUR_MS]: [{ lead: "a" }],
    },
  });
  const left = withoutClaim(moved, "b");
  expect(left).toMatchObject({ note: "of a later release" });
  expect(claimsOf(left)).toEqual([{ lead: "a" }]);
  expect(withoutClaim(left, "nobody")).toEqual(left);
});

test("any sequence of takings, moves and removals keeps the rules of a day", () => {
  const times = timesOf(HOURS, "2026-11-27");
  const step = fc.record({
    lead: fc.nat(30).map(String),
    time: fc.option(fc.constantFrom(...times), { freq: 3 }),
  });
  const sequence = fc.record({
    atOnce: fc.integer({ min: 1, max: 3 }),
    steps: fc.array(step, { maxLength: 120 }),
  });
  fc.assert(
    fc.property(sequence, ({ atOnce, steps }) => {
      const hours = { ...HOURS, atOnce };
      const holding = new Map<string, number>();
      let known: CallDay | null = null;
      for (const { lead, time } of steps) {
        const others: CallDay | null = known && withoutClaim(known, lead);
        if (time === null) {
          known = others;
          holding.delete(lead);
        } else if (refused(others, { time, hours }) === null) {
          known = withClaim(known, time, { lead });
          holding.set(lead, time);
        }
        const claims = claimsOf(known ?? { day: "", taken: {} });
        expect(claims.map((one) => one.lead).toSorted()).toEqual([...holding.keys()].toSorted());
        for (const [one, held] of holding)
          expect(known!.taken[held]!.map((claim) => claim.lead)).toContain(one);
        for (const taken of Object.values(known?.taken ?? {}))
          expect(taken.length).toBeLessThanOrEqual(atOnce);
      }
    }),
  );
});
