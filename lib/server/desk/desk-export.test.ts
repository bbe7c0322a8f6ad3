// holds: #desk
import { contentIn } from "@/lib/content";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { wishedCall } from "@/lib/domain/calls/call";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { LANGS, type Lang } from "@/lib/domain/core/languages";
import { importListIn } from "@/lib/domain/desk/import";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { personRow } from "@/lib/domain/leads/person-row";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { briefOf, personOf, PROMISE } from "@/test/builders/people";
import { PART_PAID } from "@/test/builders/person-details";
import { type ExportedPerson, SHEETS } from "./desk-export";

const wordsIn = (lang: Lang) => ({ ...contentIn(lang), labels: fieldWordsIn(lang, "label") });
const exported = (leads: readonly Lead[], part: Partial<Person> = {}): ExportedPerson => {
  const briefs = leads.map((lead, n) => briefOf(`${n}`.repeat(64), lead));
  const person = { ...personOf(...briefs), ...part };
  return { row: personRow("ab".repeat(32), person, PROMISE), person };
};

const NOTE = { at: Date.parse("2026-11-27T21:00:00+05:30"), by: "asha@example.in", stage: "won" };
const BUYER = exported([CONTACT, { ...CONTACT, name: "Asha P", phone: "98470 65432" }], {
  stage: "won",
  sales: [PART_PAID],
  notes: [{ ...NOTE, text: "Pays\nthe rest in May" }],
});

const PEOPLE = [
  exported([
    {
      ...CONTACT,
      businessName: "@Home; Foods",
      location: "Pune",
      call: wishedCall(Date.UTC(2026, 10, 28, 9)),
    },
  ]),
  exported([{ ...CONTACT, name: 'आशा "Didi" पाटिल', phone: "020 2612 3456", email: "" }]),
  exported([ONBOARDING]),
  exported([{ ...CONTACT, name: "'90s Store", phone: "+442079460123 ext 12" }]),
  exported([{ ...CHECK, name: "Mina", phone: "+14155550123", businessName: "Mina, Sons" }]),
  BUYER,
];

test.each(LANGS)("each head of a file is there once in %s", (lang) => {
  for (const heads of [SHEETS.people.heads(wordsIn(lang)), SHEETS.money.heads(wordsIn(lang))])
    expect(heads).toEqual([...new Set(heads)]);
});

test.each(LANGS)("who is exported in %s is read back whole", (lang) => {
  const words = wordsIn(lang);
  const rows = PEOPLE.map((one) => csvRow(SHEETS.people.rows(one, words)[0]!));
  const list = importListIn(BYTE_ORDER_MARK + csvRow(SHEETS.people.heads(words)) + rows.join(""))!;
  expect(list.wrong).toEqual([]);
  const { name, phone, email, businessName, location } = words.labels;
  expect(list.read).toEqual({
    name: [name],
    phone: [phone],
    email: [email],
    businessName: [businessName],
    location: [location],
  });
  expect(
    list.rows.map((row) => [row.name, row.phone, row.email, row.businessName, row.location]),
  ).toEqual([
    ["Asha Patil", "+919876543210", "asha@example.in", "@Home; Foods", "Pune"],
    ['आशा "Didi" पाटिल', "+912026123456", "", "", ""],
    ["रवि Sharma", "+919876543211", "ravi@example.in", "Sharma Stores", "Nagpur"],
    ["'90s Store", "+442079460123 ext 12", "asha@example.in", "", ""],
    ["Mina", "+14155550123", "", "Mina, Sons", "Pune"],
    ["Asha Patil", "+919876543210", "asha@example.in", "", ""],
  ]);
});

test("a buyer's cells say what was agreed, paid and is due, the talks, and other names and numbers", () => {
  const words = wordsIn("en");
  const cells = SHEETS.people.rows(BUYER, words)[0]!;
  const cell = (head: string) => cells[SHEETS.people.heads(words).indexOf(head)];
  const { columns } = words.desk;
  expect([columns.won, columns.payments, columns.due].map(cell)).toEqual(["17699", "8000", "9699"]);
  expect(cell(columns.person)).toBe("P-abababababab");
  expect(cell(columns.also)).toBe("Asha P; +919847065432");
  expect(cell(columns.notes)).toMatch(/^2026-11-27 21:00:00 · asha .*Pays\nthe rest in May$/s);
});

test("money has a row for each sum: agreed, each payment, and what is due on its day", () => {
  const words = wordsIn("en");
  const { won, payments, due } = words.desk.columns;
  expect(SHEETS.money.rows(BUYER, words).map((cells) => cells.slice(4))).toEqual([
    [won, "2026-11-27", "17699"],
    [payments, "2026-11-27", "8000"],
    [due, "2026-12-04", "9699"],
  ]);
  expect(SHEETS.money.rows(PEOPLE[0]!, words)).toEqual([]);
});
