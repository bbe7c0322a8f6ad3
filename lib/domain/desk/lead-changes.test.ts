// holds: #desk
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { wishedCall } from "@/lib/domain/calls/call";
import { withCallChosen } from "@/lib/domain/leads/lead-call";
import type { LeadChange } from "./lead-change";
import { type DeskTexts, fieldsToEdit } from "@/lib/domain/leads/desk-fields";
import { LOST_REASONS, MAX_NOTES } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import {
  changeFault,
  correctedMeanwhile,
  isAsSeen,
  isChangeSaved,
  withChange,
  withOpening,
} from "./lead-changes";

const ASHA = "asha@example.in";
const RAVI = "ravi@example.in";
const changed = (lead: Lead, change: LeadChange, by = ASHA, at = 50) =>
  withChange(lead, change, { by, at });
const say = (status: string, text = ""): LeadChange => ({ kind: "note", status, text });
const WON: LeadChange = { kind: "won", rupees: 7_499 };
const LOST: LeadChange = { kind: "lost", reason: LOST_REASONS[0] };
const NEXT: LeadChange = { kind: "next", at: 900 };
const MINE: LeadChange = { kind: "owner", owner: "me" };
const SPAM: LeadChange = { kind: "mark", isSpam: true };
const NOT_SPAM: LeadChange = { kind: "mark", isSpam: false };
/** A correction of these fields by an operator who saw the lead. */
const edit = (lead: Lead, fields: Partial<DeskTexts>): LeadChange => {
  const seen = fieldsToEdit(lead);
  const touched = Object.keys(fields) as (keyof DeskTexts)[];
  return {
    kind: "edit",
    fields,
    was: Object.fromEntries(touched.map((field) => [field, seen[field]])),
  };
};

describe("each change is made, and noted with its author and time", () => {
  test.each<[string, LeadChange, object, object]>([
    [
      "a note",
      say("demo", "At four"),
      { status: "demo", owner: ASHA },
      { status: "demo", text: "At four" },
    ],
    ["a next step", NEXT, { nextAt: 900 }, { action: NEXT }],
    ["who takes it", MINE, { owner: ASHA }, { action: { kind: "owner", owner: ASHA } }],
    [
      "a sale",
      WON,
      { status: "won", wonRupees: 7_499, owner: ASHA },
      { status: "won", action: WON },
    ],
    [
      "a loss",
      LOST,
      { status: "lost", lostReason: "price", owner: ASHA },
      { status: "lost", action: LOST },
    ],
    ["spam", SPAM, { flags: ["spam"] }, { action: { kind: "marked", isSpam: true } }],
    [
      "a wrong number",
      edit(CONTACT, { phone: "०९८७६५ ४३२११" }),
      { phone: "+919876543211" },
      { action: { kind: "edited", fields: ["phone"] } },
    ],
  ])("%s", (_, change, lead, note) => {
    expect(changeFault(CONTACT, change)).toBeNull();
    expect(changed(CONTACT, change)).toEqual({
      ...CONTACT,
      ...lead,
      notes: [{ at: 50, by: ASHA, status: "new", text: "", ...note }],
    });
  });
});

describe("a status", () => {
  test("won or lost needs its own change, but may stay with a note; a later release's may stay, too", () => {
    expect(changeFault(CONTACT, say("won"))).toBe("status");
    expect(changeFault(CONTACT, say("in talks"))).toBe("status");
    const won = changed(CONTACT, WON);
    expect(changeFault(won, say("won", "Paid"))).toBeNull();
    expect(changed(won, say("won", "Paid"))).toMatchObject({ status: "won", wonRupees: 7_499 });
    expect(changeFault({ ...CONTACT, status: "in talks" }, say("in talks"))).toBeNull();
  });

  test("won or lost ends the next step, and takes none", () => {
    for (const change of [WON, LOST]) {
      const closed = changed(changed(CONTACT, NEXT), change);
      expect(closed.nextAt).toBeNull();
      expect(changeFault(closed, NEXT)).toBe("at");
      expect(changeFault(closed, { kind: "next", at: null })).toBeNull();
    }
  });

  test("after it the price of the sale, or the reason, is gone", () => {
    const nothing = { wonRupees: null, lostReason: null };
    expect(changed(changed(CONTACT, WON), say("talking"))).toMatchObject(nothing);
    expect(changed(changed(CONTACT, LOST), say("new"))).toMatchObject(nothing);
    expect(changed(changed(CONTACT, LOST), WON)).toMatchObject({ ...nothing, wonRupees: 7_499 });
    expect(changed(changed(CONTACT, WON), LOST)).toMatchObject({ ...nothing, lostReason: "price" });
  });

  test("of a customer who comes again leaves the earlier sale", () => {
    const again = { ...CONTACT, wonRupees: 6_999 };
    expect(changed(again, say("talking")).wonRupees).toBe(6_999);
    expect(changed(again, LOST).wonRupees).toBe(6_999);
  });
});

