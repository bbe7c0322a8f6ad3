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
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";
import { withAuthEmulator } from "@/test/standins/auth-emulator";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { GOOD_CONTACT, GOOD_NEWSLETTER } from "@/test/support/lead-browser";
import { GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { newPerson } from "@/test/builders/new-person";
import { storedRows } from "@/test/support/stored-rows";
import * as erasuresRoute from "./erasures/route";
import * as exportRoute from "./export/route";
import * as leadRoute from "./leads/[id]/route";
import * as logRoute from "./log/route";
import * as searchRoute from "./search/route";

const OPERATOR = "op@example.in";
const SECOND = "second@example.in";
process.env.OPERATOR_EMAILS = `${OPERATOR.toUpperCase()}, ${SECOND}`;

const emulator = withAuthEmulator();

const ROUTES = {
  "/api/desk/search": searchRoute,
  "/api/desk/leads/:id": leadRoute,
  "/api/desk/export": exportRoute,
  "/api/desk/erasures": erasuresRoute,
  "/api/desk/log": logRoute,
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
let second: ApiBrowser;
beforeAll(async () => {
  operator = await signedIn(OPERATOR);
  second = await signedIn(SECOND);
});

const search = async (filter: object = {}, from = operator) => {
  const reply = await from.send("POST", "/api/desk/search", { body: { filter, before: null } });
  expect(reply.status).toBe(200);
  return (reply.body as { rows: LeadRow[] }).rows;
};
const read = (id: string, from = operator) => from.send("GET", `/api/desk/leads/${id}`);
const detailOf = async (id: string) => (await read(id)).body as LeadDetail;
const logged = async () => {
  const reply = await operator.send("POST", "/api/desk/log", { body: { before: null } });
  return (reply.body as { entries: Record<string, unknown>[] }).entries;
};
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

test("the list has the leads as sent, newest first", async () => {
  const first = await contact({ name: "Zeenat Khan", phone: "99887 76655" });
  const reply = await browser().send("POST", "/api/leads/newsletter", {
    body: { ...GOOD_NEWSLETTER, email: "list@example.in" },
  });
  const { reference } = reply.body as { reference: string };
  const [newest, next] = await search();
  expect(newest).toMatchObject({ reference, kind: "newsletter", email: "list@example.in" });
  expect(next).toMatchObject({ reference: first, kind: "contact", phone: "+919988776655" });
  expect((await search({ text: "99887 76655" })).map((row) => row.reference)).toEqual([first]);
});

test("a lead is read with all its data, and the log has an entry without its text", async () => {
  const reference = await contact({ name: "Gopal Verma", email: "gopal@example.in" });
  const id = await idOf(reference);
  const detail = await detailOf(id);
  expect(detail.lead).toMatchObject({ name: "Gopal Verma", topic: "question", notes: [] });
  expect(detail.lead).not.toHaveProperty("keys");
  expect([detail.check, detail.others, detail.hasAccount]).toEqual([null, [], false]);
  const [read, searched] = await logged();
  expect(read).toMatchObject({ action: "read", by: OPERATOR, references: [reference] });
  expect(searched).toMatchObject({ action: "searched", filter: { hasText: true }, count: 1 });
  expect(JSON.stringify(await logged())).not.toMatch(/gopal|verma/i);
});

test.each([
  ["/api/desk/leads/" + "f".repeat(64), "GET", undefined, 404],
  ["/api/desk/leads/nonsense", "GET", undefined, 422],
  ["/api/desk/search", "POST", { filter: { isAdmin: true }, before: null }, 422],
  ["/api/desk/search", "POST", { filter: { text: "" }, before: null }, 422],
  ["/api/desk/search", "POST", { filter: {}, before: { at: -1, id: "" } }, 422],
  ["/api/desk/erasures", "POST", { ids: [] }, 422],
])("%s by %s with %j is %i", async (path, method, body, status) => {
  expect((await operator.send(method, path, { body })).status).toBe(status);
});

describe("two operators at one lead", () => {
  const say = (id: string, from: ApiBrowser, version: number, text: string, status = "talking") =>
    from.send("POST", `/api/desk/leads/${id}`, {
      body: { version, change: { kind: "note", status, text } },
    });

  test("the second operator gets the current state, and nothing is overwritten", async () => {
    const id = await idOf(await contact());
    expect((await say(id, operator, 0, "Calls back tomorrow.")).status).toBe(200);
    const late = await say(id, second, 0, "Not interested.", "offer");
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error: { code: "changed" },
      now: {
        row: { status: "talking" },
        lead: { notes: [{ by: OPERATOR, status: "talking", text: "Calls back tomorrow." }] },
      },
    });
    expect((await say(id, second, 1, "Not interested.", "offer")).status).toBe(200);
    const { lead } = await detailOf(id);
    expect([lead.status, lead.notes.map(({ by, text }) => [by, text])]).toEqual([
      "offer",
      [
        [OPERATOR, "Calls back tomorrow."],
        [SECOND, "Not interested."],
      ],
    ]);
  });

  test("simultaneous changes are saved one at a time, and a repeated call is saved once", async () => {
    const id = await idOf(await contact());
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => say(id, n % 2 ? operator : second, 0, `Note ${n}`)),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const [kept] = (await detailOf(id)).lead.notes;
    const again = await say(id, kept!.by === OPERATOR ? operator : second, 0, kept!.text);
    expect(again.status).toBe(200);
    expect((await detailOf(id)).lead.notes).toHaveLength(1);
  });

  test("a note has a limited length; the sender's copy of the lead has none of it", async () => {
    const own = await visitor();
    const reference = await contact({ visitorId: own.id }, own.device);
    const id = await idOf(reference);
    expect((await say(id, operator, 0, "x".repeat(1_001))).status).toBe(422);
    expect((await say(id, operator, 0, "Talks a lot.", "offer")).status).toBe(200);
    const taken = { version: 1, change: { kind: "owner", owner: "me" } };
    await operator.send("POST", `/api/desk/leads/${id}`, { body: taken });
    const copy = await own.device.send("GET", `/api/visitors/${own.id}`);
    expect(copy.text).toContain(reference);
    expect(copy.text).not.toMatch(/Talks a lot|offer|op@example|wonRupees|nextAt|cardId|dueAt/);
  });
});

