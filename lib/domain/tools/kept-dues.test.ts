// holds: #tools
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import {
  type KeptDue,
  keptDuesFrom,
  MOST_DUES,
  nextReminder,
  openDues,
  duesText,
  type TypedDue,
  withAsked,
  withDue,
  withPaid,
  withText,
  wrongInDue,
} from "./kept-dues";

const TODAY = "2026-11-27";

const typed = (due: Partial<TypedDue>): TypedDue => ({
  customer: "Rakesh",
  phone: "",
  due: "500",
  since: "",
  paid: "",
  promised: "",
  ...due,
});
const listOf = (...dues: readonly Partial<TypedDue>[]): KeptDue[] =>
  dues.reduce<KeptDue[]>((list, due) => withDue(list, typed(due), TODAY), []);
const namesOf = (dues: readonly KeptDue[]) => dues.map(({ customer }) => customer);

test("a customer is kept as he is read: amounts and days in one form, today where no day is typed", () => {
  const [one, two] = listOf(
    {
      customer: " *Rakesh  | ji* ",
      phone: "९८७६५ ४३२१०",
      due: "4k",
      since: "24/8/2026",
      paid: "₹ 1,400/-",
    },
    {},
  );
  expect(one).toEqual({
    id: 1,
    customer: "Rakesh ji",
    phone: "९८७६५ ४३२१०",
    due: "₹4,000",
    since: "2026-08-24",
    paid: "₹1,400",
    promised: "",
    asked: "",
  });
  expect(two).toMatchObject({ id: 2, due: "₹500", since: TODAY, paid: "" });
});

test("each field that cannot go on the list is named", () => {
  expect(wrongInDue(typed({}), TODAY)).toEqual([]);
  const wrong = { customer: " ", phone: "98765", due: "5OO", since: "31/2/2026", paid: "1,5" };
  expect(wrongInDue(typed(wrong), TODAY)).toEqual(["customer", "phone", "due", "since", "paid"]);
  expect(wrongInDue(typed({ since: "2026-11-28" }), TODAY)).toEqual(["since"]);
  for (const since of ["x", "2026", "12/13/2026", "1.1"])
    expect(wrongInDue(typed({ since }), TODAY)).toEqual(["since"]);
  expect(wrongInDue(typed({ due: "0" }), TODAY)).toEqual(["due"]);
  // Who has paid all owes nothing.
  expect(wrongInDue(typed({ paid: "500" }), TODAY)).toEqual(["paid"]);
  expect(wrongInDue(typed({ paid: "499.99" }), TODAY)).toEqual([]);
});

test("the oldest due is first, with its days and what is left", () => {
  const dues = listOf(
    { customer: "new" },
    { customer: "old", since: "2026-08-24", paid: "100", phone: "98765 43210" },
  );
  expect(openDues(dues, TODAY)).toEqual([
    { ...dues[1], left: 400_00, days: 95, dial: "+919876543210" },
    { ...dues[0], left: 500_00, days: 0, dial: null },
  ]);
});

test("a part payment is taken off; a customer who paid all, or more, leaves the list", () => {
  const list = listOf({ customer: "a" }, { customer: "b" });
  const part = withPaid(list, 1, 200_50);
  expect(part[0]).toMatchObject({ paid: "₹200.50" });
  expect(openDues(part, TODAY).map(({ left }) => left)).toEqual([500_00, 299_50]);
  expect(namesOf(withPaid(part, 1, 299_50))).toEqual(["b"]);
  expect(namesOf(withPaid(part, 1, 900_00))).toEqual(["b"]);
  expect(withPaid(list, 9, 1)).toEqual(list);
});

test("a changed line stays in its place, with its number and its reminder; a new number is no old one's", () => {
  const list = withAsked(listOf({ customer: "a" }, { customer: "b" }), 1, TODAY);
  const changed = withDue(list, typed({ customer: "A", due: "700" }), TODAY, 1);
  expect(changed[0]).toMatchObject({ id: 1, customer: "A", due: "₹700", asked: TODAY });
  expect(withDue(withPaid(list, 1, 500_00), typed({}), TODAY).at(-1)!.id).toBe(3);
});

