// holds: #desk
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { wishedCall } from "@/lib/domain/calls/call";
import type { LeadNote } from "./lead-notes";
import type { Lead } from "./lead";
import { answeredAt, isAwaitingAnswer, promisedBy, nextOpenDay } from "./answer-by";

/** Open from Monday to Saturday. */
const PROMISE = { replyHours: 24, firstDay: 0, lastDay: 5 };
const at = (time: string) => Date.parse(`${time}+05:30`);

// 2026-11-21 is a Saturday.
test.each([
  ["on a weekday", "2026-11-18T10:00:00", "2026-11-19T10:00:00"],
  ["on Saturday evening", "2026-11-21T20:00:00", "2026-11-23T20:00:00"],
  ["on Sunday", "2026-11-22T15:00:00", "2026-11-24T00:00:00"],
  ["as Saturday begins", "2026-11-21T00:00:00", "2026-11-22T00:00:00"],
  ["as Monday begins", "2026-11-23T00:00:00", "2026-11-24T00:00:00"],
])("what arrives %s (%s) is answered by %s", (_, arrived, by) => {
  expect(promisedBy(at(arrived), PROMISE)).toBe(at(by));
});

test("longer promises count opening days alone; open all week, the clock does not stop", () => {
  const saturday = at("2026-11-21T20:00:00");
  expect(promisedBy(saturday, { ...PROMISE, replyHours: 48 })).toBe(at("2026-11-24T20:00:00"));
  expect(promisedBy(saturday, { ...PROMISE, lastDay: 6 })).toBe(at("2026-11-22T20:00:00"));
  expect(promisedBy(saturday, { replyHours: 1, firstDay: 2, lastDay: 2 })).toBe(
    at("2026-11-25T01:00:00"),
  );
});

test("the next open day is the one after, over closed days", () => {
  const at = Date.parse("2026-11-28T16:00:00+05:30");
  const promise = { replyHours: 24, firstDay: 0, lastDay: 5 };
  expect(nextOpenDay(at, promise)).toBe(Date.parse("2026-11-30T16:00:00+05:30"));
  expect(nextOpenDay(at, { ...promise, lastDay: 6 })).toBe(at + 86_400_000);
});

describe("a lead waits for its first answer", () => {
  const receivedAt = at("2026-11-18T10:00:00");
  const isWaiting = (lead: Lead) => isAwaitingAnswer({ ...lead, receivedAt });
  const opened: LeadNote = {
    at: 1,
    by: "asha@example.in",
    status: "new",
    text: "",
    action: {
      kind: "opened",
      way: "phone",
      template: null,
    },
  };

  test("of each kind but the newsletter", () => {
    expect([CONTACT, ONBOARDING, CHECK, NEWSLETTER].map(isWaiting)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test("until it was opened, has a status or a next step", () => {
    expect(isWaiting({ ...CONTACT, notes: [{ ...opened, action: undefined }] })).toBe(true);
    expect(isWaiting({ ...CONTACT, notes: [opened] })).toBe(false);
    expect(isWaiting({ ...CONTACT, status: "talking" })).toBe(false);
    expect(isWaiting({ ...CONTACT, nextAt: 5 })).toBe(false);
    expect(isWaiting({ ...CONTACT, call: wishedCall(5) })).toBe(false);
    expect(isWaiting({ ...CONTACT, call: wishedCall("morning") })).toBe(true);
  });

  test("again when it arrives again", () => {
    const again = { ...opened, by: null, action: undefined };
    expect(isWaiting({ ...CONTACT, notes: [opened, again] })).toBe(true);
    expect(isWaiting({ ...CONTACT, notes: [opened, again, opened] })).toBe(false);
  });

  test("but not after a talk by which it came", () => {
    expect(isWaiting({ ...CONTACT, channel: "visit" })).toBe(false);
  });
});

describe("an operator answered", () => {
  const note = (words: object): LeadNote => ({
    at: 7,
    by: "asha@example.in",
    status: "new",
    text: "",
    ...words,
  });

  test.each<[string, object]>([
    ["with an opened talk", { action: { kind: "opened", way: "mail", template: null } }],
    ["with a next step", { action: { kind: "next", at: 99 } }],
    ["with a status", { status: "talking" }],
    ["with a sale", { status: "won", action: { kind: "won", rupees: 1 } }],
    ["with its end", { status: "lost", action: { kind: "lost", reason: "price" } }],
  ])("%s", (_, words) => {
    expect(answeredAt({ ...CONTACT, notes: [note({ ...words, at: 3 }), note(words)] })).toBe(7);
  });

  test.each<[string, object]>([
    ["with a note about a new lead", { text: "Looks odd." }],
    ["without a next step", { action: { kind: "next", at: null } }],
    ["by taking it", { status: "talking", action: { kind: "owner", owner: "asha@example.in" } }],
    ["when it arrived again", { by: null, status: "talking" }],
  ])("not %s", (_, words) => {
    expect(answeredAt({ ...CONTACT, notes: [note(words)] })).toBe(-Infinity);
  });
});
