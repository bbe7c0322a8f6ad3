import { answersOfAll } from "@/test/builders/check-arbitraries";
import { CONTACT } from "@/test/builders/desk-leads";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { cardLead, leadCheck, leadDetail } from "./lead-detail";
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

test("of many checks the newest ten are shown, the newest first", () => {
  let record = recordWith();
  for (let n = 0; n < 12; n++)
    record = finished(record, answersOfAll(n % 2 ? "yes" : "no"), START + n);
  const { attempts, answers, analysis, profile } = leadCheck(record);
  expect(attempts.map(({ completedAt }) => completedAt - START)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  ]);
  expect([answers["b1"], analysis, profile]).toEqual(["yes", null, {}]);
});

test("the log keeps no words that were looked for", () => {
  expect(loggedFilter({ text: "Asha", kind: "check" })).toEqual({ kind: "check", hasText: true });
  expect(loggedFilter({})).toEqual({ hasText: false });
});
