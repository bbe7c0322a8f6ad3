// holds: #desk, #desk-log, #desk-calls
// Over 1 s: it loads Google's library.
import { versionOf } from "@/lib/domain/leads/lead-notes";
import "@/test/support/own-store";
import * as erasuresRoute from "@/app/api/desk/erasures/route";
import * as manyRoute from "@/app/api/desk/many/route";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { wishedCall } from "@/lib/domain/calls/call";
import { claimsOf } from "@/lib/domain/calls/call-day";
import { openingHours } from "@/lib/domain/calls/hours-form";
import { indianDay } from "@/lib/domain/core/indian-day";
import { nextStepAt } from "@/lib/domain/desk/next-step";
import { NOTE_CHARS } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { sha256 } from "@/lib/server/core/sha256";
import { CALL_DAYS, CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { storeOf } from "@/lib/server/store/store-of";
import { peopleDesk } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { CHECK, CONTACT } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { type DeskCaller, deskCallers } from "@/test/support/desk-callers";
import * as leadRoute from "./[id]/route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const desk = deskCallers(
  {
    "/api/desk/erasures": erasuresRoute,
    "/api/desk/leads/:id": leadRoute,
    "/api/desk/many": manyRoute,
  },
  [ASHA, RAVI],
);
const asha = desk.operator(ASHA);
const ravi = desk.operator(RAVI);

type Fields = Record<string, string>;

beforeAll(() =>
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "performance"],
  }),
);
afterAll(() => jest.useRealTimers());

let leads = 0;
/** Stores a lead of a new person and resolves to its id. */
const plant = async (words: object = {}, lead: Lead = CONTACT): Promise<string> => {
  const id = sha256(`${++leads}`);
  const reference = `BG-${leads}`;
  const planted = { ...lead, ...newPerson(), reference, ...words } as Lead;
  await leadStore().update(id, () => planted);
  return id;
};
const plantHidden = () => plant({ consent: { ...CHECK.consent, withdrawnAt: 20 } }, CHECK);
const stored = async (id: string) => (await leadStore().read(id))!;
const change = (id: string, version: number, form: Fields, from: DeskCaller = asha) =>
  from.post(`leads/${id}`, { version: `${version}`, ...form });
const many = (seen: readonly string[], what: string, from: DeskCaller = asha) =>
  from.post("many", { lead: [...seen], do: what });
const counts = () => peopleDesk().counts();
const isMade = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 200 && !(body as { isTrouble?: boolean }).isTrouble;
const linesAbout = async (reference: string) =>
  (await desk.logLines()).filter(({ references }) => references.includes(reference));

const NEXT = { do: "tomorrow" };
const WON = { do: "won", rupees: "6999" };
const LOST = { do: "lost", reason: "time" };
const TAKE = { do: "take" };
const SPAM = { do: "spam" };
const EDIT = { do: "edit", name: "New Name", "was-name": CONTACT.name };

describe("each change", () => {
  test.each<[Fields, object, string]>([
    [{ do: "note", text: "At four" }, { notes: [{ by: ASHA, text: "At four" }] }, "noted"],
    [{ do: "status", status: "demo" }, { status: "demo" }, "noted"],
    [TAKE, { owner: ASHA }, "changed"],
    [WON, { status: "won", wonRupees: 6_999 }, "changed"],
    [{ do: "lost", reason: "price" }, { status: "lost", lostReason: "price" }, "changed"],
    [SPAM, { flags: ["spam"] }, "changed"],
    [EDIT, { name: "New Name" }, "changed"],
    [{ do: "opened", way: "phone" }, { status: "talking" }, "opened"],
  ])("%j is stored, and logged by its reference alone", async (form, lead, action) => {
    const id = await plant();
    expect(isMade(await change(id, 0, form))).toBe(true);
    expect(await stored(id)).toMatchObject(lead);
    const [line] = await desk.logLines();
    expect(line).toMatchObject({ action, by: ASHA, references: [`BG-${leads}`] });
    expect(JSON.stringify(line)).not.toMatch(/four|price|New Name/);
  });

  test("that a lead does not allow is refused, and changes nothing", async () => {
    const [id, won] = [await plant(), await plant({ status: "won" })];
    const refused: [string, Fields][] = [
      [id, { do: "status", status: "won" }],
      [id, { do: "status", status: "in talks" }],
      [id, { do: "note", text: "x".repeat(NOTE_CHARS + 1) }],
      [id, { do: "won", rupees: "1000001" }],
      [id, { do: "edit", email: "asha@", "was-email": CONTACT.email }],
      [id, { do: "opened", way: "pigeon" }],
      [won, NEXT],
    ];
    const lines = (await desk.logLines()).length;
    for (const [which, form] of refused)
      expect([form, (await change(which, 0, form)).status]).toEqual([form, 422]);
    for (const which of [id, won]) expect((await stored(which)).notes).toEqual([]);
    expect(await desk.logLines()).toHaveLength(lines);
  });

  test("of a lead that is gone, or whose sender withdrew, is 404", async () => {
    const hidden = await plantHidden();
    for (const id of ["f".repeat(64), hidden])
      for (const form of [NEXT, { do: "opened", way: "phone" }, { do: "part" }, SPAM])
        expect([form, (await change(id, 0, form)).status]).toEqual([form, 404]);
    expect((await stored(hidden)).notes).toEqual([]);
  });
});

