import { CONTACT } from "@/test/builders/desk-leads";
import { LEADS } from "./schemas/stored-lead";
import { documentOf, readDocument } from "./stored-document";

const { notes: _, ...fields } = CONTACT;
const called = { at: 1, by: "a@b.in", status: "talking", text: "", mood: "good" };
const STORED = {
  ...fields,
  v: 1,
  work: [
    {
      ...called,
      did: {
        kind: "opened",
        way: "phone",
        template: null,
      },
    },
  ],
};

test("a lead's notes keep their stored names of release 1.0.0", () => {
  const found = readDocument(LEADS, "id", () => STORED)!;
  expect(found.record.notes).toMatchObject([{ by: "a@b.in", action: { way: "phone" } }]);
  expect(documentOf(LEADS, found, { ...found.record })).toEqual(STORED);
  const note = { at: 2, by: "c@d.in", status: "lost", text: "", action: { kind: "lost", reason: "price" } } as const; // prettier-ignore
  const changed = documentOf(LEADS, found, {
    ...found.record,
    notes: [...found.record.notes!, note],
  });
  const { action, ...written } = note;
  expect(changed["work"]).toEqual([...STORED.work, { ...written, did: action }]);
  expect(changed).not.toHaveProperty("notes");
});
