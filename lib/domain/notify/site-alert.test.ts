// holds: #notifications
import { isForAllOperators, type SiteAlert, alertKey, alertPeriodEnd } from "./notification";

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
