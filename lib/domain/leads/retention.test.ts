// holds: #retention
import { readFileSync } from "node:fs";
import { message, personOf } from "@/test/builders/people";
import { newRecord, type StoredAttempt, type VisitorRecord } from "@/lib/domain/account/record";
import type { Lead } from "./lead";
import { NEW_PERSON, personKeptMs } from "./person";
import {
  callDayKeptMs,
  deskSessionKeptMs,
  inMonths,
  leadKeptMs,
  linkKeptMs,
  notificationKeptMs,
  recordKeptMs,
  RETENTION_DAYS,
  keptMsOf,
} from "./retention";

const DAY_MS = 86_400_000;
const UNFLAGGED = { flags: [] } as const;

const recordWith = (change: Partial<VisitorRecord>): VisitorRecord => ({
  ...newRecord("id", "hash", {}),
  ...change,
});

test("months in a text are whole years' months, never more than the days allow", () => {
  expect([30, 180, 364, 365, 729, 730].map(inMonths)).toEqual([0, 5, 11, 12, 23, 24]);
});

test("no data of a person is deleted before the law's minimum: a year, and 180 days for logs", () => {
  const { ownerCookie, onboarding, log, submission, delivery, erasedNumber, papers, ...rest } =
    RETENTION_DAYS;
  // These contain no data by a visitor, only a machine's, or lead to a record that is kept longer.
  const { flaggedLead, link, callDay, ...onServer } = rest;
  expect(Math.min(...Object.values(onServer))).toBeGreaterThanOrEqual(365);
  expect(log).toBeGreaterThanOrEqual(180);
});

test("a record is kept for one year, with a finished check for two", () => {
  expect(recordKeptMs(recordWith({}))).toBe(365 * DAY_MS);
  expect(recordKeptMs(recordWith({ attempts: [{} as StoredAttempt] }))).toBe(730 * DAY_MS);
});

const leadOf = (lead: Partial<Lead>) => leadKeptMs({ ...UNFLAGGED, ...lead } as Lead);

test("a message is kept for a year, an address on the list and a year after", () => {
  for (const kind of ["contact", "onboarding", "check"] as const)
    expect(leadOf({ kind })).toBe(365 * DAY_MS);
  expect(leadOf({ kind: "newsletter", endedAt: null })).toBe(Infinity);
  expect(leadOf({ kind: "newsletter", endedAt: 1 })).toBe(365 * DAY_MS);
});

test("a customer's message of an earlier release is kept for eight years", () => {
  expect(leadOf({ kind: "contact", status: "lost" })).toBe(365 * DAY_MS);
  expect(leadOf({ kind: "contact", status: "won" })).toBe(8 * 365 * DAY_MS);
  const payment = { at: 1, on: "2026-11-27", rupees: 1, way: "cash", utr: "", by: "a@example.in" };
  expect(leadOf({ kind: "contact", status: "lost", payments: [payment] })).toBe(8 * 365 * DAY_MS);
});

test("a flagged lead is kept for 30 days", () => {
  expect(leadOf({ kind: "contact", flags: ["spam"] })).toBe(30 * DAY_MS);
});

test("a customer is kept as long as the books, others for a year, spam for 30 days", () => {
  const person = personOf(message("a", "question"));
  const spam = personOf(message("b", "order", { flags: ["spam"] }));
  const sale = {
    id: "1",
    at: 1,
    by: "",
    lead: null,
    packageId: null,
    rupees: 1,
    dueOn: null,
    payments: [],
  };
  const kept = [person, spam, { ...spam, sales: [sale] }, NEW_PERSON].map(personKeptMs);
  expect(kept).toEqual([365, 30, 8 * 365, 365].map((days) => days * DAY_MS));
});

test("the desk's log is kept for a year: it is also the proof of a deletion", () => {
  expect(keptMsOf("deskLog")).toBe(365 * DAY_MS);
});

test("the key of a form outlives the day in which it may be sent again", () => {
  expect(keptMsOf("submission")).toBeGreaterThan(DAY_MS);
});

test("an erasure is listed longer than any copy of the database is kept", () => {
  const copiesKeptDays = Number(
    /-mtime \+(\d+)/.exec(readFileSync("deploy/backup.sh", "utf8"))?.[1],
  );
  expect(keptMsOf("erasedNumber")).toBeGreaterThan((copiesKeptDays + 1) * DAY_MS);
});

test("the last use of an operator's session is known for longer than its sign-in opens the desk", () => {
  expect(deskSessionKeptMs()).toBeGreaterThan(DAY_MS / 2);
});

test("a link is kept until it ends, the taken times of a day for a week after it", () => {
  expect(linkKeptMs({ endsAt: 9 }, 4)).toBe(5);
  expect(callDayKeptMs(DAY_MS, 0)).toBe(9 * DAY_MS);
});

test("a notification is kept for a week after it is due", () => {
  expect(notificationKeptMs({ dueAt: DAY_MS }, 0)).toBe(8 * DAY_MS);
  expect(notificationKeptMs({ dueAt: 0 }, DAY_MS)).toBe(7 * DAY_MS);
});
