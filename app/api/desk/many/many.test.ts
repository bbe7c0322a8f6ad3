// holds: #desk, #desk-forms
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { sha256 } from "@/lib/server/core/sha256";
import { CONTACT } from "@/test/builders/desk-leads";
import { deskCallers } from "@/test/support/desk-callers";
import * as manyRoute from "./route";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { storeOf } from "@/lib/server/store/store-of";

const ASHA = "asha@example.in";
const desk = deskCallers({ "/api/desk/many": manyRoute }, [ASHA]);
const asha = desk.operator(ASHA);
const { many } = deskWordsIn("en").screens;

const IDS = ["a", "b", "c"].map((name) => sha256(name));
const leads = (...versions: number[]) => versions.map((version, n) => `${IDS[n]}.${version}`);
const stored = async (n = 0) => (await storeOf(LEADS).read(IDS[n]!))!;
beforeEach(async () => {
  for (const id of IDS) await storeOf(LEADS).update(id, () => CONTACT);
});

test("one lead of a list gets its next step in one tap, or a day, and says when that is", async () => {
  const { body } = await asha.post("many", { lead: leads(0), do: "tomorrow" });
  expect(body).toEqual({ text: expect.stringMatching(/11:00 am/) });
  const tomorrow = (await stored()).nextAt!;
  expect(new Date(tomorrow).toISOString()).toMatch(/T05:30:00/);
  await asha.post("many", { lead: leads(1), do: "day", day: "2040-01-02" });
  expect((await stored()).nextAt).toBe(Date.parse("2040-01-02T11:00+05:30"));
  expect((await asha.post("many", { lead: leads(2), do: "day", day: "" })).body).toMatchObject({
    text: many.noDay,
    isTrouble: true,
    kept: {},
  });
});

test("several are taken, marked as spam and unmarked at once; the log has one line each", async () => {
  expect((await asha.post("many", { lead: leads(0, 0), do: "take" })).body).toEqual({
    text: "2 changed.",
  });
  await asha.post("many", { lead: leads(1, 1), do: "spam" });
  expect(await stored(1)).toMatchObject({ owner: ASHA, flags: ["spam"] });
  await asha.post("many", { lead: leads(2, 2), do: "notSpam" });
  expect([(await stored(1)).flags, (await stored(2)).owner]).toEqual([[], null]);
  const lines = (await desk.logLines()).slice(0, 3);
  expect(lines.map(({ action, references }) => [action, references.length])).toEqual([
    ["changed", 2],
    ["changed", 2],
    ["changed", 2],
  ]);
});

test("nothing selected, too many, or another action changes nothing", async () => {
  const all = Array.from({ length: 101 }, (_, n) => `${sha256(String(n))}.0`);
  expect((await asha.post("many", { do: "take" })).body).toMatchObject({ text: many.nobody });
  expect((await asha.post("many", { lead: all, do: "take" })).body).toMatchObject({
    text: many.most,
  });
  expect((await asha.post("many", { lead: leads(0), do: "won" })).status).toBe(422);
  expect(await stored()).toMatchObject({ owner: null, notes: [] });
});
