// holds: #call-me
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { type PersonBrowser, personBrowser } from "@/test/support/person-browser";
import { storedLeads } from "@/test/support/stored-leads";
import type { ContactLead } from "@/lib/domain/leads/lead";

const REQUEST = {
  name: "Asha Patil",
  phone: "098765 43210",
  lang: "hi",
  textVersion: "2026-11-21",
  consent: true,
  sharesCheck: true,
};

const ask = (
  person: PersonBrowser,
  changes: object = {},
  key?: string,
  path = person.at("/call"),
) =>
  person.send("POST", path, {
    body: { ...REQUEST, ...changes },
    ...(key && { headers: { "idempotency-key": key } }),
  });
const askedBy = async (person: PersonBrowser, changes: object = {}, key?: string) => {
  const { status, body } = await ask(person, changes, key);
  expect(status).toBe(201);
  return (body as { reference: string }).reference;
};
const stored = (reference: string) =>
  storedLeads(databasePath).find((lead) => lead.reference === reference) as ContactLead;

const finisher = async (answer: "yes" | "maybe" = "yes") => {
  const person = await personBrowser();
  await person.finish(answersOfAll(answer));
  return person;
};

test("the lead has the number to dial, the check with its consent, and belongs to the record", async () => {
  const person = await finisher();
  const source = { utm_source: "whatsapp" };
  const lead = stored(await askedBy(person, { source }));
  const consent = { textVersion: "2026-11-21", givenAt: lead.receivedAt, withdrawnAt: null };
  expect(lead).toMatchObject({
    kind: "contact",
    topic: "call",
    name: "Asha Patil",
    phone: "+919876543210",
    email: "",
    message: "",
    lang: "hi",
    source,
    flags: [],
    filledMs: null,
    visitorId: person.id(),
    consent: { ...consent, purpose: "reply" },
    sharedCheck: {
      consent: { ...consent, purpose: "shareCheck" },
      score: { healthScore: 0, grade: "F", area: "branding" },
    },
  });
  expect(await person.exported()).toMatchObject({
    consents: [{ purpose: "shareCheck", withdrawnAt: null }],
  });
});

test("without the tick the desk gets the request alone; withdrawn, the score goes", async () => {
  const person = await finisher();
  expect(stored(await askedBy(person, { sharesCheck: false })).sharedCheck).toBeNull();
  const other = await finisher();
  const reference = await askedBy(other);
  expect((await other.consent("shareCheck", false)).status).toBe(204);
  expect(stored(reference).sharedCheck!.score).toBeNull();
});

test("409 without a finished check; another's record and a missing one answer 404 alike", async () => {
  const before = storedLeads(databasePath).length;
  const person = await personBrowser();
  await person.answer("b1", "yes");
  expect(await ask(person)).toMatchObject({ status: 409, body: { error: { code: "no_check" } } });
  const owner = await finisher();
  const [foreign, missing] = [
    await ask(person, {}, undefined, owner.at("/call")),
    await ask(person, {}, undefined, `/api/visitors/${crypto.randomUUID()}/call`),
  ];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(storedLeads(databasePath)).toHaveLength(before);
});

test.each<[string, object]>([
  ["no consent", { consent: false }],
  ["no word on the check", { sharesCheck: null }],
  ["a name of nothing", { name: " \u200b" }],
  ["a number of nine digits", { phone: "987654321" }],
  ["a text version of no page", { textVersion: "9999-99-99" }],
  ["a number with two readings", { phone: "+65 9123 4567" }],
  ["another record in the body", { visitorId: crypto.randomUUID() }],
])("422 for %s", async (_, changes) => {
  const person = await finisher();
  const before = storedLeads(databasePath).length;
  expect((await ask(person, changes)).status).toBe(422);
  expect(storedLeads(databasePath)).toHaveLength(before);
});
