import { indianDay, nextIndianHour } from "./indian-day";

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
