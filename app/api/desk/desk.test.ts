// holds: #desk, #desk-log
import "@/test/support/own-store";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import type { DeskFilter } from "@/lib/domain/leads/desk-filter";
import { deskLog, peopleDesk } from "@/lib/server/wiring/desk";
import { browserOn } from "@/test/support/api-browser";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { newPerson } from "@/test/builders/new-person";
import { DESK_ORIGIN, deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as erasuresRoute from "./erasures/route";
import * as leadRoute from "./leads/[id]/route";

const OPERATOR = "op@example.in";
const operator = deskCallers(
  { "/api/desk/leads/:id": leadRoute, "/api/desk/erasures": erasuresRoute },
  [OPERATOR],
).operator(OPERATOR);

const browser = () =>
  browserOn(
    {
      "/api/visitors/:id": visitorRoute,
      "/api/visitors/:id/analysis": analysisRoute,
      "/api/visitors/:id/consents/:purpose": consentRoute,
      "/api/leads/contact": contactRoute,
    },
    DESK_ORIGIN,
  );

const search = async (filter: DeskFilter = {}) =>
  (await peopleDesk().list(OPERATOR, filter, "newest", null)).rows;
const read = (id: string) => peopleDesk().lead(OPERATOR, id);
const logged = async () => (await deskLog().read(null)).entries;
const contact = async (words: object = {}, from = browser()) => {
  const body = { ...GOOD_CONTACT, ...newPerson(), message: crypto.randomUUID(), ...words };
  const reply = await from.send("POST", "/api/leads/contact", { body });
  expect(reply.status).toBe(201);
  return (reply.body as { reference: string }).reference;
};
const idOf = async (reference: string) => (await search({ text: reference }))[0]!.id;

/** A visitor with a record, who finishes a check and agrees to be contacted, in this order or the other. */
const visitor = async () => {
  const device = browser();
  const id = crypto.randomUUID() as string;
  const path = `/api/visitors/${id}`;
  const profile = { businessName: `Stores ${id}` };
  expect((await device.send("PUT", path, { body: { lang: "hi", profile } })).status).toBe(201);
  return {
    device,
    id,
    finish: (answer: "yes" | "no" = "yes") =>
      device.send("POST", `${path}/analysis`, {
        body: { answers: answersOfAll(answer), lang: "hi" },
      }),
    agree: (isGiven: boolean) =>
      device.send("PUT", `${path}/consents/contact`, {
        body: { isGiven, textVersion: "2026-11-21" },
      }),
    rows: () => search({ text: `stores ${id}` }),
  };
};

test("a lead is read with all its data, and the log has an entry without its text", async () => {
  const reference = await contact({ name: "Gopal Verma", email: "gopal@example.in" });
  const id = await idOf(reference);
  const detail = await read(id);
  expect(detail.lead).toMatchObject({ name: "Gopal Verma", topic: "question", notes: [] });
  expect(detail.lead).not.toHaveProperty("keys");
  expect([detail.check, detail.messages, detail.hasAccount]).toEqual([null, [], false]);
  const [looked, searched] = await logged();
  expect(looked).toMatchObject({ action: "read", by: OPERATOR, references: [reference] });
  expect(searched).toMatchObject({ action: "searched", filter: { hasText: true }, count: 1 });
  expect(JSON.stringify(await logged())).not.toMatch(/gopal|verma/i);
});

test("the sender's copy of a lead has nothing of the desk's work", async () => {
  const own = await visitor();
  const reference = await contact({ visitorId: own.id }, own.device);
  const path = `leads/${await idOf(reference)}`;
  await operator.post(path, { do: "note", version: "0", text: "Talks a lot." });
  await operator.post(path, { do: "status", version: "1", status: "offer" });
  const taken = await operator.post(path, { do: "take", version: "2" });
  expect(taken.body).not.toHaveProperty("isTrouble");
  const copy = await own.device.send("GET", `/api/visitors/${own.id}`);
  expect(copy.text).toContain(reference);
  expect(copy.text).not.toMatch(
    /Talks a lot|offer|op@example|wonRupees|nextAt|chosen|phoneKey|emailKey/,
  );
});

describe("a finished check", () => {
  test("reaches the desk with its owner's consent; a retake is new again, and the same lead", async () => {
    const own = await visitor();
    await own.agree(true);
    expect(await own.rows()).toEqual([]);
    await own.finish();
    const [first] = await own.rows();
    await operator.post(`leads/${first!.id}`, { do: "won", version: "0", rupees: "7499" });
    await own.finish();
    expect((await own.rows())[0]).toMatchObject({ id: first!.id, status: "won" });
    await own.finish("no");
    expect(await own.rows()).toMatchObject([
      { id: first!.id, status: "new", score: { health: 100 }, area: null },
    ]);
    expect((await read(first!.id)).lead.notes).toHaveLength(2);
  });

  test("is out of sight at once when its owner takes the word back", async () => {
    const own = await visitor();
    await own.finish();
    await own.agree(true);
    const [row] = await own.rows();
    const reference = await contact({ visitorId: own.id }, own.device);
    const messageId = await idOf(reference);
    expect((await read(messageId)).check).not.toBeNull();
    expect((await read(row!.id)).alike).toMatchObject([{ reference }]);
    await own.agree(false);
    expect(await own.rows()).toEqual([]);
    await expect(read(row!.id)).rejects.toMatchObject({ status: 404 });
    expect(await read(messageId)).toMatchObject({ check: null, alike: [] });
    await own.agree(true);
    expect(await own.rows()).toMatchObject([{ id: row!.id }]);
  });
});

test("a deletion spares everybody else", async () => {
  const [one, other] = [await contact(), await contact()];
  const id = await idOf(one);
  await operator.post("erasures", { of: id, ids: [id] });
  expect(await search({ text: one })).toEqual([]);
  expect(await search({ text: other })).toHaveLength(1);
});