describe("a finished check", () => {
  test("reaches the desk when its owner agrees, with answers and result", async () => {
    const own = await visitor();
    await own.finish();
    expect(await own.rows()).toEqual([]);
    expect((await own.agree(true)).status).toBe(204);
    const [row] = await own.rows();
    expect(row).toMatchObject({ kind: "check", score: { health: 0, grade: "F" }, lang: "hi" });
    const { check, lead } = await detailOf(row!.id);
    expect(check).toMatchObject({ answers: { b1: "yes" }, attempts: [{ result: { grade: "F" } }] });
    expect(lead).toMatchObject({ kind: "check", consent: { purpose: "contact" } });
  });

  test("or agreed before; a retake is new again, and the same lead", async () => {
    const own = await visitor();
    await own.agree(true);
    expect(await own.rows()).toEqual([]);
    await own.finish();
    const [first] = await own.rows();
    const body = { version: 0, change: { kind: "won", rupees: 7_499 } };
    await operator.send("POST", `/api/desk/leads/${first!.id}`, { body });
    await own.finish();
    expect((await own.rows())[0]).toMatchObject({ id: first!.id, status: "won" });
    await own.finish("no");
    expect(await own.rows()).toMatchObject([
      { id: first!.id, status: "new", score: { health: 100 }, area: null },
    ]);
    expect((await detailOf(first!.id)).lead.notes).toHaveLength(2);
  });

  test("is out of sight at once when its owner takes the word back", async () => {
    const own = await visitor();
    await own.finish();
    await own.agree(true);
    const [row] = await own.rows();
    const reference = await contact({ visitorId: own.id }, own.device);
    const messageId = await idOf(reference);
    expect((await detailOf(messageId)).check).not.toBeNull();
    expect((await detailOf(row!.id)).others).toMatchObject([{ reference }]);
    await own.agree(false);
    expect(await own.rows()).toEqual([]);
    expect((await read(row!.id)).status).toBe(404);
    expect(await detailOf(messageId)).toMatchObject({ check: null, others: [] });
    await own.agree(true);
    expect(await own.rows()).toMatchObject([{ id: row!.id }]);
  });

  test("comes with Get Started, on its card, by the name given there", async () => {
    const own = await visitor();
    await own.finish();
    const body = { ...GOOD_ONBOARDING, visitorId: own.id };
    const sent = await own.device.send("POST", "/api/leads/onboarding", { body });
    expect(sent.status).toBe(201);
    const [row] = await own.rows();
    const name = `${GOOD_ONBOARDING.firstName} ${GOOD_ONBOARDING.lastName}`;
    const phone = expect.stringMatching(/^\+91/);
    expect(row).toMatchObject({ kind: "onboarding", name, phone, leadCount: 2 });
    expect(row).toMatchObject({ score: { health: 0, grade: "F" }, area: "branding" });
    const { card, others } = await detailOf(row!.id);
    expect(card).toMatchObject([{ kind: "check", row: { name, score: { grade: "F" } } }]);
    expect(others).toMatchObject([{ kind: "check" }]); // it would be deleted with the record
    expect((await detailOf(card[0]!.id)).card).toMatchObject([{ kind: "onboarding" }]);

    const form = async () => (await detailOf(row!.id)).row;
    await own.finish("no");
    expect(await form()).toMatchObject({ score: { health: 100 }, area: null });
    expect((await own.agree(false)).status).toBe(204);
    expect(await form()).toMatchObject({ score: null, isEnded: true });
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
    const detail = await detailOf(row!.id);
    expect(detail).toMatchObject({ hasAccount: true, check: { answers: { b1: "yes" } } });
  });
});

