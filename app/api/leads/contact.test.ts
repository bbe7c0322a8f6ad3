// holds: #leads, #r4
import "@/test/support/own-store";
import { UNPLACED } from "@/lib/domain/leads/lead";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import { GOOD_CONTACT, leadBrowser } from "@/test/support/lead-browser";
import { storedLeads } from "@/test/support/stored-leads";

const browser = leadBrowser();
const key = () => crypto.randomUUID();
const contact = (changes: object = {}, itsKey?: string) =>
  browser.contact({ ...GOOD_CONTACT, ...changes }, itsKey);

beforeAll(() => contact({}, key())); // makes the tables
beforeEach(() => {
  const database = new DatabaseSync(databasePath);
  database.exec('DELETE FROM "leads"; DELETE FROM "submissions"');
  database.close();
});

const expectStored = (count: number) => expect(storedLeads(databasePath)).toHaveLength(count);

test("a message is on disk when its number comes back, with the consent and its text version", async () => {
  const before = Date.now();
  const { status, body, headers } = await contact({
    topic: "order",
    package: "suite",
    source: { utm_source: "whatsapp" },
    filledMs: 30_000,
  });
  const receipt = {
    reference: expect.stringMatching(/^BG-[0-9A-Z]{7}$/),
    call: null,
    token: expect.stringMatching(/^[\w-]{86}$/),
  };
  expect([status, body]).toEqual([201, receipt]);
  expect(headers.get("cache-control")).toBe("no-store");
  const [lead] = storedLeads(databasePath);
  expect(lead).toEqual({
    kind: "contact",
    reference: (body as { reference: string }).reference,
    receivedAt: expect.any(Number),
    ...UNPLACED,
    person: expect.any(String),
    flags: [],
    lang: "en",
    source: { utm_source: "whatsapp" },
    consent: {
      purpose: "reply",
      textVersion: "2026-11-21",
      givenAt: lead!.receivedAt,
      withdrawnAt: null,
    },
    filledMs: 30_000,
    visitorId: null,
    keys: [],
    name: "Asha Patil",
    email: "asha@example.in",
    phone: "+919876543210",
    businessType: "grocery",
    message: GOOD_CONTACT.message,
    topic: "order",
    packageId: "suite",
    channel: "site",
    businessName: "",
    location: "",
    sharedCheck: null,
    call: null,
  });
  expect(lead!.receivedAt).toBeGreaterThanOrEqual(before);
});

describe("an invalid form is refused with the names of its fields, and nothing is stored", () => {
  const BLANK = { name: " ", email: "", phone: "\u200b", message: "\n\t\u200b" };
  test.each<[string, object, string]>([
    ["everything blank", BLANK, "name, phone, message"],
    ["a plain question without an e-mail", { email: " " }, "email"],
    ["an order with a wrong e-mail", { email: "a@b", topic: "order" }, "email"],
    ["an e-mail without a dot", { email: "a@b" }, "email"],
    ["a phone of letters", { phone: "call me" }, "phone"],
    ["NUL in the message", { message: "a\u0000b" }, "message"],
    ["an unknown business type", { businessType: "bank" }, "businessType"],
    ["an unknown topic", { topic: "loan" }, "topic"],
    ["an unknown package", { package: "gold" }, "package"],
    ["no consent", { consent: false }, "consent"],
    ["another language", { lang: "fr" }, "lang"],
    ["a text version of no page", { textVersion: "1999-01-01" }, "textVersion"],
    ["a phone with two readings", { phone: "+65 9123 4567" }, "phone"],
    ["an impossible time", { filledMs: -1 }, "filledMs"],
  ])("%s", async (_, changes, names) => {
    const { status, body } = await contact(changes);
    expect([status, body]).toMatchObject([
      422,
      { error: { code: "invalid", message: `Not as expected: ${names}.` } },
    ]);
    expectStored(0);
  });

  test("a field that we do not know", async () => {
    expect((await contact({ isAdmin: true })).status).toBe(422);
    expectStored(0);
  });
});

test("any text of a message is stored letter for letter", async () => {
  const messages = [
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    '=HYPERLINK("http://x")',
    "+cmd|'/C calc'!A0",
    "@SUM(1)",
    "\t=1",
    "＝1",
    "\u001b[31mred\u2028next",
    "  मेरी दुकान \n\n ₹5,000 उधार 👩🏽‍🏫 ",
  ];
  for (const message of messages) expect((await contact({ message })).status).toBe(201);
  expect(storedLeads(databasePath).map((lead) => lead["message"])).toEqual(messages);
});

test("a filled trap gets the same answer, and the lead a flag", async () => {
  const { status, body } = await contact({ website: "http://buy.example" });
  const { status: usual, body: sent } = await contact();
  expect([status, Object.keys(body as object)]).toEqual([usual, Object.keys(sent as object)]);
  expect(storedLeads(databasePath).map(({ flags }) => flags)).toEqual([["spam"], []]);
});

test("sent sooner than a person can: kept, with a flag; without a time it is not held against anybody", async () => {
  await contact({ filledMs: 200, message: "quick" });
  await contact({ message: "unknown" });
  expect(storedLeads(databasePath).map(({ flags, filledMs }) => [flags, filledMs])).toEqual([
    [["quarantine"], 200],
    [[], null],
  ]);
});

describe("Idempotency-Key", () => {
  test("50 times the same at once make one lead and 50 equal answers", async () => {
    const same = key();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => contact({ filledMs: 9_000 }, same)),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(201);
    expectStored(1);
  });

  test("who sends words that somebody sent before gets no token, on the second try either", async () => {
    for (const first of [key(), undefined]) {
      const words = { message: `Sent first with ${first}` };
      const made = await contact(words, first);
      const other = key();
      const tries = [];
      for (let n = 0; n < 3; n++) tries.push((await contact(words, other)).body);
      const { reference } = made.body as { reference: string };
      expect(tries).toEqual(Array(3).fill({ reference, call: null, token: null }));
      if (first) expect((await contact(words, first)).body).toEqual(made.body);
    }
  });

  test("with other words it is refused", async () => {
    const same = key();
    await contact({}, same);
    for (const changes of [
      { message: "Other words" },
      { name: "Meera" },
      { phone: "9000000000" },
    ]) {
      const { status, body } = await contact(changes, same);
      expect([status, body]).toMatchObject([422, { error: { code: "key_reused" } }]);
    }
    expectStored(1);
  });

  test.each([
    ["empty", ""],
    ["too short", "abc"],
    ["of 300 characters", "k".repeat(300)],
    ["with other signs", "a b c d e f g h i"],
  ])("%s is refused", async (_, bad) => {
    expect((await contact({}, bad)).status).toBe(400);
    expectStored(0);
  });
});
