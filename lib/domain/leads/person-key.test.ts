// holds: #one-key-a-person
import { CHECK, CONTACT, NEWSLETTER } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { chosenFor, contactsOf, keysOf, naturalPerson, personKey } from "./person";
import type { PersonLead } from "./person-lead";
import { countsOf } from "./person-leads";

const OURS = new Set(["+918888812345", "hello@bizgrow.in"]);
const plain = (text: string) => text;
const contacts = (phone: string, email = "") => contactsOf({ ...CONTACT, phone, email }, OURS);

test.each([
  ["98220 12345", "+919822012345"],
  ["०९८२२०१२३४५", "+919822012345"],
  ["00 44 20 7946 0958", "+442079460958"],
  ["98220 12345 ext 12", "+919822012345 ext 12"],
])("a person is known by a phone: %s", (typed, phone) => {
  expect(contacts(typed).phone).toBe(phone);
});

test.each(["12345 67890", "98765 43210", "99999 99999", "91111 11111", "8888812345", "call me"])(
  "%s is nobody's phone",
  (typed) => expect(contacts(typed).phone).toBeNull(),
);

test.each([
  ["Asha@Shop.IN", "asha@shop.in"],
  ["asha@उदाहरण.भारत", "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["asha@xn--p1b6ci4b4b3a.xn--h2brj9c", "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["asha@myexample.in", "asha@myexample.in"],
])("a person is known by an address: %s", (typed, email) => {
  expect(contacts("", typed).email).toBe(email);
});

test.each(["a@example.in", "a@shop.example.com", "test@shop.in", "a@b.test", "hello@bizgrow.in"])(
  "%s is nobody's address",
  (typed) => expect(contacts("", typed).email).toBeNull(),
);

test.each([
  ["question", "survey"],
  ["survey", "question"],
])("wishes of the same rank have one order, whichever came first: %s, %s", (...wishes) => {
  const leads = [...wishes, "order"].map((wants) => ({ wants }) as PersonLead);
  expect(countsOf(leads).map(({ wants }) => wants)).toEqual(["order", "question", "survey"]);
});

const PHONE = "+919822012345";
const lead = (part: Partial<Lead>): Lead =>
  ({ ...CONTACT, phone: PHONE, email: "asha@shop.in", ...part }) as Lead;
const keyOf = (one: Lead) => personKey("id", one, keysOf(contactsOf(one, OURS), plain));

test("a person is the operator's choice, else the phone, else the address, else the lead", () => {
  expect(keyOf(lead({ chosen: "chosen" }))).toBe("chosen");
  expect(keyOf(lead({}))).toBe(`phone:${PHONE}`);
  expect(keyOf(lead({ phone: "99999 99999" }))).toBe("email:asha@shop.in");
  expect(keyOf(NEWSLETTER)).toBe("id");
});

test("spam and a withdrawn check are a person of their own, whatever was chosen", () => {
  expect(keyOf(lead({ flags: ["quarantine"], chosen: "chosen" }))).toBe("id");
  const consent = { ...CHECK.consent, withdrawnAt: 1 };
  expect(keyOf({ ...CHECK, email: "asha@shop.in", consent })).toBe("id");
});

test("the choice for both contacts wins over that for the phone; an address decides without a phone", () => {
  const both = keysOf({ phone: "p", email: "e" }, plain);
  const choices = (chosen: Record<string, string>) => (key: string) => chosen[key] ?? null;
  expect(chosenFor(both, choices({ "pair:p|e": "one", "phone:p": "two" }))).toBe("one");
  expect(chosenFor(both, choices({ "phone:p": "two", "email:e": "three" }))).toBe("two");
  expect(chosenFor(both, choices({ "email:e": "three" }))).toBeNull();
  const address = keysOf({ phone: null, email: "e" }, plain);
  expect(chosenFor(address, choices({ "email:e": "three" }))).toBe("three");
  expect(naturalPerson(address)).toBe("email:e");
  expect(keysOf({ phone: null, email: null }, plain).pair).toBeNull();
});
