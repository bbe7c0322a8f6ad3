import { CONTACT } from "@/test/builders/desk-leads";
import { cardLead, leadDetail } from "./lead-detail";
import { loggedFilter } from "./desk-log";

test("a lead is shown without the hashes of its keys and without whose record it is in", () => {
  const stored = { ...CONTACT, visitorId: "v", createdAt: 5, updatedAt: 6 };
  const detail = leadDetail("id", stored, { check: null, card: [], others: [], hasAccount: false });
  const { keys, visitorId, ...shown } = CONTACT;
  expect(detail.lead).toEqual(shown);
  expect(detail.row).toMatchObject({ id: "id", arrivedAt: 5 });
});

test("another lead of the card is shown with its notes", () => {
  const note = { at: 7, by: "op@example.in", status: "demo", text: "At four" };
  const stored = { ...CONTACT, status: "demo", notes: [note], createdAt: 5 };
  expect(cardLead("id", stored)).toMatchObject({
    ...{ id: "id", reference: "BG-C0NTACT", kind: "contact", status: "demo", arrivedAt: 5 },
    ...{ row: { name: "Asha Patil", version: 1 }, notes: [note] },
  });
});

test("the log keeps no words that were looked for", () => {
  expect(loggedFilter({ text: "Asha", kind: "check" })).toEqual({ kind: "check", hasText: true });
  expect(loggedFilter({})).toEqual({ hasText: false });
});
