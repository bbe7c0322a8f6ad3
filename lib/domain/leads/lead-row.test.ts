// holds: #check-leads
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import {
  areaOf,
  firstWordsOf,
  isForDesk,
  isTypedIn,
  nameOf,
  packageOf,
  phoneOf,
  scoreText,
  textOf,
} from "./lead-row";
import type { Lead } from "./lead";

const KINDS: readonly Lead[] = [CONTACT, ONBOARDING, CHECK, NEWSLETTER];

test("every kind of lead has a name, a phone, a package and an area, or none", () => {
  expect(KINDS.map(nameOf)).toEqual(["Asha Patil", "रवि Sharma", "", ""]);
  expect(KINDS.map(phoneOf)).toEqual(["+919876543210", "+919876543211", "", ""]);
  expect(KINDS.map(packageOf)).toEqual(["complete", null, "suite", null]);
  expect(KINDS.map(areaOf)).toEqual(["growth", null, "operations", null]);
  expect(KINDS.map(scoreText)).toEqual(["", "", "43 (D)", ""]);
  expect(KINDS.map((lead) => textOf(lead, "businessName"))).toEqual([
    "",
    "Sharma Stores",
    "Mina Salon",
    "",
  ]);
  expect([textOf(ONBOARDING, "name"), textOf(ONBOARDING, "phone")]).toEqual([
    "रवि Sharma",
    "+919876543211",
  ]);
});

test("Get Started has the score of the check that its consent covers", () => {
  const score = { completedAt: 5, healthScore: 43, grade: "D", area: "growth" } as const;
  const lead = { ...ONBOARDING, score };
  expect([scoreText(lead), areaOf(lead)]).toEqual(["43 (D)", "growth"]);
});

test("a phone that cannot be dialled is shown as typed; without a concern there is no package", () => {
  expect(phoneOf({ ...ONBOARDING, phone: "ask my son" })).toBe("ask my son");
  const check: Lead = { ...CHECK, area: null };
  expect([areaOf(check), packageOf(check)]).toEqual([null, null]);
});

const withdrawn = { ...CONTACT.consent, withdrawnAt: 20 };

test("a check is for the desk while its owner says so, anything else always", () => {
  expect([CONTACT, CHECK].map(isForDesk)).toEqual([true, true]);
  expect(isForDesk({ ...CHECK, consent: withdrawn })).toBe(false);
  expect(isForDesk({ ...CONTACT, consent: withdrawn })).toBe(true);
});

test("a long message is cut after 120 letters, and is in one line", () => {
  const words = (message: string) => firstWordsOf({ ...CONTACT, message });
  expect(words(" Udhaar\n is  stuck. ")).toBe("Udhaar is stuck.");
  expect(words("क".repeat(120))).toBe("क".repeat(120));
  expect(words("🙏".repeat(121))).toBe(`${"🙏".repeat(120)}…`);
});

test.each<[Lead, boolean]>([
  [CONTACT, false],
  [{ ...CONTACT, channel: "visit" }, true],
  [NEWSLETTER, false],
])("%# is known as typed in, or not", (lead, expected) => {
  expect(isTypedIn(lead)).toBe(expected);
});
