// holds: #deletion
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { notFound } from "@/lib/server/core/api-error";
import { CONTACT } from "@/test/builders/desk-leads";
import { leadDetailOf, rowOf } from "@/test/builders/lead-details";
import { createPersonErasure } from "./person-erasure";

const { erase: words } = deskWordsIn("en");
const other = rowOf("b", { ...CONTACT, reference: "BG-B" });
const alike = rowOf("c", { ...CONTACT, reference: "BG-C", name: "Ravi", topic: "demo" });
const DETAIL = leadDetailOf("a", CONTACT, {
  messages: [{ row: other, notes: [] }],
  alike: [alike],
});
const REFERENCES: Record<string, string> = { a: CONTACT.reference, b: "BG-B", c: "BG-C" };
const asked: string[] = [];
const never = () => Promise.reject(new Error("not read"));
const erasureOf = (detail: () => Promise<typeof DETAIL>) =>
  createPersonErasure({
    detail,
    eraseSender: async (id) => {
      asked.push(id);
      return { references: [REFERENCES[id]!], records: 0 };
    },
    log: { note: async () => "", counted: async () => undefined, read: () => never() },
    alarm: async () => undefined,
  });
const erase = erasureOf(async () => DETAIL);
const by = "asha@example.in";

test("the end says what is gone, and leads to what of this number stays", async () => {
  const said = await erase({ by, of: "a", ids: ["a", "b"], lang: "en" });
  expect(asked).toEqual(["a", "b"]);
  expect(said.text).toContain("Deleted: BG-C0NTACT, BG-B.");
  expect(said.text).toContain("BG-C · Wants a demo · Ravi");
  expect(said.to).toBe("/desk/leads/c/delete");
});

test("after the whole person nothing stays", async () => {
  expect(await erase({ by, of: "a", ids: ["a", "b", "c"], lang: "hi" })).toEqual({
    text: deskWordsIn("hi").erase.done.replace("{references}", "BG-C0NTACT, BG-B, BG-C"),
    to: "/hi/desk/leads",
  });
});

test("a deletion is made again after an interruption", async () => {
  const again = erasureOf(() => Promise.reject(notFound()));
  expect(await again({ by, of: "a", ids: ["b"], lang: "en" })).toEqual({
    text: words.done.replace("{references}", "BG-B"),
    to: "/desk/leads",
  });
});
