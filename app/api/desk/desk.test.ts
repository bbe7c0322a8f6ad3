// holds: #desk, #desk-log
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import * as accountRoute from "@/app/api/account/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as onboardingRoute from "@/app/api/leads/onboarding/route";
import * as newsletterRoute from "@/app/api/leads/newsletter/route";
import * as sessionRoute from "@/app/api/session/route";
import type { DeskFilter } from "@/lib/domain/leads/desk-filter";
import { deskLog, peopleDesk } from "@/lib/server/wiring/desk";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";
import { withAuthEmulator } from "@/test/standins/auth-emulator";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { deskForm } from "@/test/support/desk-form";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { newPerson } from "@/test/builders/new-person";
import { storedRows } from "@/test/support/stored-rows";
import * as erasuresRoute from "./erasures/route";
import * as exportRoute from "./export/route";
import * as leadRoute from "./leads/[id]/route";

const OPERATOR = "op@example.in";
const SECOND = "second@example.in";
process.env.OPERATOR_EMAILS = `${OPERATOR.toUpperCase()}, ${SECOND}`;

const emulator = withAuthEmulator();

const ROUTES = {
  "/api/desk/leads/:id": leadRoute,
  "/api/desk/export": exportRoute,
  "/api/desk/erasures": erasuresRoute,
  "/api/session": sessionRoute,
  "/api/account": accountRoute,
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/visitors/:id/consents/:purpose": consentRoute,
  "/api/leads/contact": contactRoute,
  "/api/leads/onboarding": onboardingRoute,
  "/api/leads/newsletter": newsletterRoute,
};

const browser = () => browserOn(ROUTES);
const signedIn = async (email?: string): Promise<ApiBrowser> => {
  const made = browser();
  const { idToken } = await emulator.signIn(email ? { email } : {});
  const headers = { authorization: `Bearer ${idToken}` };
  expect((await made.send("POST", "/api/session", { headers })).status).toBe(204);
  return made;
};

let operator: ApiBrowser;
beforeAll(async () => {
  operator = await signedIn(OPERATOR);
});

const search = async (filter: DeskFilter = {}) =>
  (await peopleDesk().list(OPERATOR, filter, "newest", null)).rows;
const read = (id: string) => peopleDesk().lead(OPERATOR, id);
const logged = async () => (await deskLog().read(null)).entries;
const post = (path: string, fields: Record<string, string | string[]>, from = operator) =>
  from.send("POST", `/api/desk/${path}`, deskForm(fields));
const contact = async (words: object = {}, from = browser()) => {
  const body = { ...GOOD_CONTACT, ...newPerson(), message: crypto.randomUUID(), ...words };
  const reply = await from.send("POST", "/api/leads/contact", { body });
  expect(reply.status).toBe(201);
  return (reply.body as { reference: string }).reference;
};
const idOf = async (reference: string) => (await search({ text: reference }))[0]!.id;

