import { dayAfter, indianDateTime, indianDay, indianWeekday, nextIndianHour } from "./indian-day";

test.each([
  ["2026-11-20T18:29:59.999Z", "2026-11-20"],
  ["2026-11-20T18:30:00.000Z", "2026-11-21"],
  ["2026-12-31T23:00:00.000Z", "2027-01-01"],
])("at %s it is %s in India", (moment, day) => {
  expect(indianDay(Date.parse(moment))).toBe(day);
});

test.each([
  ["2026-11-22T02:59:59+05:30", "2026-11-22T03:00:00+05:30"],
  ["2026-11-22T03:00:00+05:30", "2026-11-23T03:00:00+05:30"],
  ["2026-12-31T23:00:00+05:30", "2027-01-01T03:00:00+05:30"],
])("after %s India's clock shows three next at %s", (moment, next) => {
  expect(nextIndianHour(3, Date.parse(moment))).toBe(Date.parse(next));
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 2, "2028-03-01"],
  ["2026-11-27", -1, "2026-11-26"],
])("%s and %d days are %s", (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

test("a week begins with Monday at midnight in India", () => {
  expect(indianWeekday(Date.parse("2026-11-22T23:59:59+05:30"))).toBe(6);
  expect(indianWeekday(Date.parse("2026-11-23T00:00:00+05:30"))).toBe(0);
});

test("a time is written as the clock in India shows it", () => {
  const at = Date.parse("2026-11-22T23:59:00+05:30");
  expect(indianDateTime("en", at)).toMatch(/22 Nov 2026, 11:59\s?pm/i);
  expect(indianDateTime("hi", at)).toContain("नव");
});
