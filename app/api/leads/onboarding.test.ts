import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import { UNPLACED } from "@/lib/domain/leads/lead";
import { ASHA, GOOD_ONBOARDING } from "@/test/builders/onboardings";
import { personBrowser } from "@/test/support/person-browser";
import { storedLeads } from "@/test/support/stored-leads";

type Person = Awaited<ReturnType<typeof personBrowser>>;
const send = (person: Person, changes: object = {}, key?: string) =>
  person.lead("onboarding", { ...GOOD_ONBOARDING, ...changes }, key);
const referenceOf = ({ body }: { body: unknown }) => (body as { reference: string }).reference;

let person: Person;
beforeEach(async () => {
  person = await personBrowser();
  await send(person, { visitorId: null }, crypto.randomUUID()); // makes the tables
  const database = new DatabaseSync(databasePath);
  database.exec('DELETE FROM "leads"; DELETE FROM "submissions"');
  database.close();
});

test("the form is on disk when its reference is returned, with the consent, here and in the record", async () => {
  const { status, body, headers } = await send(person, { filledMs: 60_000 }, crypto.randomUUID());
  expect([status, body]).toEqual([201, { reference: expect.stringMatching(/^BG-[0-9A-Z]{7}$/) }]);
  expect(headers.get("cache-control")).toBe("no-store");
  const leads = storedLeads(databasePath);
  expect(leads).toEqual([
    {
      kind: "onboarding",
      ...ASHA,
      packageId: "suite",
      isOrder: false,
      score: null,
      reference: referenceOf({ body }),
      receivedAt: expect.any(Number),
      ...UNPLACED,
      person: expect.any(String),
      flags: [],
      lang: "en",
      source: {},
      consent: {
        purpose: "contact",
        textVersion: "2026-11-21",
        givenAt: leads[0]!.receivedAt,
        withdrawnAt: null,
      },
      filledMs: 60_000,
      visitorId: person.id(),
      keys: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    },
  ]);
  const { keys, isApart, person: key, phoneKey, emailKey, ...shown } = leads[0]!;
  const { leads: sent, consents } = await person.exported();
  expect([sent, consents]).toEqual([[shown], [shown.consent]]);
});

test("it is an order only where that was said, and of a package", async () => {
  await send(person, { isOrder: true });
  const other = await personBrowser();
  await send(other, { isOrder: true, package: null });
  expect(storedLeads(databasePath).map(({ isOrder }) => isOrder)).toEqual([true, false]);
});

test("after a retry nothing that was taken back is agreed to again", async () => {
  const key = crypto.randomUUID();
  await send(person, {}, key);
  await person.consent("contact", false);
  expect((await send(person, {}, key)).status).toBe(201);
  expect(storedLeads(databasePath)).toMatchObject([
    { consent: { withdrawnAt: expect.any(Number) } },
  ]);
  expect((await person.exported())["consents"]).toMatchObject([
    { withdrawnAt: expect.any(Number) },
  ]);
  await send(person, {}, crypto.randomUUID());
  expect(storedLeads(databasePath)).toMatchObject([{ consent: { withdrawnAt: null } }]);
  const consents = (await person.exported())["consents"];
  expect(consents).toMatchObject([{ withdrawnAt: expect.any(Number) }, { withdrawnAt: null }]);
});

test("without a record's id, or with a foreign one, it is stored without a link to a record", async () => {
  const other = await personBrowser();
  for (const words of [{ visitorId: null }, { visitorId: other.id(), location: "Surat" }]) {
    const { status, headers } = await send(person, words);
    expect([status, headers.get("set-cookie")]).toEqual([201, null]);
  }
  const leads = storedLeads(databasePath);
  expect(leads.map((lead) => [lead["location"], lead.visitorId])).toEqual([
    [ASHA.location, null],
    ["Surat", null],
  ]);
  for (const each of [person, other])
    expect(await each.exported()).toMatchObject({ leads: [], consents: [] });
});

test("sending another person's words or address gives no access to that lead", async () => {
  const other = await personBrowser();
  const letter = {
    email: "asha@example.in",
    consent: true,
    textVersion: "2026-11-21",
    lang: "hi",
  };
  await person.lead("newsletter", letter);
  const key = crypto.randomUUID();
  for (let n = 0; n < 2; n++)
    expect((await other.lead("newsletter", letter, key)).status).toBe(201);
  expect(await other.exported()).toMatchObject({ leads: [] });
  await other.send("DELETE", other.at());
  expect(storedLeads(databasePath)).toMatchObject([{ kind: "newsletter", visitorId: person.id() }]);
  const [shown] = (await person.exported())["leads"] as object[];
  expect(Object.keys(shown!)).not.toEqual(expect.arrayContaining(["updatedAt"]));
});

test.each<[string, object]>([
  ["nothing in a field", { lastName: " \u200b" }],
  ["a field left out", { location: undefined }],
  ["a list for a text", { experience: ["under1"] }],
  ["two lines", { businessName: "Asha\r\nBcc: all@example.in" }],
  ["too much", { location: "a".repeat(101) }],
  ["an unknown package", { package: "gold" }],
  ["a text version of no page", { textVersion: "2026-02-31" }],
  ["an odd visitor", { visitorId: "constructor" }],
  ["more than we ask for", { isAdmin: true }],
  ["the consent's time", { consent: { givenAt: 1 } }],
])("%s is refused, and nothing is stored", async (_, changes) => {
  expect((await send(person, changes)).status).toBe(422);
  expect(storedLeads(databasePath)).toEqual([]);
});

test("an unusable address or phone number is accepted", async () => {
  const odd = { email: "not an address", phone: "later", businessType: "दुकान" };
  expect((await send(person, odd)).status).toBe(201);
  expect(storedLeads(databasePath)).toMatchObject([odd]);
});

test("a browser that has no record yet gets one by the same call, with the key to it", async () => {
  const newcomer = await personBrowser();
  const visitorId = crypto.randomUUID();
  const { status, headers } = await send(newcomer, { visitorId }, crypto.randomUUID());
  expect(status).toBe(201);
  expect(headers.get("set-cookie")).toMatch(/visitor=[\w-]{43};/);
  expect(storedLeads(databasePath)).toMatchObject([{ visitorId }]);
});
