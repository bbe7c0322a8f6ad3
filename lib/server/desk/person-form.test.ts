// holds: #desk, #paying
import { PROMISE } from "@/test/builders/people";
import type { PersonChange } from "@/lib/domain/desk/person-change";
import {
  type ChangeForm,
  changeIn,
  dueDay,
  type FormFault,
  openedStep,
  personForm,
  typedIn,
} from "./person-form";

const at = (time: string) => Date.parse(`${time}+05:30`);
/** A Thursday; the week after, Thursday as well. */
const NOW = at("2026-11-26T14:05:00");
const HERE = { now: NOW, promise: PROMISE };
const LEAD = "a".repeat(64);

const parsed = (form: object) => personForm.parse({ version: "3", ...form }) as ChangeForm;
const changeOf = (form: object, now = NOW): PersonChange | FormFault =>
  changeIn(parsed(form), { ...HERE, now });
const payment = { rupees: 8_000, on: "2026-11-26", way: "upi", utr: "" };

test.each<[object, PersonChange]>([
  [
    { do: "unsold", sale: "5" },
    { kind: "sale", id: "5", sold: null },
  ],
  [
    { do: "unpaid", at: "7" },
    { kind: "unpaid", at: 7 },
  ],
  [
    { do: "claimMissing", lead: LEAD, utr: "41" },
    { kind: "missed", lead: LEAD, utr: "41" },
  ],
  [{ do: "bar" }, { kind: "barred", isBarred: true }],
  [{ do: "unbar" }, { kind: "barred", isBarred: false }],
  [{ do: "undo" }, { kind: "undo" }],
  [{ do: "take" }, { kind: "owner", owner: "me" }],
  [{ do: "giveBack" }, { kind: "owner", owner: null }],
])("%j is %j", (form, change) => {
  expect(changeOf(form)).toEqual(change);
});

describe("after a talk", () => {
  const talk = (form: object, now = NOW) => changeOf({ do: "talk", ...form }, now);

  test("a note alone leaves stage and next step as they are", () => {
    expect(talk({ text: "  Rang.\n " })).toEqual({
      kind: "talk",
      text: "Rang.",
      stage: undefined,
      reason: undefined,
      sold: undefined,
      nextAt: undefined,
    });
  });

  test.each<[object, number | null | FormFault]>([
    [{ next: "none" }, null],
    [{ next: "tomorrow" }, at("2026-11-27T11:00:00")],
    // A Sunday is closed.
    [{ next: "inThreeDays" }, at("2026-11-30T11:00:00")],
    [{ next: "day", day: "2026-11-26" }, at("2026-11-26T18:00:00")],
    [{ next: "day", day: "2026-11-25" }, "past"],
    [{ next: "day" }, "noDay"],
  ])("%j is the next step %j", (form, expected) => {
    const change = talk(form);
    if (typeof expected === "string") expect(change).toBe(expected);
    else expect(change).toMatchObject({ nextAt: expected });
  });

  test("tomorrow on a Saturday is Monday", () => {
    const monday = at("2026-11-30T11:00:00");
    const saturday = at("2026-11-28T13:00:00");
    expect(talk({ next: "tomorrow" }, saturday)).toMatchObject({ nextAt: monday });
    expect(openedStep({ ...HERE, now: saturday })).toBe(monday);
  });

  test("M3: won has a package or none, a sum, and a day for what is due", () => {
    const won = { stage: "won", package: "suite", rupees: "₹17,699" };
    const sold = { packageId: "suite", rupees: 17_699, dueOn: "2026-12-03" };
    expect(talk(won)).toMatchObject({ stage: "won", sold });
    const none = { ...won, package: "", dueOn: "2026-12-20" };
    expect(talk(none)).toMatchObject({ sold: { ...sold, packageId: null, dueOn: "2026-12-20" } });
    expect(talk({ ...won, rupees: "" })).toBe("noSum");
    expect(talk({ ...won, rupees: "11 lakh" })).toBe("sumTooLarge");
    expect(talk({ stage: "lost", reason: "price", rupees: "x" })).toMatchObject({
      stage: "lost",
      reason: "price",
      sold: undefined,
    });
  });

  test("what is due a week from now is looked for on an open day", () => {
    expect(dueDay(HERE)).toBe("2026-12-03");
    expect(dueDay({ ...HERE, now: at("2026-11-29T09:00:00") })).toBe("2026-12-07");
  });
});

