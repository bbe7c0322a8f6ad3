// holds: #desk
import fc from "fast-check";
import { folded } from "@/lib/domain/core/folded-text";
import { CONTACT } from "@/test/builders/desk-leads";
import { NEW_PERSON, type Person } from "./person";
import { searchedIn, searchedInPerson, searchedWords, soundWords } from "./searched-text";

const lead = {
  ...CONTACT,
  phone: "+919822012345",
  message: "Shop 42, Pune 411001. ₹6,999? My brother: 098900 11223, ९१ ०२०-२४५६",
};
const isFound = (typed: string) =>
  searchedWords(typed).every((word) => searchedIn(lead).includes(word));

test.each([
  "98220 12345",
  "+91 98220-12345",
  "098220 12345",
  "९८२२० १२३४५",
  "2201",
  "6999",
  "₹6,999",
  "98900 11223",
  "9102024",
  "411001",
  "42",
  "shop 42",
  "pune (411001)",
  "Mob. 98220 12345",
  "मो. ९८२२० १२३४५",
  "tel:+919822012345",
  "wa.me/919822012345",
  "https://wa.me/919822012345",
  "",
])("%j is found", (typed) => {
  expect(isFound(typed)).toBe(true);
});

test.each(["982", "98220 54321", "shop 43", "12345 98220"])("%j is not found", (typed) => {
  expect(isFound(typed)).toBe(false);
});

const ways = (...names: string[]) =>
  names.flatMap((name) => names.filter((other) => other !== name).map((other) => [name, other]));

test.each([
  ...ways("R.K. Traders", "RK Traders", "R. K. Traders", "R K Traders"),
  ...ways("A-1 Tailors", "A1 Tailors", "A – 1 Tailors"),
  ...ways("Gupta&Sons", "Gupta & Sons", "(Gupta & Sons)"),
  ["R.K. Traders", "R K"],
  ["R.K. Traders", "r.k"],
  ["R K Traders", "K Traders"],
])("business %j is found by %j", (businessName, typed) => {
  const searched = searchedIn({ ...lead, businessName });
  for (const word of searchedWords(typed)) expect(searched).toContain(word);
});

const isHeard = (typed: string, fields: Partial<typeof lead>) =>
  soundWords(typed)?.every((sound) => searchedIn({ ...lead, ...fields }).includes(sound));

test.each([
  ["सुनीता", { name: "Sunita Patil" }],
  ["sunita patil", { name: "पाटील, सुनिता" }],
  ["nashik", { location: "नासिक-पुणे" }],
  ["लक्ष्मी ट्रेडर्स", { businessName: "Shri.Laxmi (Traders)" }],
  ["लक्\u200dष्मी", { businessName: "Laxmi&Sons" }],
  ["D'Souza", { name: "डिसूज़ा" }],
  ["sunita nashik", { name: "सुनीता", location: "नाशिक" }],
])("%j sounds like a lead with %j", (typed, fields) => {
  expect(isHeard(typed, fields)).toBe(true);
});

test.each([
  ["सुनीता", { message: "Sunita" }],
  ["सुनीता", { email: "sunita@example.com" }],
  ["सुनीता", { name: "Sunitaben" }],
  ["सुनीता पाटील", { name: "Sunita Pawar" }],
] as const)("%j does not sound like a lead with %j", (typed, fields) => {
  expect(isHeard(typed, fields)).toBe(false);
});

test.each(["", "&", "98220 12345", "sunita 42", "sunita r", "RK Traders", "A-1"])(
  "%j has no sounds to look for",
  (typed) => {
    expect(soundWords(typed)).toBeNull();
  },
);

test("a word finds its own name by sound, and no folded text has a sound", () => {
  const letter = fc.constantFrom(..."aeiknrstuvy सुनीताशक्ष्मि.&");
  fc.assert(
    fc.property(fc.string({ unit: letter }), fc.string({ unit: "grapheme" }), (name, text) => {
      const sounds = soundWords(name) ?? [];
      for (const sound of sounds) {
        expect(searchedIn({ ...lead, name })).toContain(sound);
        expect(folded(`${text}${sound}`)).not.toContain(sound);
      }
    }),
  );
});

test.each(["98220 12345", "gupta&sons", "sunita", "नासिक", "412345678901", "gst bill"])(
  "a person is found by %j: what operators corrected and wrote, and the number of a payment",
  (typed) => {
    const details = {
      name: "सुनीता",
      phone: "+919822012345",
      businessName: "Gupta & Sons",
      location: "Nashik",
    };
    const note = { at: 1, by: "op@example.in", stage: "new", text: "Wants a GST bill." };
    const payment = { at: 1, on: "2026-11-27", rupees: 1, way: "upi", utr: "412345678901", by: "" };
    const sale = {
      id: "1",
      at: 1,
      by: "",
      lead: null,
      packageId: null,
      rupees: 1,
      dueOn: null,
      payments: [payment],
    };
    const person: Person = { ...NEW_PERSON, details, notes: [note], sales: [sale] };
    const isIn = (text: string, words: readonly string[] | null) =>
      words?.every((word) => text.includes(word)) ?? false;
    const searched = searchedInPerson(person);
    expect(isIn(searched, searchedWords(typed)) || isIn(searched, soundWords(typed))).toBe(true);
    expect(isIn(searchedInPerson(NEW_PERSON), searchedWords(typed))).toBe(false);
  },
);
