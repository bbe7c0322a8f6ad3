// holds: #desk, #desk-calls, #paying
import type { NoteAction } from "./person-notes";
import { actionText, noteAuthor, wantsWord, wordsOf } from "./note-words";
import { CONTACT } from "@/test/builders/desk-leads";

/** Each text is its name, with what it says of the action. */
const actions = {
  next: "next {time}",
  nextNone: "nextNone",
  taken: "taken {owner}",
  given: "given",
  won: "won {amount}",
  unsold: "unsold {amount}",
  lost: "lost {reason}",
  edited: "edited {fields}",
  spam: "spam",
  notSpam: "notSpam",
  barred: "barred",
  notBarred: "notBarred",
  opened: "opened {way}",
  joined: "joined {reference}",
  parted: "parted {reference}",
  reached: "reached {time}",
  missed: "missed {time}",
  missing: "missing {utr}",
  undone: "undone",
  paid: "paid {amount} {date} {way}",
  unpaid: "unpaid {amount} {date} {way}",
  refunded: "refunded {amount} {date} {way}",
  ways: { whatsapp: "WhatsApp" },
  payWays: {
    bank: "by bank",
    upi: "by UPI",
  },
};
const WORDS = {
  person: { actions, lost: { reasons: { price: "too dear" } } },
  labels: { phone: "Phone" },
};
const text = (action: NoteAction) => actionText(action, WORDS, (at) => `at ${at}`);
const PAYMENT = { rupees: 3_000, on: "2026-11-27", way: "bank", utr: "" };

test.each<[NoteAction, string]>([
  [{ kind: "next", at: 5 }, "next at 5"],
  [{ kind: "next", at: null }, "nextNone"],
  [{ kind: "owner", owner: "op@example.in" }, "taken op@example.in"],
  [{ kind: "owner", owner: null }, "given"],
  [
    { kind: "won", rupees: 17_699, packageId: "complete" },
    "won ₹17,699 · BizGrow Complete Package",
  ],
  [{ kind: "won", rupees: 7_499, packageId: null }, "won ₹7,499"],
  [{ kind: "won", rupees: 7_499 }, "won ₹7,499"],
  [{ kind: "unsold", rupees: 7_499 }, "unsold ₹7,499"],
  [{ kind: "lost", reason: "price" }, "lost too dear"],
  [{ kind: "edited", fields: ["phone", "fax"] }, "edited Phone, fax"],
  [{ kind: "marked", isSpam: true }, "spam"],
  [{ kind: "marked", isSpam: false }, "notSpam"],
  [{ kind: "barred", isBarred: true }, "barred"],
  [{ kind: "barred", isBarred: false }, "notBarred"],
  [{ kind: "opened", way: "whatsapp", template: null }, "opened WhatsApp"],
  [{ kind: "joined", reference: "BG-0THER00" }, "joined BG-0THER00"],
  [{ kind: "parted", reference: "BG-0THER00" }, "parted BG-0THER00"],
  [{ kind: "called", isReached: true, at: 5 }, "reached at 5"],
  [{ kind: "called", isReached: false, at: 5 }, "missed at 5"],
  [{ kind: "missed", way: "upi", utr: "412345678901" }, "missing 412345678901"],
  [{ kind: "paid", ...PAYMENT }, "paid ₹3,000 27/11/2026 by bank"],
  [{ kind: "unpaid", ...PAYMENT }, "unpaid ₹3,000 27/11/2026 by bank"],
  [{ kind: "refunded", ...PAYMENT, utr: "N331" }, "refunded ₹3,000 27/11/2026 by bank · N331"],
  [{ kind: "undone" }, "undone"],
])("the history says what was done: %j", (action, words) => {
  expect(text(action)).toBe(words);
});

test("a field is said in the words of its choices, else as it was typed", () => {
  expect(wordsOf(CONTACT, "businessType", { businessType: { grocery: "Grocery" } })).toBe(
    "Grocery",
  );
  expect(wordsOf(CONTACT, "name", {})).toBe("Asha Patil");
});

test("a note is by its operator, or by the sender, who wrote again", () => {
  const words = { again: "The sender wrote again" };
  expect(noteAuthor({ by: "asha@example.in" }, words)).toBe("asha");
  expect(noteAuthor({ by: null }, words)).toBe(words.again);
});

test("a wish of a later release counts as a question", () => {
  const words = { question: "asks", order: "orders" } as Parameters<typeof wantsWord>[0];
  expect([wantsWord(words, "order"), wantsWord(words, "hologram")]).toEqual(["orders", "asks"]);
});