describe("money", () => {
  const paid = (form: object) => changeOf({ do: "paid", paid: "8,000", ...form });

  test("a payment is of today by UPI, and all that was agreed, unless another sum is typed", () => {
    const sold = { packageId: "suite", rupees: 8_000, dueOn: "2026-12-03" };
    expect(paid({ package: "suite" })).toEqual({ kind: "paid", payment, sold });
    expect(paid({ rupees: "17,699" })).toMatchObject({ sold: { rupees: 17_699, packageId: null } });
    expect(paid({ rupees: "much" })).toBe("sumUnread");
  });

  test("its day is not one to come, its number is letters and digits", () => {
    const form = { on: "2026-11-20", way: "cash", utr: "४१-23 45" };
    expect(paid(form)).toMatchObject({ payment: { on: "2026-11-20", way: "cash", utr: "412345" } });
    expect(paid({ on: "2026-11-27" })).toBe("future");
    expect(paid({ paid: "-5" })).toBe("sumUnread");
    expect(paid({ paid: "" })).toBe("noSum");
  });

  test("what is paid back is no sale", () => {
    expect(changeOf({ do: "refunded", paid: "8000" })).toEqual({ kind: "refunded", payment });
  });

  test("M4: a sale is corrected, or made", () => {
    const form = { do: "sale", sale: "5", package: "complete", rupees: "5k", dueOn: "2026-12-20" };
    const sold = { packageId: "complete", rupees: 5_000, dueOn: "2026-12-20" };
    expect(changeOf(form)).toEqual({ kind: "sale", id: "5", sold });
    expect(changeOf({ ...form, rupees: "1e5" })).toBe("sumUnread");
  });
});

describe("M6: a call", () => {
  const TIME = at("2026-11-26T16:00:00");
  const form = (what: string) => ({ do: what, lead: LEAD, at: `${TIME}` });

  test("is neither reached nor missed before its time", () => {
    for (const what of ["reached", "missed"]) {
      expect(changeOf(form(what), TIME - 1)).toBe("tooEarly");
      expect(changeOf(form(what), TIME)).toMatchObject({ kind: "called", lead: LEAD, at: TIME });
    }
    expect(changeOf(form("reached"), TIME)).toMatchObject({ isReached: true });
  });

  test("that was missed is tried at the same time on the next open day to come", () => {
    const missed = (now: number) => changeOf(form("missed"), now);
    expect(missed(TIME)).toMatchObject({ isReached: false, nextAt: at("2026-11-27T16:00:00") });
    const saturday = at("2026-11-28T16:00:00");
    const monday = { nextAt: at("2026-11-30T16:00:00") };
    expect(missed(saturday)).toMatchObject(monday);
    expect(changeOf({ ...form("missed"), at: `${saturday}` }, saturday)).toMatchObject(monday);
  });
});

test("M5: a talk that is opened looks again on the next open day", () => {
  expect(changeIn({ do: "opened", way: "mail" }, HERE)).toEqual({
    kind: "opened",
    way: "mail",
    template: null,
    nextAt: at("2026-11-27T11:00:00"),
  });
});

test("a correction has only what was touched, and what it was", () => {
  const form = {
    do: "edit",
    name: "B",
    "was-name": "A",
    phone: "1",
    "was-phone": "1",
    location: "Pune",
  };
  expect(changeOf(form)).toEqual({
    kind: "edit",
    fields: {
      name: "B",
      location: "Pune",
    },
    was: {
      name: "A",
      location: "",
    },
  });
});

test("what was typed can be shown again, without the version", () => {
  const typed = { do: "unpaid", at: "7" };
  expect(typedIn(parsed(typed))).toEqual(typed);
});

test.each([
  { do: "talk", stage: "demo" },
  { do: "paid", paid: "1", way: "barter" },
  { do: "paid", paid: "1", utr: "1".repeat(41) },
  { do: "sale", sale: "5", package: "gold" },
  { do: "talk", next: "day", day: "2026-02-30" },
  { do: "undo", version: "x" },
  { do: "nothing" },
])("%j is no form", (form) => {
  expect(personForm.safeParse({ version: "3", ...form }).success).toBe(false);
});