describe("two operators at one lead", () => {
  test("at once: one is saved, and a call that is made again is saved once", async () => {
    const id = await plant();
    const calls = [asha, ravi].flatMap((who) => [NEXT, LOST, SPAM].map((form) => ({ form, who })));
    const replies = await Promise.all(calls.map(({ form, who }) => change(id, 0, form, who)));
    expect(replies.filter(isMade)).toHaveLength(1);
    const { form, who } = calls[replies.findIndex(isMade)]!;
    expect(isMade(await change(id, 0, form, who))).toBe(true);
    expect((await stored(id)).notes).toHaveLength(1);
  });

  test("at once with a change of many, a join and an opened talk: all are in the history and in the log", async () => {
    for (let round = 0; round < 5; round++) {
      const [id, other] = [await plant(), await plant()];
      const { reference } = await stored(id);
      const [noted, inMany, ...others] = await Promise.all([
        change(id, 0, { do: "note", text: "Calls back" }),
        many([`${id}.0`, `${other}.0`], "tomorrow", ravi),
        change(id, 0, { do: "opened", way: "phone" }),
        change(other, 0, { do: "join", other: id }, ravi),
      ]);
      expect([noted, ...others].map(isMade)).toEqual([true, true, true]);
      // It is saved, or the operator is told what came first, and saves it then.
      const now = await stored(id);
      const isSaved = now.notes.some(({ action }) => action?.kind === "next");
      if (!isMade(inMany) && !isSaved)
        expect(isMade(await change(id, versionOf(now), NEXT, ravi))).toBe(true);
      const after = await stored(id);
      expect(after).toMatchObject({
        status: "talking",
        nextAt: nextStepAt("tomorrow", Date.now()),
        person: (await stored(other)).person,
      });
      const deeds = after.notes.map(({ by, action, text }) => `${by} ${action?.kind ?? text}`);
      for (const deed of [`${ASHA} Calls back`, `${ASHA} opened`, `${RAVI} joined`, `${RAVI} next`])
        expect(deeds).toContain(deed);
      const lines = (await linesAbout(reference)).map(({ by, action }) => `${by} ${action}`);
      for (const line of [`${ASHA} noted`, `${ASHA} opened`, `${RAVI} changed`, `${RAVI} joined`])
        expect(lines).toContain(line);
    }
  });

  test("at once with its deletion: it is gone for good, and the log has both", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await plant();
      const { reference } = await stored(id);
      const [changed, erased, taken] = await Promise.all([
        change(id, 0, WON),
        ravi.post("erasures", { of: id, ids: id }),
        many([`${id}.0`], "take"),
      ]);
      expect([200, 404]).toContain(changed.status);
      expect([erased.status, taken.status]).toEqual([200, 200]);
      expect(await leadStore().read(id)).toBeNull();
      const lines = await linesAbout(reference);
      expect(lines.map(({ by, action }) => `${by} ${action}`)).toContain(`${RAVI} erased`);
    }
  });
});

