// holds: #desk
import { cursorFrom, cursorText, deskHref, listQueryIn } from "./list-choice";

test("an address names a stage, an owner, spam, and that words are looked for", () => {
  const query = { stage: "offer", owner: " me ", spam: "1", found: "1" };
  expect(listQueryIn(query)).toEqual({ ...query, owner: "me" });
});

test("what is not known in an address is left out", () => {
  const query = { stage: "demo", owner: "", spam: "only", found: "Asha", lang: ["en", "hi"] };
  expect(listQueryIn(query)).toEqual({});
  expect(listQueryIn({ stage: ["new", "won"], owner: "x".repeat(500) })).toEqual({});
});

test("an address is made without what is not set", () => {
  expect(deskHref("en", "/people")).toBe("/desk/people");
  const back = deskHref("hi", "/people", { stage: "new", owner: "op@example.in", spam: undefined });
  expect(back).toBe("/hi/desk/people?stage=new&owner=op%40example%2Ein");
});

test.each([
  { at: 1_764_300_000_000.25, id: "a1" },
  { at: -5, id: "0" },
  { at: 1, also: [1_764_300_000_000, 2.5], id: "ff" },
])("the cursor %j is read back", (cursor) => {
  expect(cursorFrom(cursorText(cursor))).toEqual(cursor);
});

test.each([null, "", "x", "12", "12_", "_a", "1e9_a", "--1_a", "1_2_x", "1__a"])(
  "%j is no cursor",
  (text) => {
    expect(cursorFrom(text)).toBeNull();
  },
);
