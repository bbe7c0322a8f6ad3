// holds: #retention
import { readFileSync } from "node:fs";
import { newRecord, type StoredAttempt, type VisitorRecord } from "@/lib/domain/account/record";
import type { Lead } from "./lead";
import type { LeadNote } from "./lead-notes";
import {
  deskSessionKeptMs,
  inMonths,
  leadKeptMs,
  recordKeptMs,
  RETENTION_DAYS,
  keptMsOf,
} from "./retention";

const DAY_MS = 86_400_000;
const UNFLAGGED = { flags: [], status: "new", notes: [], payments: [] } as const;

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

test("a message is kept for a year, a customer's for eight, an address on the list and a year after", () => {
  const leadOf = (lead: Partial<Lead>) => leadKeptMs({ ...UNFLAGGED, ...lead } as Lead);
  for (const kind of ["contact", "onboarding", "check"] as const) {
    expect(leadOf({ kind })).toBe(365 * DAY_MS);
    expect(leadOf({ kind, status: "lost" })).toBe(365 * DAY_MS);
    expect(leadOf({ kind, status: "won" })).toBe(8 * 365 * DAY_MS);
  }
  const payment = { at: 1, on: "2026-11-27", rupees: 1, way: "cash", utr: "", by: "a@example.in" };
  expect(leadOf({ kind: "contact", status: "lost", payments: [payment] })).toBe(8 * 365 * DAY_MS);
  expect(leadOf({ kind: "newsletter", endedAt: null })).toBe(Infinity);
  expect(leadOf({ kind: "newsletter", endedAt: 1 })).toBe(365 * DAY_MS);
});

test("a flagged lead is kept for 30 days of any kind, unless the desk has worked on it", () => {
  const flagged = (lead: Partial<Lead>) =>
    leadKeptMs({ ...UNFLAGGED, kind: "contact", flags: ["spam"], ...lead } as Lead);
  expect(flagged({})).toBe(30 * DAY_MS);
  expect(flagged({ kind: "newsletter", endedAt: null })).toBe(30 * DAY_MS);
  expect(flagged({ status: "talking" })).toBe(365 * DAY_MS);
  expect(flagged({ notes: [{ at: 1, by: "a@example.in", status: "new", text: "Real" }] })).toBe(
    365 * DAY_MS,
  );
});

test("what an operator marked as spam is kept no longer than what a machine was caught with", () => {
  const note = (isSpam: boolean): LeadNote => ({
    at: 1,
    by: "a@example.in",
    status: "talking",
    text: "",
    action: {
      kind: "marked",
      isSpam,
    },
  });
  const marked = (lead: Partial<Lead>) =>
    leadKeptMs({ ...UNFLAGGED, kind: "contact", status: "talking", ...lead } as Lead);
  expect(marked({ flags: ["spam"], notes: [note(true)] })).toBe(30 * DAY_MS);
  expect(marked({ flags: ["spam"], notes: [note(true)], status: "won" })).toBe(8 * 365 * DAY_MS);
  expect(marked({ flags: [], notes: [note(true), note(false)] })).toBe(365 * DAY_MS);
  expect(marked({ flags: ["quarantine"], notes: [note(true), note(false)] })).toBe(365 * DAY_MS);
});

test("the desk's log is kept for a year: it is also the proof of a deletion", () => {
  expect(keptMsOf("deskLog")).toBe(365 * DAY_MS);
});

test("the key of a form outlives the day in which it may be sent again", () => {
  expect(keptMsOf("submission")).toBeGreaterThan(DAY_MS);
});

test("an erasure is listed longer than any copy of the database is kept", () => {
  const copiesKeptDays = Number(
    /-mtime \+(\d+)/.exec(readFileSync("deploy/bizgrow-backup.service", "utf8"))?.[1],
  );
  expect(keptMsOf("erasedNumber")).toBeGreaterThan((copiesKeptDays + 1) * DAY_MS);
});

test("the last use of an operator's session is known for longer than its sign-in opens the desk", () => {
  expect(deskSessionKeptMs()).toBeGreaterThan(DAY_MS / 2);
});
