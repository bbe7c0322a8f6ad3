// Over 1 s: it sends some thousand generated texts through the real handlers.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { emailFrom } from "@/lib/domain/core/email";
import { nameFrom } from "@/lib/domain/core/typed-text";
import { LEAD_FIELDS } from "@/lib/domain/leads/lead-fields";
import { typedPhoneFrom } from "@/lib/domain/core/phone";
import { GOOD_CONTACT, leadBrowser } from "@/test/support/lead-browser";
import { NAUGHTY_STRINGS } from "@/test/builders/naughty-strings";
import { storedLeads } from "@/test/support/stored-leads";

/** Some 600 texts per field. */
jest.setTimeout(60_000);

const browser = leadBrowser();
const strangeText = fc.oneof(
  fc.constantFrom(...NAUGHTY_STRINGS),
  anyText({ maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 100 }),
);
const READ = {
  name: nameFrom,
  email: emailFrom,
  phone: typedPhoneFrom,
  message: LEAD_FIELDS.message.from,
};
type Field = keyof typeof READ;

const lastLead = () => storedLeads(databasePath).at(-1);
const forgetLeads = () => {
  const database = new DatabaseSync(databasePath);
  database.exec('DELETE FROM "leads"');
  database.close();
};
beforeAll(() => browser.contact());

/** A text sent this way is stored as the domain parses it, or refused if the domain refuses it. */
const holdsFor = async (field: Field, text: string, asForm: boolean) => {
  forgetLeads();
  const body = { ...GOOD_CONTACT, [field]: text };
  const { status } = await (asForm
    ? browser.form("/api/leads/contact", body)
    : browser.contact(body));
  // A form sends CR LF for each kind of line break, and cannot send half a surrogate pair.
  const sent = asForm
    ? Buffer.from(text).toString().replaceAll("\n", "\r\n").replaceAll("\r\n", "\n")
    : text;
  const read = READ[field](sent);
  expect(status).toBe(read === null ? 422 : asForm ? 303 : 201);
  if (read === null) expect(lastLead()).toBeUndefined();
  else expect(lastLead()?.[field]).toBe(read);
};

test.each<[Field, boolean]>([
  ["name", false],
  ["name", true],
  ["email", false],
  ["phone", false],
  ["message", false],
  ["message", true],
])("%s takes any text (as a form: %p): stored as it was read, or 422", async (field, asForm) => {
  for (const text of NAUGHTY_STRINGS) await holdsFor(field, text, asForm);
  await fc.assert(
    fc.asyncProperty(strangeText, (text) => holdsFor(field, text, asForm)),
    { numRuns: 60 },
  );
});

test("any JSON is answered without a crash", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.constantFrom(...Object.keys(GOOD_CONTACT)),
      async (value, field) => {
        for (const body of [value, { ...GOOD_CONTACT, [field]: value }]) {
          const { status } = await browser.contact(body);
          expect([201, 422]).toContain(status);
        }
      },
    ),
    { numRuns: 100 },
  );
});
