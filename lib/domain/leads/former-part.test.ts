// holds: #desk
import { CONTACT } from "@/test/builders/desk-leads";
import { type FormerPart, hasFormer, stageOfStatus, withoutFormer } from "./former-part";
import { formerAnswer, formerPerson } from "./person";

const BY = "op@example.in";
const note = (status: string, at: number, rest: object = {}) => ({
  at,
  by: BY,
  status,
  text: "",
  ...rest,
});
const payment = {
  at: 40,
  on: "2026-11-20",
  rupees: 8_000,
  way: "upi",
  utr: "412345678901",
  by: BY,
};
const WON: FormerPart = {
  status: "won",
  notes: [
    note("talking", 20, { text: "Rang, wants the suite." }),
    note("demo", 25, { text: "Demo on Monday." }),
    note("won", 30, { action: { kind: "won", rupees: 17_699 } }),
  ],
  nextAt: 99,
  owner: BY,
  wonRupees: 17_699,
  lostReason: null,
  payments: [payment],
};

test("a lead of release 1.0.0 has a desk's part, until it moved to its person", () => {
  expect([CONTACT, { ...CONTACT, ...WON }].map(hasFormer)).toEqual([false, true]);
  expect(withoutFormer({ ...CONTACT, ...WON })).toEqual(CONTACT);
});

test("its notes and rupees are the person's, none is lost", () => {
  const person = formerPerson("lead", "suite", WON);
  expect(person).toMatchObject({ stage: "won", owner: BY, nextAt: 99, version: 0 });
  expect(person.notes).toEqual([
    { at: 20, by: BY, stage: "talking", text: "Rang, wants the suite." },
    { at: 25, by: BY, stage: "talking", text: "Demo on Monday." },
    { at: 30, by: BY, stage: "won", text: "", action: { kind: "won", rupees: 17_699 } },
  ]);
  expect(person.sales).toEqual([
    {
      id: "lead",
      lead: "lead",
      at: 30,
      by: BY,
      packageId: "suite",
      dueOn: null,
      rupees: 17699,
      payments: [payment],
    },
  ]);
});

test.each<[string, FormerPart, number, number]>([
  ["paid more than was won", { status: "won", wonRupees: 5_000, payments: [payment] }, 8_000, 40],
  ["won without a sum or a note", { status: "won" }, 0, 0],
  ["paid, and then lost", { status: "lost", lostReason: "price", payments: [payment] }, 8_000, 40],
  ["won without a payment", { status: "won", wonRupees: 5_000 }, 5_000, 0],
])("a lead that was %s is a sale", (_, former, rupees, at) => {
  const person = formerPerson("lead", null, former);
  expect(person).toMatchObject({ stage: "won", lostReason: null });
  expect(person.sales).toMatchObject([{ rupees, at, payments: former.payments ?? [] }]);
});

test("a demo is talking; what was lost keeps its reason; a new lead is a new person", () => {
  expect(["demo", "offer"].map(stageOfStatus)).toEqual(["talking", "offer"]);
  expect(formerPerson("a", null, { status: "demo" }).stage).toBe("talking");
  expect(formerPerson("a", null, { status: "lost", lostReason: "price" })).toMatchObject({
    stage: "lost",
    lostReason: "price",
    sales: [],
  });
  expect(formerPerson("a", null, {})).toMatchObject({ stage: "new", notes: [], owner: null });
});

test("it was answered when an operator last did something, but not by a note about a new lead", () => {
  const opened = { action: { kind: "opened", way: "mail", template: null } as const };
  expect(formerAnswer(WON)).toBe(30);
  expect(formerAnswer({ status: "new", notes: [note("new", 5, { text: "Odd." })] })).toBeNull();
  expect(formerAnswer({ status: "new", notes: [note("new", 5, opened)] })).toBe(5);
  const again = { ...note("new", 9), by: null };
  expect(formerAnswer({ status: "new", notes: [note("new", 5, opened), again] })).toBe(5);
  expect(formerAnswer({ status: "talking" })).toBeNull();
});
