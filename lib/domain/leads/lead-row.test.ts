// holds: #check-leads
import { CHECK, CONTACT, NEWSLETTER, ONBOARDING } from "@/test/builders/desk-leads";
import { isForDesk, isTypedIn, leadRow } from "./lead-row";
import type { Lead } from "./lead";

const rowOf = (lead: Lead) => leadRow("id", { ...lead, createdAt: 77 });

test("a row has the name and the purpose of every kind of lead", () => {
  expect(rowOf(CONTACT)).toEqual({
    id: "id",
    reference: "BG-C0NTACT",
    kind: "contact",
    status: "new",
    arrivedAt: 77,
    name: "Asha Patil",
    business: "",
    callAt: null,
    email: "asha@example.in",
    phone: "+919876543210",
    packageId: "complete",
    area: "growth",
    score: null,
    lang: "en",
    flags: [],
    isEnded: false,
    wants: "order",
    firstWords: "Udhaar is stuck.",
    nextAt: null,
    owner: null,
    wonRupees: null,
    lostReason: null,
    isClaimed: false,
    version: 0,
  });
  expect(rowOf(ONBOARDING)).toMatchObject({
    name: "रवि Sharma",
    business: "Sharma Stores",
    phone: "+919876543211",
    packageId: null,
    area: null,
  });
  expect(rowOf(CHECK)).toMatchObject({
    name: "",
    business: "Mina Salon",
    phone: "",
    packageId: "suite",
    area: "operations",
    score: { health: 43, grade: "D" },
  });
  expect(rowOf(NEWSLETTER)).toMatchObject({ name: "", business: "", phone: "", packageId: null });
});

test("Get Started has the score of the check that its consent covers", () => {
  const score = { completedAt: 5, healthScore: 43, grade: "D", area: "growth" } as const;
  expect(rowOf({ ...ONBOARDING, score })).toMatchObject({
    score: { health: 43, grade: "D" },
    area: "growth",
  });
});

test("a phone that cannot be dialled is shown as typed; without a concern there is no package", () => {
  expect(rowOf({ ...ONBOARDING, phone: "ask my son" }).phone).toBe("ask my son");
  expect(rowOf({ ...CHECK, area: null })).toMatchObject({ area: null, packageId: null });
});

const withdrawn = { ...CONTACT.consent, withdrawnAt: 20 };

test("a person who may not be contacted is marked", () => {
  expect(rowOf({ ...NEWSLETTER, endedAt: 20 }).isEnded).toBe(true);
  expect(rowOf({ ...CONTACT, consent: withdrawn }).isEnded).toBe(true);
});

test("a check is for the desk while its owner says so, anything else always", () => {
  expect([CONTACT, CHECK].map(isForDesk)).toEqual([true, true]);
  expect(isForDesk({ ...CHECK, consent: withdrawn })).toBe(false);
  expect(isForDesk({ ...CONTACT, consent: withdrawn })).toBe(true);
});

test("a long message is cut after 120 letters, and is in one line", () => {
  const words = (message: string) => rowOf({ ...CONTACT, message }).firstWords;
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
