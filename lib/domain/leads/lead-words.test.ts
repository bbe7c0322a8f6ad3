import { contentIn } from "@/lib/content";
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { businessTypeText, experienceText, subjectOf } from "./lead-words";

const { leads, onboarding } = contentIn("en");

test("codes of the forms are said in words, what was typed stays as it is", () => {
  expect(businessTypeText(CONTACT, leads.businessTypes)).toBe("Kirana or general store");
  expect(businessTypeText({ ...ONBOARDING, businessType: "salon" }, leads.businessTypes)).toBe(
    "Salon or beauty parlour",
  );
  expect(businessTypeText(ONBOARDING, leads.businessTypes)).toBe("Kirana");
  expect(businessTypeText({ ...CONTACT, businessType: null }, leads.businessTypes)).toBe("");
  expect(businessTypeText(CHECK, leads.businessTypes)).toBe("");
  const since = { ...ONBOARDING, experience: "from1to3" };
  expect(experienceText(since, onboarding.experiences)).toBe("1 to 3 years");
  expect(experienceText(CONTACT, onboarding.experiences)).toBe("");
});

test("a message is about its topic, any other lead about its kind", () => {
  expect([CONTACT, ONBOARDING, CHECK, NEWSLETTER].map(subjectOf)).toEqual([
    "order",
    "onboarding",
    "check",
    "newsletter",
  ]);
  expect(subjectOf({ kind: "contact", topic: null })).toBe("contact");
});
