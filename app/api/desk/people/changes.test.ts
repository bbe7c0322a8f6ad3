// holds: #desk, #desk-log
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import * as erasuresRoute from "@/app/api/desk/erasures/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import { nextStepAt } from "@/lib/domain/desk/next-step";
import { NOTE_CHARS } from "@/lib/domain/leads/person-notes";
import { leadStore } from "@/lib/server/wiring/leads";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { storeOf } from "@/lib/server/store/store-of";
import { CHECK, CONTACT } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { type DeskCaller, deskCallers } from "@/test/support/desk-callers";
import { plantLead, storedPerson } from "@/test/support/planted-leads";
import * as personRoute from "./[key]/route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const routes = { "/api/desk/erasures": erasuresRoute, "/api/desk/people/:key": personRoute };
const desk = deskCallers(routes, [ASHA, RAVI]);
const asha = desk.operator(ASHA);
const ravi = desk.operator(RAVI);
const { labels, person: words } = deskWordsIn("en");

type Fields = Record<string, string>;

const change = (key: string, version: number, form: Fields, from: DeskCaller = asha) =>
  from.post(`people/${key}`, { version: `${version}`, ...form });
const isMade = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 200 && !(body as { isTrouble?: boolean }).isTrouble;
const linesAbout = async (reference: string) =>
  (await desk.logLines())
    .filter(({ references }) => references.includes(reference))
    .map(({ by, action }) => `${by} ${action}`);

const TALK = { do: "talk" };
const NEXT = { ...TALK, next: "inThreeDays" };
const LOST = { ...TALK, stage: "lost", reason: "price" };
const TAKE = { do: "take" };
const OPENED = { do: "opened", way: "phone" };
const EDIT = { do: "edit", name: "New Name", "was-name": CONTACT.name };

describe("each change", () => {
  test.each<[Fields, object, string]>([
    [{ ...TALK, text: "At four" }, { notes: [{ by: ASHA, text: "At four" }] }, "noted"],
    [{ ...TALK, stage: "offer" }, { stage: "offer", owner: ASHA }, "changed"],
    [TAKE, { owner: ASHA }, "changed"],
    [LOST, { stage: "lost", lostReason: "price", nextAt: null }, "changed"],
    [EDIT, { details: { name: "New Name" } }, "changed"],
    [{ do: "bar" }, { isBarred: true }, "changed"],
    [OPENED, { stage: "talking", nextAt: expect.any(Number) }, "changed"],
  ])("%j is stored, and logged by its reference alone", async (form, part, action) => {
    const { key, reference } = await plantLead();
    expect(isMade(await change(key, 0, form))).toBe(true);
    expect(await storedPerson(key)).toMatchObject({ ...part, version: 1 });
    const [line] = await desk.logLines();
    expect(line).toMatchObject({ action, by: ASHA, references: [reference] });
    expect(JSON.stringify(line)).not.toMatch(/four|price|New Name/);
  });

  test.each<[Fields, number, string | null]>([
    [{ ...TALK, stage: "lost" }, 200, words.faults.reason],
    [{ ...TALK, stage: "won" }, 200, words.formFaults.noSum],
    [{ ...TALK, stage: "won", rupees: "11,00,000" }, 200, words.formFaults.sumTooLarge],
    [{ ...TALK, next: "day", day: "2020-01-01" }, 200, words.formFaults.past],
    [{ do: "paid", paid: "5k", on: "2999-01-01" }, 200, words.formFaults.future],
    [
      { do: "edit", email: "asha@", "was-email": "" },
      200,
      fill(words.faults.field, { field: labels.email }),
    ],
    [{ ...TALK, stage: "in talks" }, 422, null],
    [{ ...TALK, text: "x".repeat(NOTE_CHARS + 1) }, 422, null],
    [{ do: "opened", way: "pigeon" }, 422, null],
  ])(
    "that is wrong (%#) is refused with a reason, what was typed stays, and nothing changes or is logged",
    async (form, code, text) => {
      const { key, reference } = await plantLead({ email: "" });
      const before = await storedPerson(key);
      const { status, body } = await change(key, 0, form);
      expect(status).toBe(code);
      expect(body).toMatchObject({ isTrouble: true, kept: form, ...(text && { text }) });
      expect(await storedPerson(key)).toEqual(before);
      expect(await linesAbout(reference)).toEqual([]);
    },
  );

  test("of a person who is gone, or who withdrew, is 404", async () => {
    const consent = { ...CHECK.consent, withdrawnAt: 20 };
    const hidden = await plantLead({ consent }, CHECK);
    for (const key of ["f".repeat(64), hidden.key])
      for (const form of [NEXT, OPENED, { do: "spam" }, { do: "apart", lead: "f".repeat(64) }])
        expect([form, (await change(key, 0, form)).status]).toEqual([form, 404]);
  });
});

