// holds: #notifications
import {
  isForAllOperators,
  type SiteAlert,
  alertKey,
  alertPeriodEnd,
  successorOf,
  LEASE_MS,
  isExpired,
  newNotification,
  nextSummary,
  nextSummaryAt,
  backOffMs,
  rescheduled,
  subjectKey,
  leased,
  RETRY_FOR_MS,
  urgency,
} from "./notification";

const LEAD = newNotification("mail", { kind: "lead", leadId: "a", receivedAt: 1 }, 1_000);
const HOUR_MS = 60 * 60_000;

test("one worker leases a due message, until its lease expires", () => {
  const held = leased(LEAD, "one", 1_000);
  expect(held).toMatchObject({ holder: "one", tries: 1 });
  expect(leased(held, "two", 1_000 + LEASE_MS - 1)).toBe(held);
  expect(leased(held, "two", 1_000 + LEASE_MS)).toMatchObject({ holder: "two", tries: 2 });
});

test("a failed worker reschedules only its own lease", () => {
  const held = leased(LEAD, "one", 1_000);
  expect(rescheduled(held, "two", 2_000)).toBe(held);
  const later = rescheduled(held, "one", 2_000);
  expect(later).toMatchObject({ holder: null, tries: 1, dueAt: 2_000 + backOffMs(1) });
  const failure = { at: 2_000, code: "busy", status: null };
  const often = { ...held, tries: 5 };
  expect(rescheduled(often, "one", 2_000, failure).dueAt).toBe(2_000 + backOffMs(5));
  expect(rescheduled(often, "one", 2_000).dueAt).toBe(2_000 + backOffMs(1));
  expect(leased(later, "two", later.dueAt - 1)).toBe(later);
});

test("pauses double from half a minute to an hour", () => {
  expect([1, 2, 3, 7, 8, 9, 500].map((failures) => backOffMs(failures) / 1000)).toEqual([
    30, 60, 120, 1_920, 3_600, 3_600, 3_600,
  ]);
  expect(backOffMs(9, 1_000)).toBe(1_000);
});

test("it is tried for 34 hours", () => {
  expect(RETRY_FOR_MS).toBe(34 * HOUR_MS);
  expect(isExpired(LEAD, 1_000 + RETRY_FOR_MS - 1)).toBe(false);
  expect(isExpired(LEAD, 1_000 + RETRY_FOR_MS)).toBe(true);
});

test.each([
  ["2026-11-21T03:29:59Z", "2026-11-21T03:30:00Z"],
  ["2026-11-21T03:30:00Z", "2026-11-22T03:30:00Z"],
  ["2026-12-31T23:00:00Z", "2027-01-01T03:30:00Z"],
])("after %s it is nine in India at %s", (now, next) => {
  expect(new Date(nextSummaryAt(Date.parse(now))).toISOString()).toBe(new Date(next).toISOString());
});

test("the next summary begins where the last one ended, however late that was sent", () => {
  const from = Date.parse("2026-11-20T12:00:00Z");
  const first = nextSummary(from, from);
  const to = Date.parse("2026-11-21T03:30:00Z");
  expect(first).toMatchObject({ channel: "mail", about: { from, to }, since: to, dueAt: to });
  expect(successorOf(first, to + 30 * HOUR_MS)).toMatchObject({
    about: { kind: "summary", from: to, to: Date.parse("2026-11-23T03:30:00Z") },
    tries: 0,
  });
  expect(successorOf(LEAD, to)).toBeNull();
});

test("a sent notice is kept until its period ends, and is then removed", () => {
  const at = Date.parse("2026-11-22T10:00:00Z");
  const end = Date.parse("2026-11-23T00:00:00Z");
  const damage = newNotification(
    "mail",
    { kind: "notice", notice: { what: "unreadable" }, at },
    at,
  );
  const done = successorOf(leased(damage, "one", at), at)!;
  expect(done).toMatchObject({ isDone: true, holder: null, dueAt: end });
  expect(successorOf(done, end)).toBeNull();
  expect(successorOf(damage, end)).toBeNull();
  const taken = { what: "export", by: "asha@example.in", count: 1 } as const;
  expect(
    successorOf(newNotification("mail", { kind: "notice", notice: taken, at }, at), at),
  ).toBeNull();
});

test("two notices of one period are one message, and other subjects are as different as they read", () => {
  const at = Date.parse("2026-11-22T10:00:00Z");
  const damage = (when: number) =>
    subjectKey({ kind: "notice", notice: { what: "unreadable" }, at: when });
  expect(damage(at)).toEqual(damage(at + 60_000));
  expect(damage(at)).not.toEqual(damage(at + 24 * HOUR_MS));
  expect(subjectKey(LEAD.about)).toBe(LEAD.about);
});

test("a lead goes before all else that is due", () => {
  const summary = nextSummary(0, 0);
  expect([summary, LEAD].toSorted((a, b) => urgency(a) - urgency(b))).toEqual([LEAD, summary]);
});

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse("2026-11-22T00:00:00Z");

test.each<[SiteAlert, number | null]>([
  [{ what: "unreadable" }, DAY_MS],
  [{ what: "mail", code: "login" }, DAY_MS],
  [{ what: "webhook", code: "busy" }, DAY_MS],
  [{ what: "storage", percent: 90 }, 7 * DAY_MS],
  [{ what: "export", by: "asha@example.in", count: 3 }, null],
  [{ what: "erasure", by: "asha@example.in", count: 3 }, null],
])("%j is sent once in %p ms", (notice, period) => {
  const end = alertPeriodEnd(notice, START);
  if (period === null) {
    expect(end).toBeNull();
    expect(alertKey(notice, START)).not.toBe(alertKey(notice, START + 1));
    return;
  }
  expect(end).toBeGreaterThan(START);
  expect(end! - START).toBeLessThanOrEqual(period);
  expect(alertKey(notice, START)).toBe(alertKey(notice, end! - 1));
  expect(alertKey(notice, START)).not.toBe(alertKey(notice, end!));
});

test("the trouble of a channel is one notice whatever the reason", () => {
  const key = (code: string) => alertKey({ what: "mail", code }, START);
  expect(key("timeout")).toBe(key("busy"));
  expect(key("busy")).not.toBe(alertKey({ what: "webhook", code: "busy" }, START));
});

test("each level of the storage is a separate notice", () => {
  expect(alertKey({ what: "storage", percent: 70 }, START)).not.toBe(
    alertKey({ what: "storage", percent: 90 }, START),
  );
});

test("operators' actions go to all operators, the state of the site to the recipients of leads", () => {
  expect(isForAllOperators({ what: "export", by: "a", count: 1 })).toBe(true);
  expect(isForAllOperators({ what: "erasure", by: "a", count: 1 })).toBe(true);
  expect(isForAllOperators({ what: "storage", percent: 70 })).toBe(false);
  expect(isForAllOperators({ what: "unreadable" })).toBe(false);
});
