// holds: #desk, #desk-log
import "@/test/support/own-store";
import * as consentRoute from "@/app/api/visitors/[id]/consents/[purpose]/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import { peopleDesk } from "@/lib/server/wiring/desk";
import { browserOn } from "@/test/support/api-browser";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { newPerson } from "@/test/builders/new-person";
import { DESK_ORIGIN, deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as erasuresRoute from "./erasures/route";
import * as personRoute from "./people/[key]/route";

const OPERATOR = "op@example.in";
const routes = { "/api/desk/people/:key": personRoute, "/api/desk/erasures": erasuresRoute };
const { operator: signedIn, logLines } = deskCallers(routes, [OPERATOR]);
const operator = signedIn(OPERATOR);

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

const search = async (text: string) => (await peopleDesk().search(text)).rows;
const read = (key: string) => peopleDesk().person(OPERATOR, key);
const contact = async (words: object = {}, from = browser()) => {
  const body = { ...GOOD_CONTACT, ...newPerson(), message: crypto.randomUUID(), ...words };
  const reply = await from.send("POST", "/api/leads/contact", { body });
  expect(reply.status).toBe(201);
  return (reply.body as { reference: string }).reference;
};
const keyOf = async (reference: string) => (await search(reference))[0]!.person;

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
    rows: () => search(`stores ${id}`),
  };
};

test("a person is read with all data, and the log has an entry without a text", async () => {
  const reference = await contact({ name: "Gopal Verma", email: "gopal@example.in" });
  const detail = await read(await keyOf(reference));
  expect(detail.messages).toMatchObject([{ lead: { name: "Gopal Verma", topic: "question" } }]);
  expect(detail.messages[0]!.lead).not.toHaveProperty("keys");
  expect([detail.check, detail.alike, detail.notes, detail.hasAccount]).toEqual([
    null,
    [],
    [],
    false,
  ]);
  const [looked] = await logLines();
  expect(looked).toMatchObject({ action: "read", by: OPERATOR, references: [reference] });
  expect(JSON.stringify(await logLines())).not.toMatch(/gopal|verma/i);
});

test("the sender's copy of a message has nothing of the desk's work", async () => {
  const own = await visitor();
  const reference = await contact({ visitorId: own.id }, own.device);
  const path = `people/${await keyOf(reference)}`;
  const talk = { do: "talk", version: "0", text: "Talks a lot.", stage: "offer", next: "tomorrow" };
  for (const form of [talk, { do: "take", version: "1" }])
    expect((await operator.post(path, form)).body).not.toHaveProperty("isTrouble");
  const copy = await own.device.send("GET", `/api/visitors/${own.id}`);
  expect(copy.text).toContain(reference);
  expect(copy.text).not.toMatch(/Talks a lot|offer|op@example|nextAt|isApart|phoneKey|emailKey/);
});

describe("a finished check", () => {
  test("reaches the desk with its owner's consent; a retake waits again, and its buyer stays one", async () => {
    const own = await visitor();
    await own.agree(true);
    expect(await own.rows()).toEqual([]);
    await own.finish();
    const [first] = await own.rows();
    expect(first).toMatchObject({ stage: "new", answerBy: expect.any(Number) });
    const sale = { do: "talk", version: "0", stage: "won", rupees: "7499" };
    await operator.post(`people/${first!.person}`, sale);
    await own.finish();
    const won = { person: first!.person, stage: "won", sums: { due: 7_499 } };
    expect(await own.rows()).toMatchObject([{ ...won, answerBy: null }]);
    await own.finish("no");
    expect(await own.rows()).toMatchObject([
      { ...won, answerBy: expect.any(Number), score: { health: 100 }, area: null },
    ]);
    expect((await read(first!.person)).messages).toHaveLength(1);
  });

  test("is out of sight at once when its owner takes the word back", async () => {
    const own = await visitor();
    await own.finish();
    await own.agree(true);
    const [row] = await own.rows();
    const reference = await contact({ visitorId: own.id }, own.device);
    const key = await keyOf(reference);
    expect((await read(key)).check).not.toBeNull();
    expect((await read(row!.person)).alike).toMatchObject([{ reference }]);
    await own.agree(false);
    expect(await own.rows()).toEqual([]);
    await expect(read(row!.person)).rejects.toMatchObject({ status: 404 });
    expect(await read(key)).toMatchObject({ check: null, alike: [] });
    await own.agree(true);
    expect(await own.rows()).toMatchObject([{ person: row!.person }]);
  });
});

test("a deletion spares everybody else", async () => {
  const [one, other] = [await contact(), await contact()];
  const key = await keyOf(one);
  const ids = (await read(key)).messages.map(({ id }) => id);
  await operator.post("erasures", { of: key, ids });
  expect(await search(one)).toEqual([]);
  expect(await search(other)).toHaveLength(1);
});
