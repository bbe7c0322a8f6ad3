// holds: #desk-access
import { isLinkFresh, isLinkNeeded, isSeenAnew, linkNeededFor } from "./operator-access";

const NOW = 1_000_000_000;
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;
const session = (opened: number, seen: number) => ({
  openedAt: minutesAgo(opened),
  seenAt: minutesAgo(seen),
});

test.each([
  ["opened just now", session(0, 0), true, null],
  ["opened 12 hours ago, and busy", session(720, 0), false, null],
  ["opened longer ago", session(720.1, 0), false, "session_too_old"],
  ["an hour without anything", session(300, 60), false, null],
  ["more than an hour", session(300, 60.1), false, "desk_idle"],
  ["opened a quarter of an hour ago", session(15, 0), true, null],
  ["opened before that", session(15.1, 0), true, "recent_link_required"],
  ["another instance's clock a minute ahead", session(-1, -1), true, null],
  ["work on, after a clock that went back by two days", session(-2880, -2880), false, null],
  ["a deletion then", session(-1.1, -1.1), true, "recent_link_required"],
])("%s: %#", (_, given, isForRecent, reason) => {
  expect(linkNeededFor(given, isForRecent, NOW)).toBe(reason);
});

test("a link lives a quarter of an hour, and not before it was made", () => {
  const ages = [0, 15, 15.1, -1, -1.1];
  expect(ages.map((age) => isLinkFresh(minutesAgo(age), NOW))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test("a session in use is written down once a minute", () => {
  expect([1, 0.9].map((age) => isSeenAnew(minutesAgo(age), NOW))).toEqual([true, false]);
});

test("only our own codes are reasons", () => {
  expect(["desk_idle", "sign_in_needed", null].map(isLinkNeeded)).toEqual([true, false, false]);
});