describe("a payment", () => {
  const pay = (rupees: number, fields: object = {}): LeadChange => ({
    kind: "paid",
    rupees,
    on: "2026-11-27",
    way: "upi",
    utr: "412345678901",
    ...fields,
  });
  const back = (change: LeadChange): LeadChange => ({ ...change, kind: "unpaid" }) as LeadChange;

  test("makes the lead won for what was paid, and is noted", () => {
    const lead = changed(changed(CONTACT, NEXT), pay(6_999));
    const payment = { rupees: 6_999, on: "2026-11-27", way: "upi", utr: "412345678901" };
    expect(lead).toMatchObject({
      status: "won",
      wonRupees: 6999,
      owner: ASHA,
      nextAt: null,
      payments: [
        {
          ...payment,
          at: 50,
          by: ASHA,
        },
      ],
    });
    expect(lead.notes.at(-1)).toMatchObject({
      status: "won",
      action: { kind: "paid", ...payment },
    });
  });

  test("in parts is a line each; a larger sum that was agreed stays", () => {
    const parts = changed(changed(CONTACT, pay(3_000)), pay(3_999, { utr: "412345678902" }));
    expect(parts).toMatchObject({ wonRupees: 6_999, payments: [{ rupees: 3_000 }, {}] });
    const agreed = changed(changed(CONTACT, WON), pay(3_000));
    expect(agreed).toMatchObject({ status: "won", wonRupees: 7_499 });
    const more = changed(agreed, pay(5_000, { utr: "412345678902" }));
    expect(more.wonRupees).toBe(8_000);
    const undone = changed(changed(CONTACT, WON), say("talking"));
    expect(changed(undone, pay(3_000)).wonRupees).toBe(3_000);
  });

  test("noted twice is one, and the second tap is saved", () => {
    const once = changed(CONTACT, pay(6_999));
    expect(changed(once, pay(6_999))).toBe(once);
    expect(isChangeSaved(once, 0, pay(6_999), ASHA)).toBe(true);
    expect(isChangeSaved(once, 0, pay(7_000), ASHA)).toBe(false);
  });

  test("taken back is gone with a note; the sale is what else was paid or agreed, or none", () => {
    const two = changed(changed(CONTACT, pay(3_000)), pay(3_999, { utr: "412345678902" }));
    const one = changed(two, back(pay(3_000)));
    expect(one).toMatchObject({ status: "won", wonRupees: 3_999, payments: [{ rupees: 3_999 }] });
    expect(one.notes.at(-1)!.action).toEqual(back(pay(3_000)));
    expect(changed(one, back(pay(3_000)))).toBe(one);
    expect(isChangeSaved(one, 2, back(pay(3_000)), ASHA)).toBe(true);
    const offered = changed(changed(CONTACT, say("offer")), pay(3_000));
    expect(changed(offered, back(pay(3_000)))).toMatchObject({ status: "offer", wonRupees: null });
    expect(changed(changed(CONTACT, pay(1)), back(pay(1)))).toMatchObject({ status: "talking" });
    const agreed = changed(changed(CONTACT, WON), pay(3_000));
    expect(changed(agreed, back(pay(3_000)))).toMatchObject({ status: "won", wonRupees: 7_499 });
  });

  test("is of a message alone, twenty at most", () => {
    expect(changeFault(CONTACT, pay(1))).toBeNull();
    expect(changeFault(ONBOARDING, pay(1))).toBe("kind");
    const { payments } = changed(CONTACT, pay(1));
    const full = { ...CONTACT, payments: Array.from({ length: 20 }, () => payments[0]!) };
    expect(changeFault(full, pay(1))).toBe("payments");
    expect(changeFault(full, back(pay(1)))).toBeNull();
  });
});

