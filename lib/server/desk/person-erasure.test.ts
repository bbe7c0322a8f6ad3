// holds: #deletion
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { notFound } from "@/lib/server/core/api-error";
import { CONTACT } from "@/test/builders/desk-leads";
import { PART_PAID, personDetailOf } from "@/test/builders/person-details";
import { createPersonErasure } from "./person-erasure";

const { erase: words } = deskWordsIn("en");
const DETAIL = personDetailOf({
  a: CONTACT,
  b: { ...CONTACT, reference: "BG-B" },
  c: { ...CONTACT, reference: "BG-C", name: "Ravi", topic: "call" },
});
const REFERENCES: Record<string, string> = { a: CONTACT.reference, b: "BG-B", c: "BG-C" };
const by = "asha@example.in";

/** The deletion of a person's page, and in their order what it asked for and told. `isBuyer`: sums alone are left. */
const erasureOf = (detail: () => Promise<typeof DETAIL>, isBuyer = false) => {
  const done: string[] = [];
  const erase = createPersonErasure({
    detail,
    eraseSender: async (id) => {
      done.push(id);
      if (id === "c") throw new Error("Google cannot be asked");
      return { references: [REFERENCES[id]!], records: 1 };
    },
    removePerson: async (key) => {
      done.push(`person ${key}`);
      return isBuyer;
    },
    log: {
      note: async ({ action, references, count }) => {
        done.push([action, references?.join(), count].join(" "));
        return "";
      },
    },
    alarm: async (what, _, count) => void done.push(`told of ${what} ${count}`),
  });
  return { erase, done };
};

test("the end says what is gone, and leads to what of this person stays", async () => {
  const { erase, done } = erasureOf(async () => DETAIL);
  const said = await erase({ by, of: "p", ids: ["a", "b", "of another person"], lang: "en" });
  expect(done).toEqual(["a", "b", "person p", "erased BG-C0NTACT,BG-B 2", "told of erasure 2"]);
  expect(said.text).toContain("Deleted: BG-C0NTACT, BG-B.");
  expect(said.text).toContain("BG-C · Wants a call · Ravi");
  expect(said.to).toBe("/desk/people/p/delete");
});

test("after the whole person nothing stays", async () => {
  const { erase } = erasureOf(async () => personDetailOf({ a: CONTACT }));
  expect(await erase({ by, of: "p", ids: ["a"], lang: "hi" })).toEqual({
    text: deskWordsIn("hi").erase.done.replace("{references}", "BG-C0NTACT"),
    to: "/hi/desk/people",
  });
});

test("what was deleted before a failure is logged and told", async () => {
  const { erase, done } = erasureOf(async () => DETAIL);
  await expect(erase({ by, of: "p", ids: ["a", "c", "b"], lang: "en" })).rejects.toThrow("Google");
  expect(done).toEqual(["a", "c", "erased BG-C0NTACT 1", "told of erasure 1"]);
});

test("a deletion is made again after an interruption", async () => {
  const { erase, done } = erasureOf(() => Promise.reject(notFound()));
  expect(await erase({ by, of: "p", ids: ["b"], lang: "en" })).toEqual({
    text: words.done.replace("{references}", "–"),
    to: "/desk/people",
  });
  expect(done).toEqual(["person p"]);
});

test("the deletion of a buyer without a message is logged and told", async () => {
  const { erase, done } = erasureOf(async () => personDetailOf({}, { sales: [PART_PAID] }), true);
  await erase({ by, of: "p", ids: [], lang: "en" });
  expect(done).toEqual(["person p", "erased  0", "told of erasure 1"]);
});
