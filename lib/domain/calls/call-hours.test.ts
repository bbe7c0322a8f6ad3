// holds: #calls
import { dayAfter } from "@/lib/domain/core/indian-day";
import { type CallHours, isOffered, offeredDays, timesOf } from "./call-hours";

const at = (time: string) => Date.parse(`${time}:00+05:30`);
const span = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const hoursOf = (changes: Partial<CallHours> = {}): CallHours => ({
  week: Array.from({ length: 7 }, () => span(9, 11)),
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 3,
  ...changes,
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-02-28", 1, "2027-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2028-02-29", 1, "2028-03-01"],
  ["2026-12-25", 10, "2027-01-04"],
  ["2026-11-27", 0, "2026-11-27"],
])("the day after %s by %i is %s", (day, days, found) => {
  expect(dayAfter(day, days)).toBe(found);
});

test.each([
  ["the last minute of a day", "2026-11-27T23:59", "2026-11-27"],
  ["midnight, when UTC has the day before", "2026-11-28T00:00", "2026-11-28"],
  ["the last half hour that UTC calls yesterday", "2026-11-28T05:29", "2026-11-28"],
])("the first offered day is the one in India: %s", (_, now, today) => {
  expect(offeredDays(hoursOf(), at(now))[0]).toBe(today);
});

test("the horizon goes across the end of a year, and of a leap year's February", () => {
  const days = ["2026-12-30", "2026-12-31", "2027-01-01"];
  expect(offeredDays(hoursOf(), at("2026-12-30T12:00"))).toEqual(days);
  const leap = ["2028-02-28", "2028-02-29", "2028-03-01"];
  expect(offeredDays(hoursOf(), at("2028-02-28T12:00"))).toEqual(leap);
});

test("a day is offered if it is one of the offered days", () => {
  for (const now of [at("2026-12-30T00:00"), at("2028-02-28T23:59")]) {
    const days = offeredDays(hoursOf(), now);
    const around = Array.from({ length: 7 }, (_, n) => dayAfter(days[0]!, n - 2));
    expect(around.filter((day) => isOffered(hoursOf(), day, now))).toEqual(days);
  }
});

test("the half hours of a day are from its first minute to the last that has half an hour", () => {
  const times = ["09:00", "09:30", "10:00", "10:30"].map((time) => at(`2026-11-27T${time}`));
  expect(timesOf(hoursOf(), "2026-11-27")).toEqual(times);
});

test.each([
  ["no whole number of half hours", { from: 540, to: 609 }, ["09:00", "09:30"]],
  ["shorter than half an hour", { from: 540, to: 569 }, []],
  ["empty", { from: 540, to: 540 }, []],
  ["that ends before it begins", { from: 600, to: 540 }, []],
  ["of the first half hour of the day", { from: 0, to: 30 }, ["00:00"]],
  ["of the last half hour of the day", { from: 23 * 60 + 30, to: 24 * 60 }, ["23:30"]],
])("a span that is %s", (_, one, times) => {
  const week = hoursOf().week.map(() => one);
  expect(timesOf(hoursOf({ week }), "2027-01-01")).toEqual(
    times.map((time) => at(`2027-01-01T${time}`)),
  );
});

test("each weekday has its own hours, Monday first; none on a day off, and where none are set", () => {
  const week = Array.from({ length: 7 }, (_, n) => (n === 6 ? null : span(9 + n, 10 + n)));
  const hours = hoursOf({ week, daysOff: ["2026-12-25"] });
  const monday = "2026-11-30";
  for (let n = 0; n < 6; n++) {
    const day = dayAfter(monday, n);
    expect(timesOf(hours, day)[0]).toBe(at(`${day}T${String(9 + n).padStart(2, "0")}:00`));
  }
  expect(timesOf(hours, dayAfter(monday, 6))).toEqual([]);
  expect(timesOf(hours, "2026-12-25")).toEqual([]);
  expect(timesOf(hours, "2026-12-24")).toHaveLength(2);
  expect(timesOf(hoursOf({ week: [] }), monday)).toEqual([]);
});