describe("a flagged lead", () => {
  const flagged = { ...CONTACT, flags: ["quarantine"] };

  test.each<[string, LeadChange]>([
    ["it is not spam", NOT_SPAM],
    ["they talk", say("talking")],
    ["it has a next step", NEXT],
    ["it is taken", MINE],
    ["it is won", WON],
    ["it is paid", { kind: "paid", rupees: 1, on: "2026-11-27", way: "cash", utr: "" }],
  ])("is a person's when %s", (_, change) => {
    expect(changed(flagged, change).flags).toEqual([]);
  });

  test.each<[string, LeadChange]>([
    ["a note", say("new", "?")],
    ["no next step", { kind: "next", at: null }],
    ["nobody", { kind: "owner", owner: null }],
    ["lost", LOST],
  ])("stays one with %s", (_, change) => {
    expect(changed(flagged, change).flags).toEqual(["quarantine"]);
  });

  test("is marked once", () => {
    const spam = changed(flagged, SPAM);
    expect(spam.flags).toEqual(["quarantine", "spam"]);
    expect(changed(spam, SPAM)).toBe(spam);
    expect(changed(changed(spam, NOT_SPAM), NOT_SPAM).flags).toEqual([]);
  });
});

describe("corrected fields", () => {
  const FIELDS = { phone: "+919876500000", email: "new@example.in", businessName: "New Stores" };

  test("of a message and of Get Started are all of them", () => {
    const fields = { ...FIELDS, location: "Pune" };
    expect(changed(CONTACT, edit(CONTACT, { ...fields, name: "Asha P" }))).toMatchObject({
      ...fields,
      name: "Asha P",
    });
    const change = edit(ONBOARDING, { ...fields, name: " Ravi  Kumar Sharma " });
    expect(changed(ONBOARDING, change)).toMatchObject({
      ...fields,
      firstName: "Ravi Kumar",
      lastName: "Sharma",
    });
    expect(changed(ONBOARDING, edit(ONBOARDING, { name: "Ravi" }))).toMatchObject({
      firstName: "Ravi",
      lastName: "",
    });
  });

  test("of the newsletter are none", () => {
    expect(changeFault(CHECK, edit(CHECK, { name: "Mina", location: "Nashik" }))).toBeNull();
    expect(changed(CHECK, edit(CHECK, { name: "Mina" }))).toMatchObject({ name: "Mina" });
    expect(changeFault(NEWSLETTER, edit(NEWSLETTER, { email: "other@example.in" }))).toBe("email");
    const nothing = edit(NEWSLETTER, {});
    expect(changeFault(NEWSLETTER, nothing)).toBeNull();
    expect(changed(NEWSLETTER, nothing)).toBe(NEWSLETTER);
  });

  test("keep a phone as typed that is none, and refuse an address that is none, unless it was there", () => {
    expect(changed(CONTACT, edit(CONTACT, { phone: "ask Ravi" }))).toMatchObject({
      phone: "ask Ravi",
    });
    expect(changeFault(CONTACT, edit(CONTACT, { email: "asha@" }))).toBe("email");
    expect(changeFault(CONTACT, edit(CONTACT, { email: "" }))).toBeNull();
    const pasted = edit(CONTACT, { email: "Meena <me\u200bena@example.in>" });
    expect(changed(CONTACT, pasted)).toMatchObject({ email: "meena@example.in" });
    const wrong = { ...ONBOARDING, email: "ravi" };
    expect(changeFault(wrong, edit(wrong, { location: "Pune" }))).toBeNull();
  });

  test("ask which of two numbers is meant, unless it was there", () => {
    const typed = { phone: "+65 9123 4567" };
    expect(changeFault(CONTACT, edit(CONTACT, typed))).toBe("phone");
    expect(changeFault(CONTACT, edit(CONTACT, { phone: "0065 9123 4567" }))).toBeNull();
    const abroad = { ...CONTACT, phone: "+6591234567" };
    expect(changeFault(abroad, edit(abroad, { name: "Lee" }))).toBeNull();
    expect(changed(abroad, edit(abroad, typed))).toBe(abroad);
  });

  test("leave the lead alone where nothing was corrected", () => {
    expect(changed(ONBOARDING, edit(ONBOARDING, {}))).toBe(ONBOARDING);
  });
});

