// holds: #desk-access
import { isSeenAnew, isSignInAgain, signInAgainReason } from "./operator-access";

const NOW = 1_000_000_000;
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;
const session = (signedIn: number, seen: number | null, hasSecondFactor = false) => ({
  signedInAt: minutesAgo(signedIn),
  seenAt: seen === null ? null : minutesAgo(seen),
  hasSecondFactor,
});
const ANY = { isRecent: false, needsSecondFactor: false };
const RECENT = { isRecent: true, needsSecondFactor: false };
const STRICT = { isRecent: false, needsSecondFactor: true };

test.each([
  ["signed in just now", session(0, null), RECENT, null],
  ["signed in 12 hours ago, and busy", session(720, 0), ANY, null],
  ["signed in longer ago", session(720.1, 0), ANY, "sign_in_too_old"],
  ["an hour without anything", session(300, 60), ANY, null],
  ["more than an hour", session(300, 60.1), ANY, "desk_idle"],
  ["never seen, signed in an hour ago", session(60, null), ANY, null],
  ["never seen, signed in before that", session(60.1, null), ANY, "desk_idle"],
  ["a recent sign-in, a quarter of an hour ago", session(15, 0), RECENT, null],
  ["a sign-in before that", session(15.1, 0), RECENT, "recent_sign_in_required"],
  ["no second factor", session(0, 0), STRICT, "second_factor_required"],
  ["a second factor", session(0, 0, true), STRICT, null],
  ["Google's clock ahead of ours", session(-1, null), RECENT, null],
])("%s: %#", (_, given, needs, reason) => {
  expect(signInAgainReason(given, needs, NOW)).toBe(reason);
});

test("a session in use is written down once a minute", () => {
  expect([null, minutesAgo(1), minutesAgo(0.9)].map((at) => isSeenAnew(at, NOW))).toEqual([
    true,
    true,
    false,
  ]);
});

test("only our own codes are reasons", () => {
  expect(["desk_idle", "sign_in_needed", null].map(isSignInAgain)).toEqual([true, false, false]);
});
