// holds: #calls
import { wishedCall } from "@/lib/domain/calls/call";
import { CHECK, CONTACT, NEWSLETTER } from "@/test/builders/desk-leads";
import type { ContactLead, Lead } from "./lead";
import {
  callOf,
  heldAt,
  isCallAt,
  openCallAt,
  withCallChosen,
  withCallMade,
  withoutTime,
} from "./lead-call";
import { withoutLeadConsent } from "./lead";

const TIME = 1_795_781_400_000;
const lead = (changes: Partial<ContactLead> = {}): ContactLead => ({
  ...CONTACT,
  topic: "call",
  call: wishedCall(TIME),
  ...changes,
});
const SPAM = lead({ flags: ["spam"] });

test("a wish for a half hour has it; a part of the day and none are as soon as we can", () => {
  const rest = { end: null, changedAt: null, changes: 0 };
  expect(wishedCall(TIME)).toEqual({ ...rest, at: TIME, asked: TIME });
  expect(wishedCall("evening")).toEqual({ ...rest, at: null, asked: "evening" });
  expect(wishedCall(null)).toEqual({ ...rest, at: null, asked: null });
});

test.each<[string, Lead | null, number | null]>([
  ["a message with a time", lead(), TIME],
  ["one that asks for as soon as we can", lead({ call: wishedCall(null) }), null],
  ["one without a call", lead({ call: null }), null],
  ["a flagged one", SPAM, null],
  ["one whose consent was withdrawn", withoutLeadConsent(lead(), "reply", 20), null],
  ["a finished check", CHECK, null],
  ["no lead", null, null],
])("which half hour is held by %s", (_, one, held) => {
  expect(heldAt(one)).toBe(held);
});

test("a call that was made keeps its time, is to come no more, and can be taken back", () => {
  const reached = withCallMade(lead(), "reached");
  expect([heldAt(reached), openCallAt(reached)]).toEqual([TIME, null]);
  expect(openCallAt(lead())).toBe(TIME);
  const missed = withCallMade(reached, "missed");
  expect([heldAt(missed), openCallAt(missed)]).toEqual([TIME, null]);
  expect(withCallMade(missed, "missed")).toBe(missed);
  expect(openCallAt(withCallMade(missed, null))).toBe(TIME);
  expect([isCallAt(missed, TIME), isCallAt(missed, TIME + 1)]).toEqual([true, false]);
});

test("without its time a lead is as soon as we can, and still says what was asked", () => {
  expect(callOf(withoutTime(lead()))).toMatchObject({ at: null, asked: TIME, end: null });
  const none = lead({ call: null });
  expect(withoutTime(none)).toBe(none);
  expect(withoutTime(SPAM)).toBe(SPAM);
});

test("the sender's choice is another time, or none; a flagged lead holds none", () => {
  const moved = withCallChosen(lead(), TIME + 1, 50);
  expect(callOf(moved)).toEqual({ ...wishedCall(TIME + 1), changedAt: 50, changes: 1 });
  const cancelled = withCallChosen(moved, null, 60);
  expect(callOf(cancelled)).toMatchObject({ at: null, end: "cancelled", changedAt: 60 });
  expect(callOf(withCallChosen(cancelled, TIME, 70))).toMatchObject({ at: TIME, end: null });
  expect(callOf(withCallChosen(SPAM, TIME + 1, 50))).toMatchObject({ at: null, asked: TIME + 1 });
  // A second tap changes nothing, so that no second mail is sent.
  expect(withCallChosen(moved, TIME + 1, 55)).toBe(moved);
  expect(withCallChosen(cancelled, null, 65)).toBe(cancelled);
  const first = withCallChosen(lead({ call: null }), TIME, 50);
  expect(callOf(first)).toEqual({ ...wishedCall(TIME), changedAt: 50, changes: 1 });
});

test("each change of a call is counted, but not that a time is given up which was never given", () => {
  const moved = withCallChosen(lead(), TIME + 1, 50);
  const changed = [
    moved,
    withCallChosen(moved, null, 60),
    withoutTime(moved),
    withCallMade(moved, "reached"),
  ];
  expect(changed.map((one) => callOf(one)!.changes)).toEqual([1, 2, 2, 2]);
  const soon = lead({ call: { ...wishedCall(TIME), at: null } });
  expect(callOf(withCallChosen(soon, null, 50))!.changes).toBe(0);
});

test("only a message has a call", () => {
  expect(withCallChosen(NEWSLETTER, TIME, 50)).toBe(NEWSLETTER);
  expect(withCallMade(NEWSLETTER, "reached")).toBe(NEWSLETTER);
  const none = lead({ call: null });
  expect(withCallMade(none, "reached")).toBe(none);
  expect(callOf(CHECK)).toBeNull();
});
