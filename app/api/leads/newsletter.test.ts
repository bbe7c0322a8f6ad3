// holds: #newsletter
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import { UNPLACED } from "@/lib/domain/leads/lead";
import { unsubscribeLinks } from "@/lib/server/wiring/leads";
import { GOOD_NEWSLETTER, leadBrowser } from "@/test/support/lead-browser";
import { storedLeads } from "@/test/support/stored-leads";

const UNSUBSCRIBE = "/api/leads/newsletter/unsubscribe";
const browser = leadBrowser();
const newsletter = (changes: object = {}) =>
  browser.newsletter({ ...GOOD_NEWSLETTER, ...changes }, crypto.randomUUID());

const inDatabase = <T>(work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(databasePath);
  try {
    return work(database);
  } finally {
    database.close();
  }
};
const ids = () =>
  inDatabase((database) => database.prepare('SELECT id FROM "leads" ORDER BY rowid').all()).map(
    ({ id }) => String(id),
  );
const onList = () => storedLeads(databasePath).filter((lead) => lead["endedAt"] === null);

beforeEach(async () => {
  await newsletter();
  inDatabase((database) => database.exec('DELETE FROM "leads"'));
});

test("an address is stored with the consent, its text version and its language", async () => {
  const { status, body } = await newsletter();
  expect([status, body]).toEqual([201, { reference: expect.stringMatching(/^BG-/) }]);
  const { receivedAt, reference, ...lead } = storedLeads(databasePath)[0]!;
  expect(lead).toEqual({
    kind: "newsletter",
    email: "asha@example.in",
    ...UNPLACED,
    flags: [],
    lang: "hi",
    source: {},
    consent: {
      purpose: "newsletter",
      textVersion: "2026-11-21",
      givenAt: receivedAt,
      withdrawnAt: null,
    },
    filledMs: null,
    visitorId: null,
    keys: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    endedAt: null,
  });
});

/** The token in the link of the only subscriber's email. */
const tokenOfLetter = async (): Promise<{ link: URL; token: string }> => {
  const link = new URL((await unsubscribeLinks().linker())(ids()[0]!, "hi"));
  return { link, token: link.searchParams.get("token")! };
};
const leave = (token: string) => browser.form(UNSUBSCRIBE, { token, lang: "en" });

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

