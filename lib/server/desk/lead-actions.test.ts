// holds: #desk
import "@/test/support/own-store";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { LANGS } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { MAX_NOTES, versionOf } from "@/lib/domain/leads/lead-notes";
import { deskLog } from "@/lib/server/wiring/desk";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { createLeadActions } from "./lead-actions";
import { createLeadChanges } from "./lead-changes";
import { leadForm } from "./lead-form";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { PERSONS } from "@/lib/server/store/schemas/stored-person";
import { storeOf } from "@/lib/server/store/store-of";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const leads = storeOf(LEADS);
const told: string[] = [];
const NOW = Date.UTC(2026, 10, 25, 6);
const act = createLeadActions({
  changes: createLeadChanges({
    leads,
    persons: storeOf(PERSONS),
    log: deskLog(),
    now: () => NOW,
  }),
  choices: {
    join: async (_, id, other) => void told.push(`${id} joins ${other}`),
    part: async (_, id) => void told.push(`${id} parts`),
  },
  promise: { replyHours: 24, firstDay: 0, lastDay: 5 },
  now: () => NOW,
});
const { labels, screens } = deskWordsIn("en");

let planted = 0;
const plant = async (lead: Lead = CONTACT) => {
  const id = `lead ${++planted}`;
  await leads.update(id, () => lead);
  return id;
};
/** Sends a form with these fields of a page that shows the lead as it is now, or as `seen`. */
const send = async (id: string, fields: Record<string, string>, by = ASHA, seen?: number) => {
  const version = String(seen ?? versionOf((await leads.read(id))!));
  return act({ by, id, lang: "en", form: leadForm.parse({ version, back: "/desk", ...fields }) });
};
const stored = async (id: string) => (await leads.read(id))!;

test.each<[Record<string, string>, object]>([
  [
    { do: "note", status: "new", text: " Calls on Monday. " },
    { notes: [{ text: "Calls on Monday." }] },
  ],
  [{ do: "tomorrow" }, { nextAt: Date.parse("2026-11-26T11:00:00+05:30") }],
  [{ do: "day", day: "2026-12-01" }, { nextAt: Date.parse("2026-12-01T11:00+05:30") }],
  [{ do: "noNext", day: "" }, { nextAt: null }],
  [{ do: "giveBack" }, { owner: null }],
  [
    { do: "won", rupees: "₹7,499" },
    { status: "won", wonRupees: 7_499 },
  ],
])("%j is stored", async (fields, lead) => {
  const id = await plant();
  const said = await send(id, fields);
  expect(said.isTrouble).toBeUndefined();
  expect(said.kept).toBeUndefined();
  expect(await stored(id)).toMatchObject(lead);
});

test("what is no form of ours is refused", () => {
  const version = "0";
  for (const fields of [
    { do: "note", status: "new", text: " \n" },
    { do: "won", rupees: "0" },
    { do: "won", rupees: "6999.5" },
    { do: "lost", reason: "because" },
    { do: "owner", owner: RAVI },
    { do: "edit", name: "two\nlines" },
    { do: "later" },
    { do: "day", day: "later" },
    { do: "burn" },
  ])
    expect([fields, leadForm.safeParse({ version, ...fields }).success]).toEqual([fields, false]);
});

test("a day that was not chosen is asked for", async () => {
  const id = await plant();
  expect(await send(id, { do: "day", day: "" })).toMatchObject({
    text: screens.many.noDay,
    isTrouble: true,
  });
  expect((await stored(id)).notes).toEqual([]);
});

describe("a correction", () => {
  const shown = {
    do: "edit",
    name: "रवि Sharma",
    "was-name": "रवि Sharma",
    phone: "+919876543211",
    "was-phone": "+919876543211",
    location: "Nagpur",
    "was-location": "Nagpur",
  };
  const again = { phone: "+919800000001", email: "new@example.in" };

  test("of a field that the person corrected meanwhile says so, and keeps what was typed", async () => {
    const id = await plant(ONBOARDING);
    await leads.update(id, (lead) => lead && ({ ...lead, ...again } as Lead));
    const said = await send(id, { ...shown, phone: "98765 43299" });
    expect(said).toMatchObject({ isTrouble: true, kept: { do: "edit", phone: "98765 43299" } });
    expect(said.text).toContain(`${labels.phone}: ${again.phone}`);
    expect(await stored(id)).toMatchObject(again);
  });
});

test("a lead without room for a note says so; one that is gone is 404", async () => {
  const note = { at: 1, by: RAVI, status: "new", text: "" };
  const id = await plant({ ...CONTACT, notes: Array.from({ length: MAX_NOTES }, () => note) });
  await expect(send(id, { do: "won", rupees: "7499" })).rejects.toMatchObject({ code: "full" });
  await leads.remove(id);
  const gone = send(id, { do: "status", status: "demo" }, ASHA, 0);
  await expect(gone).rejects.toMatchObject({ status: 404 });
});

test("people are told apart and joined", async () => {
  const id = await plant();
  const other = "e".repeat(64);
  await send(id, { do: "part" });
  await send(id, { do: "join", other });
  expect(told).toEqual([`${id} parts`, `${id} joins ${other}`]);
  for (const lang of LANGS) expect(deskWordsIn(lang).leadPage.messages.parted).not.toBe("");
});
