import { indianDay } from "./indian-day";

test.each([
  ["2026-11-20T18:29:59.999Z", "2026-11-20"],
  ["2026-11-20T18:30:00.000Z", "2026-11-21"],
  ["2026-12-31T23:00:00.000Z", "2027-01-01"],
])("at %s it is %s in India", (moment, day) => {
  expect(indianDay(Date.parse(moment))).toBe(day);
});