describe("the link at the end of a letter", () => {
  test("shows a button in the subscriber's language, and nothing more happens by opening it", async () => {
    await newsletter();
    const { link, token } = await tokenOfLetter();
    expect(link.origin + link.pathname).toBe(`http://localhost:3000${UNSUBSCRIBE}`);
    const { status, text, headers } = await browser.send("GET", link.pathname + link.search);
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(text).toContain('<html lang="hi">');
    expect(text).toContain(`value="${token}"`);
    expect(onList()).toHaveLength(1);
  });

  test("the button takes the address off the list, once", async () => {
    await newsletter();
    await newsletter({ email: "meera@example.in" });
    const { token } = await tokenOfLetter();
    const first = await leave(token);
    expect(first.status).toBe(200);
    expect(onList().map((lead) => lead["email"])).toEqual(["meera@example.in"]);
    const before = storedLeads(databasePath);
    expect((await leave(token)).text).toBe(first.text);
    expect(storedLeads(databasePath)).toEqual(before);
  });

  test("a link of release 1.0.0, with a full stop in its token, works", async () => {
    await newsletter();
    const { token } = await tokenOfLetter();
    await leave(`${token.slice(0, -43)}.${token.slice(-43)}`);
    expect(onList()).toEqual([]);
  });

  test("any other token answers alike and changes nothing", async () => {
    await newsletter();
    const { token } = await tokenOfLetter();
    const otherSignature = `${token.slice(0, 50)}${token[50] === "A" ? "B" : "A"}${token.slice(51)}`;
    // The last of 43 characters holds four bits, so that these two decode to the same bytes.
    const sameBytes = token.slice(0, -1) + ALPHABET[ALPHABET.indexOf(token.at(-1)!) + 1];
    const replies = [
      otherSignature,
      sameBytes,
      "",
      "null",
      "a".repeat(43),
      "x".repeat(5_000),
      "' OR 1=1--",
      "<script>",
      ...[0, 1, 42, 43, 44, 85, 86, 87, 129].map((length) => "A".repeat(length)),
    ];
    const texts = await Promise.all(replies.map(async (one) => (await leave(one)).text));
    expect(new Set(texts).size).toBe(1);
    expect(onList()).toHaveLength(1);
    expect((await leave(token)).text).toBe(texts[0]);
    expect(onList()).toEqual([]);
  });

  test("the text of an address cannot get into the page", async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');
    const { text } = await browser.send("GET", `${UNSUBSCRIBE}?token=${attack}&lang=${attack}`);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain("&quot;&gt;&lt;script&gt;");
    expect(text).not.toContain("<script");
  });

  test("a button pressed from another site does nothing", async () => {
    await newsletter();
    const { token } = await tokenOfLetter();
    const { status } = await browser.form(
      UNSUBSCRIBE,
      { token },
      { origin: "https://evil.example" },
    );
    expect([status, onList().length]).toEqual([403, 1]);
  });

  test("is made without a write for each address, and is not kept", async () => {
    await newsletter();
    const { token } = await tokenOfLetter();
    const rows = () =>
      inDatabase((database) =>
        ["secrets", "leads"].flatMap((table) => database.prepare(`SELECT * FROM "${table}"`).all()),
      );
    const before = rows();
    const linkTo = await unsubscribeLinks().linker();
    const links = new Set(
      Array.from({ length: 10_000 }, (_, n) => linkTo(String(n).padStart(64, "0"), "en")),
    );
    expect(links.size).toBe(10_000);
    expect(rows()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(token.slice(-43));
  });

  describe("pressed in a mail program (RFC 8058)", () => {
    const post = (link: URL, raw: string, type: string) =>
      browser.send("POST", link.pathname + link.search, {
        raw,
        headers: {
          "content-type": type,
          origin: "https://mail.example",
          "sec-fetch-site": "cross-site",
          cookie: null,
        },
      });
    const FORM = "application/x-www-form-urlencoded";
    const PARTS = [
      "--x",
      'Content-Disposition: form-data; name="List-Unsubscribe"',
      "",
      "One-Click",
      "--x--",
      "",
    ].join("\r\n");

    test.each([
      ["List-Unsubscribe=One-Click", FORM],
      [PARTS, "multipart/form-data; boundary=x"],
    ])("takes the address off the list from elsewhere, without cookies (%j)", async (raw, type) => {
      await newsletter();
      await newsletter({ email: "meera@example.in" });
      const { link } = await tokenOfLetter();
      expect((await post(link, raw, type)).status).toBe(200);
      expect(onList().map((lead) => lead["email"])).toEqual(["meera@example.in"]);
      expect((await post(link, raw, type)).status).toBe(200);
    });

    test("does nothing without its one field, and with a token that is not ours", async () => {
      await newsletter();
      const { link } = await tokenOfLetter();
      expect((await post(link, "a=b", FORM)).status).toBe(422);
      const forged = new URL(link);
      forged.searchParams.set("token", `${"A".repeat(43)}.${"A".repeat(43)}`);
      expect((await post(forged, "List-Unsubscribe=One-Click", FORM)).status).toBe(200);
      expect(onList()).toHaveLength(1);
    });
  });
});

test("whether known, new or gone, an address gets the same answer", async () => {
  const first = await newsletter();
  const again = await newsletter();
  const { token } = await tokenOfLetter();
  await leave(token);
  const back = await newsletter();
  for (const reply of [again, back])
    expect([reply.status, reply.body]).toEqual([first.status, first.body]);
  expect(onList()).toHaveLength(1);
  expect(ids()).toHaveLength(1);
});
