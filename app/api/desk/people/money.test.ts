// holds: #desk, #paying
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import "@/test/support/made-up-facts";
import * as contactRoute from "@/app/api/leads/contact/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import { dayAfter, indianDay, indianDayStart } from "@/lib/domain/core/indian-day";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { peopleDesk } from "@/lib/server/wiring/desk";
import { ONBOARDING } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { browserOn } from "@/test/support/api-browser";
import { DESK_ORIGIN, deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { plantLead, storedPerson } from "@/test/support/planted-leads";
import * as personRoute from "./[key]/route";

const ASHA = "asha@example.in";
const asha = deskCallers({ "/api/desk/people/:key": personRoute }, [ASHA]).operator(ASHA);
const site = browserOn({ "/api/leads/contact": contactRoute }, DESK_ORIGIN);
const { faults, outcome } = deskWordsIn("en").person;

type Fields = Record<string, string>;

/** Somebody writes through the contact form; resolves to the person's row at the desk. */
const writes = async (words: object): Promise<PersonRow> => {
  const body = { ...GOOD_CONTACT, message: crypto.randomUUID(), ...words };
  const { reference } = (await site.send("POST", "/api/leads/contact", { body })).body as {
    reference: string;
  };
  return (await peopleDesk().search(reference)).rows[0]!;
};
const rowOf = async (key: string) => (await peopleDesk().row(key))!;
/** Sends a form about a person as the page of now has it, and resolves to what is said. */
const tap = async (key: string, form: Fields) => {
  const { version } = await rowOf(key);
  const { body } = await asha.post(`people/${key}`, { version: String(version), ...form });
  return body as { text: string; isTrouble?: true; kept?: Fields };
};
const keysIn = (rows: readonly PersonRow[]) => rows.map(({ person }) => person);
const listed = async (stage: "new" | "won") =>
  keysIn((await peopleDesk().list(ASHA, { stage }, null)).rows);

const today = indianDay(Date.now());
const DUE_ON = dayAfter(today, 9);
const WON = { do: "talk", stage: "won", package: "suite", rupees: "17,699", dueOn: DUE_ON };
const PAID = { do: "paid", paid: "₹8,000", on: today, way: "upi", utr: "412345678901" };
const PART = { rupees: 17_699, paid: 8_000, due: 9_699 };

/** A new customer who has ordered and paid a part of the package. */
const customer = async (contact: object = newPerson()) => {
  const { person: key } = await writes({ ...contact, topic: "order", package: "suite" });
  for (const form of [WON, PAID]) expect(await tap(key, form)).not.toHaveProperty("isTrouble");
  return key;
};

test("who has paid stays a customer whatever is asked later; the question waits for its answer", async () => {
  const contact = newPerson();
  const key = await customer(contact);
  expect(await rowOf(key)).toMatchObject({ stage: "won", sums: PART, answerBy: null });
  const row = await writes({ ...contact, topic: "question" });
  expect(row).toMatchObject({ person: key, stage: "won", sums: PART, wants: "question" });
  expect(row.answerBy).toEqual(expect.any(Number));
  expect([await listed("won"), await listed("new")]).toEqual([[key], []]);
  expect(keysIn((await peopleDesk().today()).answer.rows)).toEqual([key]);
});

test("an order that is won answers the question that came before it", async () => {
  const contact = newPerson();
  const asked = await writes({ ...contact, topic: "question" });
  expect(asked.answerBy).toEqual(expect.any(Number));
  const key = await customer(contact);
  expect(key).toBe(asked.person);
  expect(await rowOf(key)).toMatchObject({ stage: "won", answerBy: null });
});

test("a part payment keeps the day on which the rest is looked for; all paid, nothing is due", async () => {
  const key = await customer();
  expect(await rowOf(key)).toMatchObject({ sums: PART, dueAt: indianDayStart(DUE_ON) });
  expect(keysIn((await peopleDesk().money("owes")).rows)).toContain(key);
  const owing = async () => keysIn((await peopleDesk().today()).owing.rows).includes(key);
  expect(await owing()).toBe(false);
  const { id } = (await storedPerson(key)).sales[0]!;
  await tap(key, { do: "sale", sale: id, package: "suite", rupees: "17,699", dueOn: today });
  expect(await owing()).toBe(true);
  await tap(key, { ...PAID, paid: "9699", utr: "412345678902" });
  expect(await rowOf(key)).toMatchObject({ sums: { paid: 17_699, due: 0 }, dueAt: null });
  expect([await owing(), keysIn((await peopleDesk().money("owes")).rows)]).toEqual([
    false,
    expect.not.arrayContaining([key]),
  ]);
});

test("what is sold is another package than was asked for, and further ones", async () => {
  const { person: key } = await writes({ ...newPerson(), topic: "order", package: "foundation" });
  expect(await rowOf(key)).toMatchObject({ packageId: "foundation" });
  expect((await tap(key, WON)).text).toBe(fill(outcome.won, { amount: "₹17,699" }));
  expect(await rowOf(key)).toMatchObject({ packageId: "suite", sums: { rupees: 17_699 } });
  await tap(key, { do: "sale", sale: "", package: "", rupees: "2,500", dueOn: "" });
  expect(await rowOf(key)).toMatchObject({ packageId: "suite", sums: { rupees: 20_199 } });
});

test("whoever pays without a sale has bought for that sum: also a question, and Get Started", async () => {
  const asked = await writes({ ...newPerson(), topic: "question" });
  const started = await plantLead(newPerson(), ONBOARDING);
  for (const key of [asked.person, started.key]) {
    const form = { ...PAID, package: "suite", rupees: "" };
    expect((await tap(key, form)).text).toBe(fill(outcome.paid, { amount: "₹8,000" }));
    const sums = { rupees: 8_000, paid: 8_000, due: 0 };
    expect(await rowOf(key)).toMatchObject({ stage: "won", packageId: "suite", sums });
  }
});

describe("against what was paid", () => {
  const paid = "₹8,000";
  test.each<[string, (sale: string) => Fields, string]>([
    [
      "less than that is agreed",
      (sale) => ({ do: "sale", sale, package: "suite", rupees: "100" }),
      fill(faults.lessThanPaid, { paid, amount: "₹100" }),
    ],
    [
      "it is lost",
      () => ({ do: "talk", stage: "lost", reason: "time", text: "Went away" }),
      fill(faults.isPaid, { paid }),
    ],
    [
      "it is only talked",
      () => ({ do: "talk", stage: "talking", text: "Calls back" }),
      fill(faults.isPaid, { paid }),
    ],
    [
      "more is paid than is due",
      () => ({ do: "paid", paid: "9,700", utr: "412345678903" }),
      fill(faults.moreThanDue, { due: "₹9,699", amount: "₹9,700" }),
    ],
    [
      "more is paid back than came",
      () => ({ do: "refunded", paid: "8,001", way: "cash" }),
      fill(faults.moreThanPaid, { paid, amount: "₹8,001" }),
    ],
    ["there was no such sale", (sale) => ({ do: "unsold", sale }), fill(faults.isPaid, { paid })],
    ["it is spam", () => ({ do: "spam" }), faults.hasBought],
  ])("%s: refused in words, and what was typed stays", async (_, formOf, text) => {
    const key = await customer();
    const before = await storedPerson(key);
    const { do: what, ...typed } = formOf(before.sales[0]!.id);
    const said = await tap(key, { do: what!, ...typed });
    expect(said).toMatchObject({ text, isTrouble: true, kept: typed });
    expect(await storedPerson(key)).toEqual(before);
  });
});

test("paid back, it can be lost; a payment noted by mistake is taken off", async () => {
  const key = await customer();
  await tap(key, { do: "refunded", paid: "8000", way: "cash" });
  expect(await rowOf(key)).toMatchObject({ stage: "won", sums: { paid: 0, due: 17_699 } });
  expect((await tap(key, { do: "talk", stage: "lost", reason: "time" })).text).toBe(outcome.saved);
  expect(await rowOf(key)).toMatchObject({ stage: "lost", sums: { rupees: 0 }, dueAt: null });
  const other = await customer();
  const { at } = (await storedPerson(other)).sales[0]!.payments[0]!;
  await tap(other, { do: "unpaid", at: String(at) });
  expect(await rowOf(other)).toMatchObject({ stage: "won", sums: { paid: 0, due: 17_699 } });
});

test("a stranger's form with a customer's number changes only the wish and the other names", async () => {
  const contact = newPerson();
  const key = await customer({ ...contact, name: "Vikas Patil" });
  await tap(key, { do: "talk", next: "tomorrow", text: "Logo on Monday" });
  const [before, person] = [await rowOf(key), await storedPerson(key)];
  const other = { name: "Meena Rao", email: "meena@shop.in", businessType: "salon" };
  const after = await writes({ phone: contact.phone, topic: "call", ...other });
  const { also, wants, reference, firstWords, counts, answerBy, arrivedAt, area, ...rest } = after;
  expect(before).toMatchObject(rest);
  expect([also, wants]).toEqual([["Meena Rao", "meena@shop.in"], "call"]);
  const { notes, sales, version, details } = await storedPerson(key);
  expect({ notes, sales, version }).toEqual({
    notes: person.notes,
    sales: person.sales,
    version: person.version,
  });
  expect(Object.values(details)).not.toContain("Meena Rao");
});
