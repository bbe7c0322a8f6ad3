// holds: #desk, #desk-calls, #paying
import { deskPerson } from "@/lib/content/en/desk-person";
import type { NoteAction } from "./lead-notes";
import { actionText, noteAuthor, wantsWord } from "./note-words";

const { actions } = deskPerson;
const text = (action: NoteAction) =>
  actionText(action, { person: deskPerson, labels: { phone: "Phone" } }, (at) => `at ${at}`);

const PAYMENT = { rupees: 3_000, on: "2026-11-27", way: "bank", utr: "" };

test.each<[NoteAction, string]>([
  [{ kind: "called", isReached: true, at: 5 }, actions.reached.replace("{time}", "at 5")],
  [{ kind: "called", isReached: false, at: 5 }, actions.missed.replace("{time}", "at 5")],
  [{ kind: "uncalled", at: 5 }, actions.uncalled.replace("{time}", "at 5")],
  [{ kind: "freed" }, actions.freed],
])("the history says what was done about a call: %j", (action, words) => {
  expect(text(action)).toBe(words);
});

test.each<[NoteAction, string]>([
  [{ kind: "next", at: 5 }, "Next step: at 5"],
  [{ kind: "next", at: null }, "Next step removed"],
  [{ kind: "owner", owner: "op@example.in" }, "Taken by op@example.in"],
  [{ kind: "owner", owner: null }, "Given back"],
  [{ kind: "won", rupees: 7_499 }, "Won: ₹7,499"],
  [{ kind: "lost", reason: "price" }, "Lost: Too expensive"],
  [{ kind: "edited", fields: ["phone"] }, "Corrected: Phone"],
  [{ kind: "marked", isSpam: true }, "Spam"],
  [{ kind: "marked", isSpam: false }, "Not spam"],
  [{ kind: "opened", way: "whatsapp", template: null }, "WhatsApp opened"],
  [{ kind: "joined", reference: "BG-0THER00" }, "Joined with BG-0THER00"],
  [{ kind: "parted", reference: "BG-0THER00" }, "Taken apart from BG-0THER00"],
])("the history says what was done with the lead: %j", (action, words) => {
  expect(text(action)).toBe(words);
});

test("the history says the way of a claim and a payment, and the number where there is one", () => {
  expect(text({ kind: "claimed", way: "upi", utr: "412345678901" })).toMatch(
    /UPI.* · 412345678901$/,
  );
  for (const kind of ["paid", "unpaid"] as const) {
    expect(text({ kind, ...PAYMENT })).toContain("₹3,000");
    expect(text({ kind, ...PAYMENT })).toContain("27/11/2026");
    expect(text({ kind, ...PAYMENT })).not.toContain(" · ");
  }
});

test("a note is by its operator, or by the sender, who wrote again or did something", () => {
  const words = { sender: "The sender", again: "The sender wrote again" };
  const action = { kind: "claimed", way: "upi", utr: "412345678901" } as const;
  expect(noteAuthor({ by: "asha@example.in" }, words)).toBe("asha@example.in");
  expect(noteAuthor({ by: null, action }, words)).toBe(words.sender);
  expect(noteAuthor({ by: null }, words)).toBe(words.again);
});

test("a wish of a later release counts as a question", () => {
  const words = { question: "asks", order: "orders" } as Parameters<typeof wantsWord>[0];
  expect([wantsWord(words, "order"), wantsWord(words, "hologram")]).toEqual(["orders", "asks"]);
});
