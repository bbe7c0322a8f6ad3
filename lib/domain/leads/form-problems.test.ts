// holds: #contact
import { BUSINESS_TYPES } from "@/lib/domain/core/business-types";
import { doubtsIn, type FormField, formInput, type FormInput, formProblems } from "./form-problems";
import { LEAD_FIELDS } from "./lead-fields";

const messageFrom = LEAD_FIELDS.message.from;
const GOOD: FormInput = {
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "98765 43210",
  businessType: "",
  message: "Udhaar is stuck.",
  consent: true,
};

test("a form filled in well has no problems, with any business type or none", () => {
  for (const businessType of ["", ...BUSINESS_TYPES])
    expect(formProblems("contact", { ...GOOD, businessType })).toEqual([]);
  expect(formProblems("newsletter", GOOD)).toEqual([]);
});

test("each wrong field is named, from top to bottom", () => {
  const blank = { name: "", email: " ", phone: "", businessType: "bank", message: "\u200b" };
  const all: FormField[] = ["name", "phone", "email", "businessType", "message", "consent"];
  expect(formProblems("contact", { ...blank, consent: false })).toEqual(all);
  for (const field of all)
    expect(formProblems("contact", { ...GOOD, [field]: field !== "consent" && "?" })).toEqual(
      ["name", "message"].includes(field) ? [] : [field],
    );
  expect(formProblems("newsletter", { ...GOOD, email: "a@b", consent: false })).toEqual([
    "email",
    "consent",
  ]);
});

test("an optional email may be blank, and is judged once there is one", () => {
  expect(formProblems("contact", { ...GOOD, email: " " }, true)).toEqual([]);
  expect(formProblems("contact", { ...GOOD, email: "a@b" }, true)).toEqual(["email"]);
  expect(formProblems("contact", { ...GOOD, phone: "" }, true)).toEqual(["phone"]);
});

test("a message stays as it was written, up to 2,000 characters", () => {
  for (const text of [
    "  <script>alert(1)</script>\n",
    "\u001b[31mred",
    "a\u2028b",
    "ह".repeat(2000),
  ])
    expect(messageFrom(text)).toBe(text);
  for (const text of ["", " \n\t", "\u200b\ufeff", "\u3164", "a\u0000", "\ud800", "a".repeat(2001)])
    expect(messageFrom(text)).toBeNull();
});

test("a field that a form does not give is empty", () => {
  const input = formInput((field) => (field === "email" ? "a@b.in" : null), false);
  expect(input).toEqual({
    name: "",
    email: "a@b.in",
    phone: "",
    businessType: "",
    message: "",
    consent: false,
  });
});

test("an e-mail or a phone that cannot be one is doubted, an empty one is not", () => {
  expect(doubtsIn(GOOD)).toEqual([]);
  expect(doubtsIn({ email: " ", phone: "" })).toEqual([]);
  expect(doubtsIn({ email: "asha@example", phone: GOOD.phone })).toEqual(["email"]);
  expect(doubtsIn({ email: GOOD.email, phone: "98765" })).toEqual(["phone"]);
  expect(doubtsIn({ email: "asha", phone: "call me" })).toEqual(["phone", "email"]);
});
