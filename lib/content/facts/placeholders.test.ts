import { LANGS } from "@/lib/domain/core/languages";
import { operator as meaning } from "@/lib/content/en/operator";
import { operatorFactsIn } from "./operator-facts";
import { placeholders } from "./placeholders";
import { operator, PLACEHOLDER, site } from "./site";

const open = Object.entries(operator).filter(([, fact]) => fact === PLACEHOLDER);

test("every fact that is still missing is listed with its meaning", () => {
  const listed = placeholders();
  for (const [id] of open)
    expect(listed).toContain(`operator.${id}: ${meaning.facts[id as keyof typeof operator]}`);
  expect(listed.filter((line) => line.startsWith("operator."))).toHaveLength(open.length);
});

test("numbers of zeros and addresses under .example are placeholders, real ones are not", () => {
  const made = {
    whatsappNumber: "910000000000",
    phone: { dial: "+910000000000", shown: "+91 00000 00000" },
    email: "hello@bizgrow.example",
    social: ["https://www.instagram.com/bizgrow.example"],
  };
  expect(placeholders({ site: made })).toEqual([
    "site.whatsappNumber",
    "site.phone.dial",
    "site.phone.shown",
    "site.email",
    "site.social.0",
  ]);
  const real = {
    whatsappNumber: "919876543210",
    phone: { dial: "+919876543210", shown: "+91 98765 43210" },
    email: "hello@examples.in",
    claims: site.claims,
  };
  expect(placeholders({ site: real })).toEqual([]);
});

test("a page shows a missing fact as a gap in its language, and a known one as it is", () => {
  for (const lang of LANGS) {
    const facts = operatorFactsIn(lang);
    expect(Object.keys(facts)).toEqual(Object.keys(meaning.facts));
    expect(open.filter(([id]) => !/^\[[^[\]{}]+\]$/.test(facts[id as keyof typeof facts]))).toEqual(
      [],
    );
  }
  const known = {
    ...operator,
    court: { en: "Pune", hi: "पुणे" },
    refundDays: "7",
    gst: PLACEHOLDER,
  };
  expect(operatorFactsIn("en", known)).toMatchObject({
    court: "Pune",
    refundDays: "7",
    gst: "[to be filled in by the operator: whether GST is included in these prices]",
  });
  expect(operatorFactsIn("hi", known)).toMatchObject({
    court: "पुणे",
    refundDays: "7",
    gst: "[संचालक भरेंगे: इन दामों में GST शामिल है या नहीं]",
  });
});