describe("a call that is made again", () => {
  const ALL: LeadChange[] = [say("talking", "Hm"), NEXT, MINE, WON, LOST, SPAM];

  test.each(ALL)("finds $kind saved, and is the operator's own", (change) => {
    expect(isChangeSaved(CONTACT, 0, change, ASHA)).toBe(false);
    const once = changed(CONTACT, change);
    expect(isChangeSaved(once, 0, change, ASHA)).toBe(true);
    expect(isChangeSaved(once, 0, change, RAVI)).toBe(false);
    expect(isChangeSaved(changed(once, say("offer", "Next")), 0, change, ASHA)).toBe(false);
  });

  test("differs from another one with the same author", () => {
    const once = changed(CONTACT, NEXT);
    expect(isChangeSaved(once, 0, { kind: "next", at: 901 }, ASHA)).toBe(false);
    expect(isChangeSaved(once, 0, say("new"), ASHA)).toBe(false);
    const said = changed(CONTACT, say("talking", "one"));
    expect(isChangeSaved(said, 0, say("talking", "two"), ASHA)).toBe(false);
    expect(isChangeSaved(said, 0, say("demo", "one"), ASHA)).toBe(false);
    const both = changed(changed(CONTACT, NEXT), MINE);
    expect(isChangeSaved(both, 1, NEXT, ASHA)).toBe(false);
    expect(isChangeSaved(both, 1, { kind: "mark", isSpam: false }, ASHA)).toBe(false);
  });

  test("with nothing to change needs no note, but the right version", () => {
    const once = changed(CONTACT, NEXT);
    expect(changed(once, NEXT)).toBe(once);
    expect(isChangeSaved(once, 1, NEXT, RAVI)).toBe(true);
    expect(isChangeSaved(once, 2, NEXT, ASHA)).toBe(false);
  });
});

describe("a call at a time", () => {
  const AT = 1_000;
  const DAY_MS = 86_400_000;
  const booked: Lead = { ...CONTACT, call: wishedCall(AT) };
  const NEXT_AT = AT + DAY_MS;
  const made = (isReached: boolean): LeadChange =>
    isReached
      ? { kind: "called", isReached, at: AT }
      : { kind: "called", isReached, at: AT, nextAt: NEXT_AT };
  const BACK: LeadChange = { kind: "uncalled", at: AT };
  const FREED: LeadChange = { kind: "freed" };

  test("that was reached makes a new lead talked to, by who rang; its time stays", () => {
    const reached = changed(booked, made(true));
    expect(reached).toMatchObject({ status: "talking", owner: ASHA, nextAt: null });
    expect(reached).toMatchObject({ call: { at: AT, end: "reached" } });
    expect(reached.notes).toEqual([
      { at: 50, by: ASHA, status: "talking", text: "", action: made(true) },
    ]);
    expect(changed({ ...booked, status: "offer" }, made(true)).status).toBe("offer");
  });

  test("that was not reached has the next step on another day, unless all is over", () => {
    const missed = changed({ ...booked, owner: RAVI }, made(false));
    expect(missed).toMatchObject({ status: "new", owner: RAVI, nextAt: NEXT_AT });
    expect(missed).toMatchObject({ call: { at: AT, asked: AT, end: "missed" } });
    for (const status of ["won", "lost"])
      expect(changed({ ...booked, status }, made(false))).toMatchObject({ status, nextAt: null });
  });

  test("is open again when it was taken back, and can be reached after it was not", () => {
    const missed = changed(booked, made(false));
    const back = changed(missed, BACK);
    expect(back).toMatchObject({ nextAt: null, call: { at: AT, end: null } });
    expect(back.notes.at(-1)).toMatchObject({ by: ASHA, action: BACK });
    expect(changed(booked, BACK)).toBe(booked);
    const reached = changed(missed, made(true));
    expect(reached).toMatchObject({ status: "talking", nextAt: null, call: { end: "reached" } });
    const stepped = changed(missed, NEXT);
    expect(changed(stepped, BACK).nextAt).toBe(stepped.nextAt);
    expect(changed(reached, BACK)).toMatchObject({ status: "talking", call: { end: null } });
  });

  test("counts as it was seen: one that its sender has moved or cancelled is not marked", () => {
    for (const at of [2_000, null]) {
      const moved = withCallChosen(booked, at, 60);
      for (const change of [made(true), made(false), BACK]) {
        expect(isAsSeen(moved, 0, change)).toBe(false);
        expect(changed(moved, change)).toBe(moved);
        expect(isChangeSaved(moved, 0, change, ASHA)).toBe(false);
      }
    }
    expect(isAsSeen(booked, 0, made(true))).toBe(true);
    expect(isAsSeen(booked, 1, made(true))).toBe(false);
  });

  test.each([made(true), made(false), FREED])("marked twice is marked once: %j", (change) => {
    const once = changed(booked, change);
    expect(isChangeSaved(booked, 0, change, ASHA)).toBe(false);
    expect(isChangeSaved(once, 0, change, ASHA)).toBe(true);
    expect(isChangeSaved(once, 0, change, RAVI)).toBe(false);
    expect(changed(once, change)).toBe(once);
  });

  test("that a flagged lead asked for is not taken when the flag goes", () => {
    const flagged = { ...booked, flags: ["quarantine"] };
    for (const change of [NOT_SPAM, NEXT, WON])
      expect(changed(flagged, change)).toMatchObject({ flags: [], call: { at: null, asked: AT } });
  });

  test("loses it to an operator who frees it, as spam and when the lead is lost", () => {
    for (const change of [FREED, SPAM, LOST])
      expect(changed(booked, change)).toMatchObject({ call: { at: null, asked: AT, end: null } });
    expect(changed(booked, FREED)).toMatchObject({ status: "new", owner: null, nextAt: null });
    const reached = changed(booked, made(true));
    expect(changed(reached, FREED)).toBe(reached);
    expect(changed(CONTACT, FREED)).toBe(CONTACT);
  });
});