describe("two operators at one person", () => {
  test("at once: one is saved, the others are told who was faster, and a repeated tap is saved once", async () => {
    const { key, reference } = await plantLead();
    const calls = [asha, ravi].flatMap((who) => [NEXT, LOST, TAKE].map((form) => ({ form, who })));
    const replies = await Promise.all(calls.map(({ form, who }) => change(key, 0, form, who)));
    expect(replies.filter(isMade)).toHaveLength(1);
    const { form, who } = calls[replies.findIndex(isMade)]!;
    const other = replies.find((reply) => !isMade(reply))!;
    const name = who === asha ? "asha" : "ravi";
    expect((other.body as { text: string }).text).toContain(`${name} was faster`);
    expect(isMade(await change(key, 0, form, who))).toBe(true);
    expect((await storedPerson(key)).notes).toHaveLength(1);
    expect(await linesAbout(reference)).toEqual([`${name}@example.in changed`]);
  });

  test("at once with a note and an opened talk: all are in the history and in the log", async () => {
    for (let round = 0; round < 5; round++) {
      const { key, reference } = await plantLead();
      const [next, ...others] = await Promise.all([
        change(key, 0, NEXT, ravi),
        change(key, 0, { ...TALK, text: "Calls back" }),
        change(key, 0, OPENED),
      ]);
      expect(others.map(isMade)).toEqual([true, true]);
      // It is saved, or the operator is told what came first, and saves it then.
      const { version } = await storedPerson(key);
      if (!isMade(next)) expect(isMade(await change(key, version, NEXT, ravi))).toBe(true);
      const { notes, ...person } = await storedPerson(key);
      expect(person).toMatchObject({ stage: "talking", version: 3 });
      const deeds = notes.map(({ by, action, text }) => `${by} ${action?.kind ?? text}`);
      expect(deeds.toSorted()).toEqual([`${ASHA} Calls back`, `${ASHA} opened`, `${RAVI} next`]);
      expect(await linesAbout(reference)).toEqual(
        expect.arrayContaining([`${ASHA} noted`, `${ASHA} changed`, `${RAVI} changed`]),
      );
    }
  });

  test("at once with its deletion: it is gone for good, and the log has both", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, key, reference } = await plantLead();
      const [changed, erased, marked] = await Promise.all([
        change(key, 0, NEXT),
        ravi.post("erasures", { of: key, ids: id }),
        change(key, 0, { do: "spam" }),
      ]);
      for (const reply of [changed, marked]) expect([200, 404]).toContain(reply.status);
      expect(erased.status).toBe(200);
      for (const one of [key, id]) expect(await storeOf(PEOPLE).read(one)).toBeNull();
      expect(await leadStore().read(id)).toBeNull();
      expect(await linesAbout(reference)).toContain(`${RAVI} erased`);
    }
  });

  test("who tell messages of one person apart at once lose none", async () => {
    for (let round = 0; round < 5; round++) {
      const { phone } = newPerson();
      const [a, b, c] = [
        await plantLead({ phone }),
        await plantLead({ phone }),
        await plantLead({ phone }),
      ];
      expect(new Set([a.key, b.key, c.key]).size).toBe(1);
      const apart = (lead: string, from: DeskCaller) =>
        change(a.key, 0, { do: "apart", lead }, from);
      const replies = await Promise.all([apart(a.id, asha), apart(b.id, ravi)]);
      expect(replies.map(isMade)).toEqual([true, true]);
      const leadsOf = async (key: string) => (await storedPerson(key)).leads.map(({ id }) => id);
      expect(await Promise.all([a.id, b.id, c.key].map(leadsOf))).toEqual([[a.id], [b.id], [c.id]]);
    }
  });
});

test("the tap that is sent twice by one browser changes nothing twice", async () => {
  const taps: Fields[] = [
    { ...TALK, stage: "won", rupees: "14,999", text: "Takes it" },
    { do: "paid", paid: "5k", utr: "412345678901" },
    NEXT,
  ];
  const { key } = await plantLead();
  for (const [version, form] of taps.entries()) {
    const [first, second] = [await change(key, version, form), await change(key, version, form)];
    expect([first.status, second.body]).toEqual([200, first.body]);
  }
  expect(await storedPerson(key)).toMatchObject({
    version: taps.length,
    nextAt: nextStepAt("inThreeDays", Date.now()),
    sales: [{ rupees: 14_999, payments: [{ rupees: 5_000 }] }],
    notes: [{ text: "Takes it" }, {}, {}],
  });
});