test("three reminders a day, the oldest first, nobody twice in a week", () => {
  const since = (day: number) => `2026-10-0${day}`;
  let list = listOf(...[1, 2, 3, 4, 5].map((day) => ({ customer: `c${day}`, since: since(day) })));
  const askAll = (today: string) => {
    const asked: string[] = [];
    for (;;) {
      const { n, most, next } = nextReminder(openDues(list, today), today);
      if (!next) return asked;
      asked.push(`${n} of ${most} ${next.customer}`);
      list = withAsked(list, next.id, today);
    }
  };
  expect(askAll(TODAY)).toEqual(["1 of 3 c1", "2 of 3 c2", "3 of 3 c3"]);
  expect(askAll("2026-11-28")).toEqual(["1 of 2 c4", "2 of 2 c5"]);
  expect(askAll("2026-11-29")).toEqual([]);
  expect(askAll("2026-12-02")).toEqual([]);
  expect(askAll("2026-12-03")).toEqual(["1 of 3 c1", "2 of 3 c2", "3 of 3 c3"]);
});

const anyDue: fc.Arbitrary<TypedDue> = fc
  .record({
    customer: anyText({ maxLength: 12 }),
    phone: fc.constantFrom("", "98765 43210", "+91 9823456781"),
    due: fc.integer({ min: 1, max: 99_99_999_99 }).map((paise) => `${paise / 100}`),
    since: fc.constantFrom("", "2026-08-24", "1/1/2025"),
    paid: fc.constantFrom("", "0.01"),
    promised: anyText({ maxLength: 8 }),
  })
  .filter((one) => wrongInDue(one, TODAY).length === 0);

test("a list that is taken along is the same list on another device", () => {
  fc.assert(
    fc.property(fc.array(anyDue, { maxLength: 8 }), (all) => {
      const list = all.reduce<KeptDue[]>((dues, one) => withDue(dues, one, TODAY), []);
      const { dues, unread } = withText([], duesText(list, "₹5 due from 1"), TODAY);
      expect(unread).toEqual([]);
      expect(dues).toEqual(list);
      // Brought twice, nobody is there twice.
      expect(withText(dues, duesText(list, ""), TODAY).dues).toEqual(dues);
    }),
    { numRuns: 500, seed: 2_026_1129 },
  );
});

test("lines of a pasted text that cannot be read are named, the others are added", () => {
  const text = [
    "*₹900 due from 2*",
    "Rakesh | 98765 43210 | ₹400 | 24/08/2026",
    "",
    "Meena 500",
    "Imran | | 5OO",
    "Kavita | | 1,50,00",
    "a | | 5 | | | | 7",
    "Sharma||500",
  ].join("\r\n");
  const { dues, unread } = withText(listOf({ customer: "x" }), text, TODAY);
  expect(namesOf(dues)).toEqual(["x", "Rakesh", "Sharma"]);
  expect(unread).toEqual(["Meena 500", "Imran | | 5OO", "Kavita | | 1,50,00", "a | | 5 | | | | 7"]);
});

test("a text of thousands of customers ends above what a list holds", () => {
  const text = Array.from({ length: 50_000 }, (_, at) => `c${at} | | 5`).join("\n");
  expect(withText([], text, TODAY).dues).toHaveLength(MOST_DUES + 1);
});

test("of stored data, what is no customer is left out", () => {
  const list = listOf({}, { customer: "b" });
  expect(keptDuesFrom(JSON.parse(JSON.stringify(list)))).toEqual(list);
  const broken = [null, 5, "x", {}, { ...list[0], id: "1" }, { ...list[0], due: 5 }, list[1]];
  expect(keptDuesFrom(broken)).toEqual([list[1]]);
  for (const none of [null, undefined, {}, "[]"]) expect(keptDuesFrom(none)).toEqual([]);
});
