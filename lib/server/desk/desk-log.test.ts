// holds: #desk-log
import "@/test/support/own-store";
import { setTimeout } from "node:timers/promises";
import { deskLog } from "@/lib/server/wiring/desk";
import { cursorFrom, cursorText } from "./list-choice";

const by = "op@example.in";
/** Notes a look; the store orders lines of one millisecond by their ids. */
const note = async (reference: string) => {
  await deskLog().note({ by, action: "read", references: [reference] });
  await setTimeout(2);
};

test("the lines of one lead are found behind many of others, page by page", async () => {
  for (let n = 0; n < 3; n++) await note("BG-AB12");
  for (let n = 0; n < 120; n++) await note(`BG-${n}`);
  await note("BG-AB12");
  const all = await deskLog().read(null);
  expect([all.entries.length, all.entries[0]!.references]).toEqual([50, ["BG-AB12"]]);
  const older = await deskLog().read(cursorFrom(cursorText(all.next!)));
  expect(older.entries[0]!.references).toEqual(["BG-70"]);
  const found = await deskLog().read(null, "AB1");
  expect(found.entries.map(({ references }) => references)).toEqual(Array(4).fill(["BG-AB12"]));
  expect(found.next).toBeNull();
  expect((await deskLog().read(null, "BG-NONE")).entries).toEqual([]);
});

test.each([null, "", "x", "12", "12_", "_a", "1e9_a", "--1_a"])("%j is no cursor", (text) => {
  expect(cursorFrom(text)).toBeNull();
});
