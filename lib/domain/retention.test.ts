import { type Attempt } from "./record";
import { type Lead } from "./lead";
import {
  deskLogKeptMs,
  inMonths,
  leadKeptMs,
  recordKeptMs,
  RETENTION_DAYS,
  submissionKeptMs,
} from "./retention";

const DAY_MS = 86_400_000;

test("months in a text are whole years' months, never more than the days allow", () => {
  expect([30, 180, 364, 365, 729, 730].map(inMonths)).toEqual([0, 5, 11, 12, 23, 24]);
});

test("nothing told to us goes before what the law asks: a year, and 180 days for logs", () => {
  const { ownerCookie, onboarding, log, submission, delivery, ...onServer } = RETENTION_DAYS;
  expect(Math.min(...Object.values(onServer))).toBeGreaterThanOrEqual(365);
  expect(log).toBeGreaterThanOrEqual(180);
});

test("a record is kept for one year, with a finished check for two", () => {
  expect(recordKeptMs({ attempts: [] })).toBe(365 * DAY_MS);
  expect(recordKeptMs({ attempts: [{} as Attempt] })).toBe(730 * DAY_MS);
});

test("a message is kept for two years, an address while it is on the list and a year after", () => {
  const leadOf = (lead: Partial<Lead>) => leadKeptMs(lead as Lead);
  expect(leadOf({ kind: "contact" })).toBe(730 * DAY_MS);
  expect(leadOf({ kind: "newsletter", endedAt: null })).toBe(Infinity);
  expect(leadOf({ kind: "newsletter", endedAt: 1 })).toBe(365 * DAY_MS);
});

test("what was done at the desk is known for a year: it is also the proof of a deletion", () => {
  expect(deskLogKeptMs()).toBe(365 * DAY_MS);
});

test("the key of a form outlives the day in which it may be sent again", () => {
  expect(submissionKeptMs()).toBeGreaterThan(DAY_MS);
});