describe("an export", () => {
  const taken = (filter: object, format: string, lang = "en") =>
    operator.send("POST", "/api/desk/export", { body: { filter, format, lang } });

  test("as CSV has no formula in it, and opens as UTF-8", async () => {
    const source = `csv-${crypto.randomUUID()}`;
    await contact({
      name: '=HYPERLINK("http://x")',
      phone: "+91 98765 43210",
      message: '@SUM(1), "quoted"\nनमस्ते',
      source: { utm_source: source, utm_campaign: "＝1" },
    });
    const { headers, text, status } = await taken({ source }, "csv");
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers.get("cache-control")).toBe("no-store");
    const [head, row] = text.split("\r\n");
    // Decoding the text removes the byte order mark.
    expect(head).toMatch(/^"Number","Came on","Kind","Wants","Came by","Status",/);
    expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(row).toContain(`"919876543210"`);
    expect(row).toContain(`"'@SUM(1), ""quoted""\nनमस्ते"`);
    expect(row).toContain(`"'＝1"`);
    expect((await taken({ source }, "csv", "hi")).text).toContain('"नंबर","कब आई"');
  });

  test("as JSON has the leads of the filter, whole, but no keys", async () => {
    const source = `json-${crypto.randomUUID()}`;
    const reference = await contact({ source: { utm_source: source } });
    const { body, text } = await taken({ source }, "json");
    expect((body as { leads: object[] }).leads).toMatchObject([{ reference, kind: "contact" }]);
    expect(text).not.toContain('"keys"');
    expect((await taken({ source: "nothing" }, "json")).body).toEqual({ leads: [] });
    expect((await logged())[0]).toMatchObject({ action: "exported", format: "json", count: 0 });
  });
});

describe("the deletion of a person", () => {
  const erase = (ids: string[]) => operator.send("POST", "/api/desk/erasures", { body: { ids } });
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
    const { references, records } = reply.body as { references: string[]; records: number };
    expect(references.toSorted()).toEqual([reference, elsewhere, check!.reference].toSorted());
    expect(records).toBe(1);
    expect(left(name)).toEqual([]);
    expect(left(own.id)).toEqual([]);
    expect((await own.device.send("GET", `/api/visitors/${own.id}`)).status).toBe(404);
    expect((await own.device.send("GET", "/api/account")).status).toBe(401);
    expect((await logged())[0]).toMatchObject({
      action: "erased",
      by: OPERATOR,
      references,
      count: 1,
    });
    expect((await erase(ids)).body).toEqual({ references: [], records: 0 });
  });

  test("spares everybody else", async () => {
    const [one, other] = [await contact(), await contact()];
    await erase([await idOf(one)]);
    expect(await search({ text: one })).toEqual([]);
    expect(await search({ text: other })).toHaveLength(1);
  });
});
