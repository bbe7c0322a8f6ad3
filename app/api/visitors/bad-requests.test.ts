// holds: #http
import "@/test/support/own-store";
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import * as liveRoute from "@/app/api/live/route";
import * as readyRoute from "@/app/api/ready/route";
import * as analysisRoute from "@/app/api/visitors/[id]/analysis/route";
import * as answerRoute from "@/app/api/visitors/[id]/answers/[questionId]/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type ApiBrowser, browserOn, type Reply, type Sent } from "@/test/support/api-browser";

const ROUTES = {
  "/api/visitors/:id": visitorRoute,
  "/api/visitors/:id/answers/:questionId": answerRoute,
  "/api/visitors/:id/analysis": analysisRoute,
  "/api/live": liveRoute,
  "/api/ready": readyRoute,
};
const COMPLETE = Object.fromEntries(QUESTION_IDS.map((id) => [id, "no"]));

/** Every call with a JSON body: method, path after the visitor, and a valid body. */
const CALLS = [
  ["PUT", "", { lang: "en" }],
  ["PUT", "/answers/b1", { answer: "yes", version: 1 }],
  ["POST", "/analysis", { answers: COMPLETE, lang: "en" }],
] as const;

let browser: ApiBrowser;
let visitor: string;

beforeEach(async () => {
  browser = browserOn(ROUTES);
  visitor = `/api/visitors/${crypto.randomUUID()}`;
  expect((await browser.send("PUT", visitor)).status).toBe(201);
});

const expectError = (reply: Reply, status: number, code: string) => {
  expect([reply.status, reply.body]).toEqual([
    status,
    { error: { code, message: expect.any(String), requestId: reply.headers.get("x-request-id") } },
  ]);
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(reply.text).not.toMatch(/\bat \w|node_modules|\.ts:/);
};

describe.each(CALLS)("%s visitor%s", (method, path, good) => {
  const send = (sent: Sent) => browser.send(method, visitor + path, sent);
  const refuses = async (sent: Sent, status: number, code: string) => {
    const before = (await browser.send("GET", visitor)).body;
    expectError(await send(sent), status, code);
    expect((await browser.send("GET", visitor)).body).toEqual(before);
    expect((await send({ body: good })).status).toBeLessThan(300);
  };
  const raw = (text: string): Sent => ({ raw: text });
  const bytes = (...values: number[]): Sent => ({ raw: new Uint8Array(values) });

  const notJson: [string, Sent][] = [
    // Only the call that makes a record works without a body.
    ...(path === "" ? [] : [["an empty body", raw("")] satisfies [string, Sent]]),
    ["half an object", raw('{"a":')],
    ["no JSON", raw("lang=en")],
    ["NaN", raw('{"version": NaN}')],
    ["bytes that are not UTF-8", bytes(0x22, 0xc3, 0x28, 0x22)],
    ["an overlong byte sequence", bytes(0x22, 0xc0, 0xaf, 0x22)],
  ];
  test.each(notJson)("answers %s with 400", (_, sent) => refuses(sent, 400, "invalid_json"));

  test.each([
    ["null", raw("null")],
    ["a list", raw("[]")],
    ["a text", raw('"x"')],
    ["8,000 lists in each other", raw("[".repeat(8000) + "]".repeat(8000))],
    ["2,000 objects in each other", raw('{"a":'.repeat(2000) + "1" + "}".repeat(2000))],
    [
      "1,000 keys",
      { body: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n])) },
    ],
    ["__proto__", raw(JSON.stringify(good).replace("{", '{"__proto__":{"polluted":1},'))],
    ["constructor", { body: { ...good, constructor: { prototype: { polluted: 1 } } } }],
    ["an unknown key", { body: { ...good, isAdmin: true } }],
  ])("answers %s with 422", async (_, sent) => {
    await refuses(sent, 422, "invalid");
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each([
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "application/json5",
    "text/html; application/json",
  ])("answers the type %j with 415", (type) =>
    refuses({ body: good, headers: { "content-type": type } }, 415, "unsupported_type"),
  );

  test.each(["gzip", "br", "identity"])("answers the encoding %s with 415", (encoding) =>
    refuses({ body: good, headers: { "content-encoding": encoding } }, 415, "unsupported_type"),
  );

  test("answers 16 KB and a byte with 413", () =>
    refuses(raw(JSON.stringify(good).padEnd(16 * 1024 + 1)), 413, "too_large"));

  test("takes 16 KB", async () => {
    expect((await send(raw(JSON.stringify(good).padEnd(16 * 1024)))).status).toBeLessThan(300);
  });

  test("stops reading 5 MB without a length after the first 16 KB", async () => {
    let pulled = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
        if (pulled >= 5 * 1024 * 1024) controller.close();
      },
    });
    await refuses({ raw: stream }, 413, "too_large");
    expect(pulled).toBeLessThan(64 * 1024);
  });

  test("takes UTF-8 with a byte order mark, and a named character set", async () => {
    const headers = { "content-type": 'Application/JSON; charset="UTF-8"' };
    const reply = await send({ raw: `\ufeff${JSON.stringify(good)}`, headers });
    expect(reply.status).toBeLessThan(300);
  });

  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: null },
    { origin: "http://localhost:3000.evil.example" },
    { origin: "https://localhost:3000" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "" },
  ])("answers %j with 403", (headers: Record<string, string | null>) =>
    refuses({ body: good, headers }, 403, "wrong_origin"),
  );

  test("passes by Sec-Fetch-Site: same-origin whatever the other headers", async () => {
    const headers = { "sec-fetch-site": "same-origin", origin: "http://192.168.1.5:3000" };
    expect((await send({ body: good, headers })).status).toBeLessThan(300);
  });

  test("never fails on any JSON (property)", async () => {
    const near = fc.record(
      {
        answer: fc.jsonValue(),
        version: fc.oneof(fc.double(), fc.maxSafeInteger()),
        answers: fc.dictionary(fc.constantFrom(...QUESTION_IDS, "x"), fc.jsonValue()),
        lang: fc.oneof(fc.constant("hi"), fc.jsonValue()),
        profile: fc.dictionary(fc.constantFrom("businessName", "yearEstablished", "x"), anyText()),
        source: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), near), async (body) => {
        expect((await send({ body })).status).toBeLessThan(500);
      }),
      { numRuns: 30 },
    );
  });

  test("never fails on any bytes (property)", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 64 }), async (body) => {
        const { status } = await send({ raw: new Uint8Array(body) });
        expect([400, 422]).toContain(status);
      }),
      { numRuns: 30 },
    );
  });
});

