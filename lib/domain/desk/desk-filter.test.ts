import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { type DeskFilter, deskMatcher, isOpenFilter } from "./desk-filter";

const ALL = [CONTACT, ONBOARDING, CHECK, NEWSLETTER];
const found = (filter: DeskFilter, arrivedAt = 0) =>
  ALL.filter((lead) => deskMatcher(filter)(lead, arrivedAt)).map(({ kind }) => kind);

test("without a filter everything fits, but a check that its owner took back", () => {
  expect(found({})).toEqual(["contact", "onboarding", "check", "newsletter"]);
  const consent = { ...CHECK.consent, withdrawnAt: 1 };
  expect(deskMatcher({})({ ...CHECK, consent }, 0)).toBe(false);
  expect([isOpenFilter({}), isOpenFilter({ lang: "en" })]).toEqual([true, false]);
});

test.each([
  ["asha", ["contact"]],
  ["PATIL asha", ["contact"]],
  ["asha sharma", []],
  ["ravi@EXAMPLE.in", ["onboarding"]],
  ["रवि", ["onboarding"]],
  ["salon", ["check"]],
  ["bg-news000", ["newsletter"]],
  ["ａｓｈａ", ["contact"]],
  ["98765 432", ["contact", "onboarding"]],
  ["+91 98765-43210", ["contact"]],
  ["098765 43211", ["onboarding"]],
  ["९८७६५४३२१०", ["contact"]],
  ["9 8", []],
  ["  ", ["contact", "onboarding", "check", "newsletter"]],
  ["98765 asha", []],
])("looks for %j in name, business, phone, e-mail and number", (text, kinds) => {
  expect(found({ text })).toEqual(kinds);
});

test.each<[DeskFilter, string[]]>([
  [{ kind: "check" }, ["check"]],
  [{ status: "won" }, []],
  [{ status: "new", lang: "hi" }, ["onboarding"]],
  [{ packageId: "complete" }, ["contact"]],
  [{ packageId: "suite" }, ["check"]],
  [{ area: "growth" }, ["contact"]],
  [{ source: "whatsapp" }, ["onboarding"]],
  [{ source: "whats" }, []],
])("filters by %j", (filter, kinds) => {
  expect(found(filter)).toEqual(kinds);
});

test("those that carry a mark, alone", () => {
  const fits = deskMatcher({ flagged: "only" });
  const marked = [[], ["spam"], ["quarantine"]] as const;
  expect(marked.map((flags) => fits({ ...CONTACT, flags: [...flags] }, 0))).toEqual([
    false,
    true,
    true,
  ]);
});

test("a day's end is not in it any more", () => {
  expect(
    [9, 10, 19, 20].map((at) => found({ kind: "check", from: 10, to: 20 }, at).length),
  ).toEqual([0, 1, 1, 0]);
});