test("a change of many leaves out what is gone, withdrawn or sold, with one line in the log", async () => {
  const [id, won, hidden] = [await plant(), await plant({ status: "won" }), await plantHidden()];
  const seen = [id, won, hidden, "e".repeat(64)].map((one) => `${one}.0`);
  const { length } = await desk.logLines();
  const reply = await many(seen, "tomorrow");
  expect(reply.body).toMatchObject({ text: expect.stringContaining("1 changed, 3 not") });
  expect(await desk.logLines()).toHaveLength(length + 1);
  // Made again, it adds nothing.
  expect(isMade(await many([`${id}.0`], "tomorrow"))).toBe(true);
  const notes = await Promise.all([id, won, hidden].map(async (one) => (await stored(one)).notes));
  expect(notes.map(({ length }) => length)).toEqual([1, 0, 0]);
});

describe("messages of one person", () => {
  const join = (id: string, other: string, from: DeskCaller = asha) =>
    from.post(`leads/${id}`, { do: "join", other });
  const part = (id: string, from: DeskCaller = asha) => from.post(`leads/${id}`, { do: "part" });
  const personOf = async (id: string) => (await stored(id)).person;

  test("two operators at once lose none", async () => {
    for (let round = 0; round < 5; round++) {
      const ids = [await plant(), await plant(), await plant()] as const;
      const [a, b, c] = ids;
      await Promise.all([join(a, b), join(b, c, ravi)]);
      const isComplete = async () => {
        for (const id of ids) {
          const person = await personOf(id);
          const { row, messages } = await peopleDesk().detail(id);
          const mine = [row.id, ...messages.map((one) => one.row.id)];
          const persons = await Promise.all(mine.map(personOf));
          expect(new Set(persons)).toEqual(new Set([person]));
        }
      };
      await isComplete();
      await Promise.all([part(b), part(a, ravi)]);
      await isComplete();
      await Promise.all([join(a, c), part(c, ravi)]);
      await isComplete();
      await join(a, b);
      await join(a, c);
      expect(new Set(await Promise.all(ids.map(personOf))).size).toBe(1);
    }
  });
});

// The last ones: they turn the clock.
describe("a call at a time", () => {
  const HOUR_MS = 3_600_000;
  const before = Date.now();
  const at = Math.ceil(before / (HOUR_MS / 2)) * (HOUR_MS / 2);
  const { calls } = deskWordsIn("en");
  type Mark = "reached" | "missed" | "uncalled";
  const mark = async (id: string, what: Mark, from = asha, version = 0) => {
    jest.setSystemTime(at);
    return change(id, version, { do: what, at: String(at), back: "/desk" }, from);
  };
  const claims = async () => {
    const day = await storeOf(CALL_DAYS).read(indianDay(at));
    return day ? claimsOf(day).map(({ lead }) => lead) : [];
  };
  const book = () => {
    jest.setSystemTime(before);
    return plant({ call: wishedCall(at) });
  };
  beforeAll(async () => {
    const hours = { ...openingHours({ from: 0, to: 1_440 }, 0, 6), atOnce: 30, noticeHours: 0 };
    await storeOf(CALL_HOURS).update(CALL_HOURS_ID, () => hours);
  });

  test("is marked from its time on, not before", async () => {
    const id = await book();
    for (const what of ["reached", "missed"]) {
      const { body } = await change(id, 0, { do: what, at: String(at) });
      expect(body).toMatchObject({ text: calls.today.notYet, isTrouble: true });
    }
    expect(await stored(id)).toMatchObject({ notes: [], nextAt: null, call: { end: null } });
  });

  test("that was reached keeps its half hour, and is noted", async () => {
    const id = await book();
    expect((await mark(id, "reached")).body).toEqual({ text: calls.today.saidReached });
    expect(await stored(id)).toMatchObject({
      status: "talking",
      owner: ASHA,
      call: {
        at,
        end: "reached",
      },
      notes: [
        {
          by: ASHA,
          action: {
            kind: "called",
            isReached: true,
            at,
          },
        },
      ],
    });
    expect(await claims()).toContain(id);
    expect((await desk.logLines())[0]).toMatchObject({ action: "changed", by: ASHA });
  });

  test("does not wait for an answer before its time, and is the next step", async () => {
    const before = await counts();
    const id = await book();
    expect((await counts()).answer).toBe(before.answer);
    expect((await peopleDesk().detail(id)).person).toMatchObject({ nextAt: at, callAt: at });
    const { rows } = await peopleDesk().list(ASHA, {}, "next", null);
    expect(rows.map((row) => row.id)).toContain(id);
  });
});