/** A visitor with a record, who finishes a check and agrees to be contacted, in this order or the other. */
const visitor = async (device = browser()) => {
  const id = crypto.randomUUID() as string;
  const path = `/api/visitors/${id}`;
  const profile = { businessName: `Stores ${id}` };
  expect((await device.send("PUT", path, { body: { lang: "hi", profile } })).status).toBe(201);
  const answers = answersOfAll("yes");
  return {
    device,
    id,
    finish: (answer: "yes" | "no" = "yes") => {
      const body = { answers: answer === "yes" ? answers : answersOfAll("no"), lang: "hi" };
      return device.send("POST", `${path}/analysis`, { body });
    },
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

describe("two operators at one lead", () => {
  const say = (id: string, from: ApiBrowser, version: number, status: string) =>
    post(`leads/${id}`, { do: "status", version: String(version), status }, from);
  const write = (id: string, text: string) =>
    post(`leads/${id}`, { do: "note", version: "0", text });

  test("a note has a limited length; the sender's copy of the lead has none of it", async () => {
    const own = await visitor();
    const reference = await contact({ visitorId: own.id }, own.device);
    const id = await idOf(reference);
    expect((await write(id, "x".repeat(1_001))).status).toBe(422);
    expect((await write(id, "Talks a lot.")).status).toBe(200);
    await say(id, operator, 1, "offer");
    await post(`leads/${id}`, { do: "take", version: "2" });
    const copy = await own.device.send("GET", `/api/visitors/${own.id}`);
    expect(copy.text).toContain(reference);
    expect(copy.text).not.toMatch(
      /Talks a lot|offer|op@example|wonRupees|nextAt|chosen|phoneKey|emailKey/,
    );
  });
});

describe("a finished check", () => {
  test("or agreed before; a retake is new again, and the same lead", async () => {
    const own = await visitor();
    await own.agree(true);
    expect(await own.rows()).toEqual([]);
    await own.finish();
    const [first] = await own.rows();
    await post(`leads/${first!.id}`, { do: "won", version: "0", rupees: "7499" });
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

  test("stays readable when its device's record goes into an account's", async () => {
    const device = await signedIn();
    await device.send("PUT", "/api/account", { body: { visitorId: null, lang: "en" } });
    const cookie = device.cookie();
    const own = await visitor();
    await own.finish();
    await own.agree(true);
    const [row] = await own.rows();
    const both = [cookie, own.device.cookie()].join("; ");
    const linked = await own.device.send("PUT", "/api/account", {
      body: { visitorId: own.id, lang: "hi" },
      headers: { cookie: both },
    });
    expect(linked.status).toBe(200);
    expect((linked.body as { userId: string }).userId).not.toBe(own.id);
    const detail = await read(row!.id);
    expect(detail).toMatchObject({ hasAccount: true, check: { answers: { b1: "yes" } } });
  });
});

describe("the deletion of a person", () => {
  const erase = async (ids: string[]) => {
    const { status, body } = await post("erasures", { of: ids[0]!, ids });
    return { status, text: (body as { text: string }).text };
  };
  const left = (word: string) =>
    Object.values(storedRows(databasePath))
      .flat()
      .filter(({ id, record }) => `${id} ${record}`.includes(word));

  test("takes record, leads, account and sign-in, and leaves a line with the numbers alone", async () => {
    const name = `Person ${crypto.randomUUID()}`;
    const own = await visitor(await signedIn());
    await own.finish();
    await own.agree(true);
    const key = { "idempotency-key": crypto.randomUUID() };
    const body = { ...GOOD_CONTACT, name, visitorId: own.id };
    const sent = await own.device.send("POST", "/api/leads/contact", { body, headers: key });
    const { reference } = sent.body as { reference: string };
    await own.device.send("PUT", "/api/account", { body: { visitorId: own.id, lang: "en" } });
    const elsewhere = await contact({ name });
    const [check] = await own.rows();
    const ids = [await idOf(reference), await idOf(elsewhere)];

    const reply = await erase(ids);
    expect(reply.status).toBe(200);
    const references = [reference, elsewhere, check!.reference];
    for (const one of references) expect(reply.text).toContain(one);
    expect(left(name)).toEqual([]);
    expect(left(own.id)).toEqual([]);
    expect((await own.device.send("GET", `/api/visitors/${own.id}`)).status).toBe(404);
    expect((await own.device.send("GET", "/api/account")).status).toBe(401);
    const [line] = await logged();
    expect(line).toMatchObject({ action: "erased", by: OPERATOR, count: 1 });
    expect(line!.references.toSorted()).toEqual(references.toSorted());
    const again = await erase(ids);
    for (const one of references) expect(again.text).not.toContain(one);
  });

  test("spares everybody else", async () => {
    const [one, other] = [await contact(), await contact()];
    await erase([await idOf(one)]);
    expect(await search({ text: one })).toEqual([]);
    expect(await search({ text: other })).toHaveLength(1);
  });
});