test("a full lead takes no more notes", () => {
  const note = { at: 1, by: ASHA, status: "new", text: "x" };
  const full: Lead = { ...CONTACT, notes: Array.from({ length: MAX_NOTES }, () => note) };
  expect(changed(full, WON)).toBe(full);
});

describe("an opened talk", () => {
  const OPENING = { way: "whatsapp", template: "demo" };
  const opened = (lead: Lead, at: number, by = ASHA, opening: typeof OPENING = OPENING) =>
    withOpening(lead, opening, { by, at });

  test("is noted, and changes nothing else", () => {
    const lead = { ...CONTACT, status: "offer", owner: RAVI };
    const action = { kind: "opened", ...OPENING };
    expect(opened(lead, 50)).toEqual({
      ...lead,
      notes: [{ at: 50, by: ASHA, status: "offer", text: "", action }],
    });
  });

  test("is noted once for two taps, and again for another operator, way or time", () => {
    const once = opened(CONTACT, 50);
    const minutes = 60_000;
    expect(opened(once, 50 + 4 * minutes)).toBe(once);
    expect(opened(once, 50 + 5 * minutes).notes).toHaveLength(2);
    expect(opened(once, 51, RAVI).notes).toHaveLength(2);
    expect(opened(once, 51, ASHA, { ...OPENING, way: "phone" }).notes).toHaveLength(2);
    expect(opened(changed(CONTACT, say("new", "")), 51).notes).toHaveLength(2);
  });

  test("leaves room for changes", () => {
    const note = { at: 1, by: RAVI, status: "new", text: "x" };
    const busy: Lead = { ...CONTACT, notes: Array.from({ length: MAX_NOTES - 20 }, () => note) };
    expect(opened(busy, 50)).toBe(busy);
  });
});

describe("a correction depends on its own fields alone", () => {
  const place = edit(CONTACT, { location: "Pune" });

  test("what the person corrected meanwhile stays, as do notes of others", () => {
    const again = { ...CONTACT, phone: "+919876500000" };
    const noted = changed(again, say("talking", "Called"), RAVI);
    expect(isAsSeen(noted, 0, place)).toBe(true);
    expect(changed(noted, place)).toMatchObject({ phone: "+919876500000", location: "Pune" });
  });

  test("a touched field that has changed is a conflict", () => {
    const again = { ...CONTACT, location: "Nashik" };
    expect(isAsSeen(again, 0, place)).toBe(false);
    expect(correctedMeanwhile(again, place as Extract<LeadChange, { kind: "edit" }>)).toEqual([
      "location",
    ]);
    expect(isChangeSaved(again, 0, place, ASHA)).toBe(false);
    // Whoever made it, it is as the operator wants it.
    for (const by of [ASHA, RAVI])
      expect(isChangeSaved(changed(CONTACT, place), 0, place, by)).toBe(true);
  });
});

test("an opened talk changes no version: the note after the call is saved", () => {
  const opened = withOpening(CONTACT, { way: "phone", template: null }, { by: RAVI, at: 40 });
  const note = say("new", "No answer");
  expect(opened.notes).toHaveLength(1);
  expect(isAsSeen(opened, 0, note)).toBe(true);
  const saved = changed(opened, note);
  expect(isChangeSaved(saved, 0, note, ASHA)).toBe(true);
  expect(isAsSeen(saved, 0, NEXT)).toBe(false);
});