test.each(["1e400", "-0", "9007199254740993", "0.1", "-5"])(
  "refuses the version %s",
  async (version) => {
    const raw = `{"answer":"yes","version":${version}}`;
    expectError(await browser.send("PUT", `${visitor}/answers/b1`, { raw }), 422, "invalid");
  },
);

test("deleting passes by the origin rule too", async () => {
  const headers = { origin: "https://evil.example" };
  expectError(await browser.send("DELETE", visitor, { headers }), 403, "wrong_origin");
  expect((await browser.send("GET", visitor, { headers })).status).toBe(200);
});

test.each([
  ["", "GET, PUT, DELETE", ["POST", "PATCH", "OPTIONS"]],
  ["/answers/b1", "PUT", ["GET", "POST", "PATCH", "DELETE", "OPTIONS"]],
  ["/analysis", "POST", ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]],
])("visitor%s allows %s and no other method", async (path, allow, others) => {
  for (const method of others) {
    const reply = await browser.send(method, visitor + path);
    expectError(reply, 405, "method_not_allowed");
    expect(reply.headers.get("allow")).toBe(allow);
  }
});

describe("the request id", () => {
  test.each(["12345678", "a-b_c-D1".repeat(8)])(
    "is the caller's where it is a plain token: %s",
    async (id) => {
      const reply = await browser.send("GET", visitor, { headers: { "x-request-id": id } });
      expect(reply.headers.get("x-request-id")).toBe(id);
    },
  );

  test.each(["short", "x".repeat(65), "<script>1</script>", 'a","level":60', ""])(
    "is our own instead of %j",
    async (id) => {
      const reply = await browser.send("GET", visitor, { headers: { "x-request-id": id } });
      expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe("cookies", () => {
  const read = async (cookie: string | null) =>
    (await browser.send("GET", visitor, { headers: { cookie } })).status;

  test("of any shape are survived", async () => {
    const garbage = [
      "=;;;=%E0%A4%A; a=%; __proto__=1",
      "visitor",
      "visitor=",
      "visitor=%00",
      ";",
      "=",
      "visitor=" + "x".repeat(4096),
    ];
    for (const cookie of [...garbage, null])
      expect([cookie, await read(cookie)]).toEqual([cookie, 404]);
  });

  test("of the same name are each tried, as far as there are few", async () => {
    const own = browser.cookie()!;
    const other = `visitor=${"A".repeat(43)}`;
    expect(await read(`${other}; ${own}`)).toBe(200);
    expect(await read(`=;; ${own} ; a=%`)).toBe(200);
    expect(await read([...Array<string>(20).fill(other), own].join("; "))).toBe(404);
    expect(await read(`x${own}`)).toBe(404);
  });
});

test("says that it lives, without looking at anything", async () => {
  const reply = await browser.send("GET", "/api/live");
  expect([reply.status, reply.body]).toEqual([200, { live: true }]);
});
