// holds: #desk-calls, #desk-forms
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { wishedCall } from "@/lib/domain/calls/call";
import { openingHours, typedHours } from "@/lib/domain/calls/hours-form";
import { dayAfter, indianDay, indianDayStart } from "@/lib/domain/core/indian-day";
import { sha256 } from "@/lib/server/core/sha256";
import { CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { storeOf } from "@/lib/server/store/store-of";
import { callDesk } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { CONTACT } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { deskCallers } from "@/test/support/desk-callers";
import * as hoursRoute from "./route";

const ASHA = "asha@example.in";
const desk = deskCallers({ "/api/desk/call-hours": hoursRoute }, [ASHA]);
const asha = desk.operator(ASHA);
const { calls, forms } = deskWordsIn("en");

const HOURS = openingHours(Array(7).fill({ from: 600, to: 1_080 }));
const { daysOff: _, ...TYPED } = typedHours(HOURS);
const stored = () => storeOf(CALL_HOURS).read(CALL_HOURS_ID);
const savedAt = async () => String((await callDesk().plan()).savedAt);
const post = async (fields: Record<string, string | string[]>) =>
  asha.post("call-hours", { back: "/desk/calls", savedAt: await savedAt(), ...TYPED, ...fields });
const save = (fields: Record<string, string | string[]> = {}) => post({ do: "save", ...fields });
const off = () => post({ do: "off" });
beforeEach(async () => {
  await save();
});

const tomorrow = () => dayAfter(indianDay(Date.now()), 1);
let booked = 0;
/** A call tomorrow at so many hours, of a new person. */
const book = async (hour: number): Promise<string> => {
  const id = sha256(`call ${++booked}`);
  const at = indianDayStart(tomorrow()) + hour * 3_600_000;
  const reference = `BG-CALL${booked}`;
  const lead = { ...CONTACT, ...newPerson(), reference, call: wishedCall(at) };
  await leadStore().update(id, () => lead);
  return id;
};
const planned = async () => {
  const { coming, outside } = await callDesk().plan();
  return [coming, outside].map((rows) => rows.map(({ lead }) => lead));
};

test("hours are saved, logged, and switched off again", async () => {
  const daysOff = ["2099-12-25", "", "2099-01-26"];
  expect((await save({ atOnce: "3", "from-6": "", "to-6": "", daysOff })).body).toEqual({
    text: calls.hours.saved,
  });
  expect(await stored()).toMatchObject({
    atOnce: 3,
    noticeHours: 2,
    horizonDays: 10,
    daysOff: ["2099-01-26", "2099-12-25"],
    week: [
      ...Array(6).fill({
        from: 600,
        to: 1080,
      }),
      null,
    ],
  });
  expect((await desk.logLines())[0]).toMatchObject({ action: "hours", by: ASHA });
  expect((await off()).body).toEqual({ text: calls.hours.offSaved });
  expect(await stored()).toBeNull();
});

test("hours that somebody else has changed since are not overwritten; what was typed is kept", async () => {
  const seen = await savedAt();
  await save({ atOnce: "2", savedAt: seen });
  const lines = await desk.logLines();
  const mine = { atOnce: "3", savedAt: seen };
  const kept = expect.not.objectContaining({ savedAt: seen });
  expect((await save(mine)).body).toMatchObject({ text: forms.changed, isTrouble: true, kept });
  expect((await post({ do: "off", savedAt: seen })).body).toMatchObject({ text: forms.changed });
  expect(await desk.logLines()).toEqual(lines);
  expect(await stored()).toMatchObject({ atOnce: 2 });
  expect((await save({ atOnce: "2", savedAt: seen })).body).toEqual({ text: calls.hours.saved });
  const wrong = await save({ ...mine, noticeHours: "99" });
  expect(wrong.body).toMatchObject({ text: calls.hours.refused, kept: mine });
  expect((await save({ ...mine, savedAt: await savedAt() })).body).toEqual({
    text: calls.hours.saved,
  });
  expect(await stored()).toMatchObject({ atOnce: 3 });
});

test("a day off leaves what is booked on it, and the page names it; the next one is refused", async () => {
  const id = await book(10);
  expect(await planned()).toEqual([[id], []]);
  await save({ daysOff: [tomorrow()] });
  expect(await planned()).toEqual([[id], [id]]);
  await expect(book(11)).rejects.toThrow("closed");
  await off();
  expect(await planned()).toEqual([[id], [id]]);
});
