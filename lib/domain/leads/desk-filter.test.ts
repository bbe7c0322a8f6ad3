// holds: #desk
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { personFields } from "./person-fields";
import { personLeadOf } from "./person-lead";
import type { Lead } from "./lead";
import { askedBy, type DeskFilter, deskMatcher, personMatcher, storedQuery } from "./desk-filter";

const ALL = [CONTACT, ONBOARDING, CHECK, NEWSLETTER];
const found = (filter: DeskFilter, arrivedAt = 0) =>
  ALL.filter((lead) => deskMatcher(filter)(lead, arrivedAt)).map(({ kind }) => kind);

test("without a filter everything fits, but a check that its owner took back", () => {
  expect(found({})).toEqual(["contact", "onboarding", "check", "newsletter"]);
  const consent = { ...CHECK.consent, withdrawnAt: 1 };
  expect(deskMatcher({})({ ...CHECK, consent }, 0)).toBe(false);
});

test.each([
  ["PATIL asha", ["contact"]],
  ["ravi@EXAMPLE.in", ["onboarding"]],
  ["mailto:ravi@example.in", ["onboarding"]],
  ["रवि", ["onboarding"]],
  ["salon", ["check"]],
  ["bg-news000", ["newsletter"]],
  ["98765 432", ["contact", "onboarding"]],
  ["+91 98765-43210", ["contact"]],
  ["९८७६५४३२१०", ["contact"]],
  ["9 8", []],
  ["  ", ["contact", "onboarding", "check", "newsletter"]],
  ["asha 98765 43210 stuck", ["contact"]],
  ["pune salon", ["check"]],
  ["udhaar", ["contact"]],
])("looks for %j in name, business, phone, e-mail and number", (text, kinds) => {
  expect(found({ text })).toEqual(kinds);
});

test("a number with an extension is found by itself, as it is shown", () => {
  const phone = "+912223456789 ext 12";
  expect(deskMatcher({ text: phone })({ ...CONTACT, phone }, 0)).toBe(true);
  expect(deskMatcher({ text: phone })(CONTACT, 0)).toBe(false);
});

test("finds what the desk noted, and a price in it, but no misspelt word", () => {
  const note = {
    at: 1,
    by: "op@example.in",
    status: "talking",
    text: "Wants ₹6999 in Diwali week",
  };
  const noted = { ...CONTACT, notes: [note] };
  const fits = (text: string) => deskMatcher({ text })(noted, 0);
  expect(["diwali asha", "6999", "patil 6999", "ptail", "op@example"].map(fits)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each<[DeskFilter, string[]]>([
  [{ wants: "order" }, ["contact"]],
  [{ owner: "nobody", wants: "order" }, ["contact"]],
  [{ status: "new" }, ["contact", "onboarding", "check"]],
  [{ status: "new", wants: "newsletter" }, ["newsletter"]],
  [{ wants: "result" }, ["check"]],
  [{ status: "new", lang: "hi" }, ["onboarding"]],
  [{ packageId: "complete" }, ["contact"]],
  [{ area: "growth" }, ["contact"]],
  [{ source: "whatsapp" }, ["onboarding"]],
  [{ source: "whats" }, []],
])("filters by %j", (filter, kinds) => {
  expect(found(filter)).toEqual(kinds);
});

test("flagged ones only where they are asked for, or words are", () => {
  const flags = [[], ["spam"], ["quarantine"]];
  const found = (filter: DeskFilter) =>
    flags.map((each) => deskMatcher(filter)({ ...CONTACT, flags: each }, 0));
  expect(found({ spam: "only", status: "new" })).toEqual([false, true, true]);
  expect(found({ spam: "no", text: "asha" })).toEqual([true, false, false]);
  expect(found({})).toEqual([true, false, false]);
  expect(found({ text: "asha" })).toEqual([true, true, true]);
});

test("a status is that of a lead under way", () => {
  const consent = { ...CONTACT.consent, withdrawnAt: 5 };
  expect(deskMatcher({ status: "new" })({ ...CONTACT, consent }, 0)).toBe(false);
  expect(deskMatcher({ status: "new", spam: "only" })({ ...NEWSLETTER, flags: ["spam"] }, 0)).toBe(
    true,
  );
});

test("mine are those of the operator who asks", () => {
  const mine: DeskFilter = askedBy({ owner: "me", wants: "order" }, "op@example.in");
  expect(mine).toEqual({ owner: "op@example.in", wants: "order" });
  expect(deskMatcher(mine)({ ...CONTACT, owner: "op@example.in" }, 0)).toBe(true);
  expect(askedBy({ owner: "nobody" }, "op@example.in")).toEqual({ owner: "nobody" });
});

const person = (...leads: Partial<Lead>[]) => {
  const all = leads.map((part, n) => personLeadOf(`${n}`, { ...CONTACT, ...part } as Lead, 0)!);
  return { leads: all, ...personFields(all, { replyHours: 24, firstDay: 0, lastDay: 5 }) };
};

test("what is asked of a lead is found in one of the person's; status and operator are the person's", () => {
  const two = person(
    { topic: "order", packageId: "suite", status: "offer" },
    { topic: "question", packageId: null, lang: "hi", owner: "op@example.in" },
  );
  const fits = (filter: DeskFilter) => personMatcher(filter)(two);
  expect(fits({ wants: "order", packageId: "suite" })).toBe(true);
  expect(fits({ wants: "question", packageId: "suite" })).toBe(false);
  expect(fits({ wants: "question", lang: "hi", status: "offer", owner: "op@example.in" })).toBe(
    true,
  );
  expect(fits({ status: "new" })).toBe(false);
  expect(personMatcher({ spam: "only", status: "new" })(person({ flags: ["spam"] }))).toBe(true);
});

test.each<[DeskFilter, object, boolean]>([
  [{}, { isSpam: false }, true],
  [{ spam: "only" }, { isSpam: true }, true],
  [{ status: "won" }, { status: "won" }, true],
  [{ owner: "nobody" }, { isSpam: false, owner: "" }, true],
  [{ status: "won", owner: "op@example.in" }, { status: "won" }, false],
  [{ status: "won", spam: "only" }, { isSpam: true }, false],
  [{ lang: "hi" }, { isSpam: false }, false],
])("the store finds people of %j by %j", (filter, where, isAll) => {
  expect(storedQuery(filter)).toEqual({ where, isAll });
});

test("a day's end is not in it any more", () => {
  expect(
    [9, 10, 19, 20].map((at) => found({ wants: "result", from: 10, to: 20 }, at).length),
  ).toEqual([0, 1, 1, 0]);
});
