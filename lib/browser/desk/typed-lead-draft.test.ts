// holds: #desk
import type { TypedLead } from "@/lib/domain/desk/lead-change";
import { DRAFTS_KEY } from "./drafts-key";
import { keepDraft } from "./note-draft";
import { keepTypedLead, typedLeadDraft } from "./typed-lead-draft";

const NOW = 1_000_000_000_000;
const TYPED: TypedLead = {
  ...{ channel: "visit", name: "Meena", phone: "98", email: "", businessName: "", location: "" },
  ...{ message: "", topic: "demo", packageId: null, lang: "hi", key: "0123456789abcdef" },
};
beforeEach(() => localStorage.clear());

test("a lead is kept as typed, until it is added or empty", () => {
  expect(typedLeadDraft(NOW)).toBeNull();
  keepTypedLead(TYPED, NOW);
  expect(typedLeadDraft(NOW)).toEqual(TYPED);
  keepTypedLead({ ...TYPED, name: " ", phone: "" }, NOW);
  expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
  keepTypedLead(TYPED, NOW);
  keepTypedLead(null, NOW);
  expect(typedLeadDraft(NOW)).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["no lead", "[]"],
  ["no name", JSON.stringify({ ...TYPED, name: undefined })],
  ["no key", JSON.stringify({ ...TYPED, key: 1 })],
  ["another channel", JSON.stringify({ ...TYPED, channel: "site" })],
  ["another topic", JSON.stringify({ ...TYPED, topic: "weather" })],
  ["another language", JSON.stringify({ ...TYPED, lang: "fr" })],
  ["no package", JSON.stringify({ ...TYPED, packageId: 1 })],
])("what is not such a lead counts as none: %s", (_, stored) => {
  keepDraft("add", stored, NOW);
  expect(typedLeadDraft(NOW)).toBeNull();
});
