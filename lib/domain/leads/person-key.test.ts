// holds: #one-key-a-person
import { CHECK, CONTACT, NEWSLETTER } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { contactsOf, keysOf, naturalPerson, personKey } from "./person-key";

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

const PHONE = "+919822012345";
const lead = (part: Partial<Lead>): Lead =>
  ({ ...CONTACT, phone: PHONE, email: "asha@shop.in", ...part }) as Lead;
const keyOf = (one: Lead) => personKey("id", one, keysOf(contactsOf(one, OURS), plain));

test("a person is the phone, else the address, else the lead", () => {
  expect(keyOf(lead({}))).toBe(`phone:${PHONE}`);
  expect(keyOf(lead({ phone: "99999 99999" }))).toBe("email:asha@shop.in");
  expect(keyOf(lead({ phone: "", email: "test@shop.in" }))).toBe("id");
});

test("spam, and a message that was told apart, are a person of their own", () => {
  expect(keyOf(lead({ flags: ["quarantine"] }))).toBe("id");
  expect(keyOf(lead({ isApart: true }))).toBe("id");
});

test("an address of the newsletter is nobody's, nor is a check that was withdrawn", () => {
  expect(keyOf({ ...NEWSLETTER, email: "asha@shop.in" })).toBeNull();
  const check = { ...CHECK, email: "asha@shop.in" };
  expect(keyOf(check)).toBe("email:asha@shop.in");
  expect(keyOf({ ...check, consent: { ...CHECK.consent, withdrawnAt: 1 } })).toBeNull();
});

test("the phone goes before the address", () => {
  expect(naturalPerson(keysOf({ phone: "p", email: "e" }, plain))).toBe("phone:p");
  expect(naturalPerson(keysOf({ phone: null, email: "e" }, plain))).toBe("email:e");
  expect(naturalPerson(keysOf({ phone: null, email: null }, plain))).toBeNull();
});
