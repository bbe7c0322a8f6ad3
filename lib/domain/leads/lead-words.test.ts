import { fieldWordsIn } from "@/lib/content/slices/field-words";
import type { Lead } from "./lead";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { wordsOf } from "./note-words";

const choices = fieldWordsIn("en", "choices");
const businessTypeText = (lead: Lead) => wordsOf(lead, "businessType", choices);
const experienceText = (lead: Lead) => wordsOf(lead, "experience", choices);

test("codes of the forms are said in words, what was typed stays as it is", () => {
  expect(businessTypeText(CONTACT)).toBe("Kirana or general store");
  expect(businessTypeText({ ...ONBOARDING, businessType: "salon" })).toBe(
    "Salon or beauty parlour",
  );
  expect(businessTypeText(ONBOARDING)).toBe("Kirana");
  expect(businessTypeText({ ...CONTACT, businessType: null })).toBe("");
  expect(businessTypeText(CHECK)).toBe("");
  const since = { ...ONBOARDING, experience: "from1to3" };
  expect(experienceText(since)).toBe("1 to 3 years");
  expect(experienceText(CONTACT)).toBe("");
});
