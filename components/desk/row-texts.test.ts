import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { leadRow } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";
import { CONTACT } from "@/test/builders/desk-leads";
import { summaryOf } from "./row-texts";

const words = deskWordsIn("en");
const told = (lead: Lead) => summaryOf(leadRow("id", { ...lead, createdAt: 1 }), words);
const consent = { ...CONTACT.consent, purpose: "shareCheck" };
const score = { completedAt: 5, healthScore: 43, grade: "D", area: "growth" } as const;

test("a row says topic, score, package, priority area and first words", () => {
  const said = ["Wants to order", "43 (D)", "BizGrow Complete Package"];
  const ofCheck = [...said, words.areaTitles.growth, "“Udhaar is stuck.”"];
  expect(told({ ...CONTACT, sharedCheck: { consent, score } })).toBe(ofCheck.join(" · "));
});

test("the area of a package, without a check, is our own guess and no part of a row", () => {
  expect(told(CONTACT)).toBe("Wants to order · BizGrow Complete Package · “Udhaar is stuck.”");
});
