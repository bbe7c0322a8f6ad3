// holds: #ai-advice, #ai-limits
import fc from "fast-check";
import { retryDelay } from "./ai-failure";
import { jsonIn, refusalIn } from "./ai-service";

const NOW = Date.UTC(2026, 10, 21, 4, 30);

const refused = (status: number, headers: Record<string, string> = {}) =>
  refusalIn(new Response(null, { status, headers }), NOW);

test.each([
  [400, "bad request"],
  [401, "authentication"],
  [403, "permission"],
  [404, "not found"],
  [409, "conflict"],
  [422, "unprocessable"],
  [429, "rate limit"],
  [500, "server error"],
  [503, "server error"],
  [599, "server error"],
  [418, "unexpected status"],
])("a status of %i is the kind '%s'", async (status, kind) => {
  expect(await refused(status)).toMatchObject({ kind, message: kind });
});

const delay = async (status: number, headers?: Record<string, string>) =>
  retryDelay(await refused(status, headers), 0, () => 0);

test.each([408, 409, 429, 500, 599])("%d is retried", async (status) => {
  expect(await delay(status)).toBe(500);
});

test.each([302, 400, 410, 422])("%d is not retried", async (status) => {
  expect(await delay(status)).toBeNull();
});

test("a header overrides the status", async () => {
  expect(await delay(418, { "x-should-retry": "true" })).toBe(500);
  expect(await delay(503, { "x-should-retry": "false" })).toBeNull();
  expect(await delay(503, { "x-should-retry": "perhaps" })).toBe(500);
  expect(await delay(418, { "x-should-retry": "perhaps" })).toBeNull();
});

test.each([
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "1" }, 1000],
  [{ "retry-after": "59.9" }, 59_900],
  [{ "retry-after-ms": "20", "retry-after": "7" }, 20],
  [{ "retry-after-ms": "soon", "retry-after": "7" }, 7000],
  [{ "retry-after": new Date(NOW + 5000).toUTCString() }, 5000],
])("%j is obeyed", async (headers, expected) => {
  expect(await delay(429, headers)).toBe(expected);
});

test.each([
  [{ "retry-after": "60" }],
  [{ "retry-after-ms": "9e9" }],
  [{ "retry-after": "Infinity" }],
  [{ "retry-after": new Date(NOW + 86_400_000).toUTCString() }],
])("%j is too long for a retry", async (headers) => {
  expect(await delay(429, headers)).toBeNull();
});

test.each([
  [{ "retry-after": "-5" }],
  [{ "retry-after": "abc" }],
  [{ "retry-after-ms": "-1" }],
  [{ "retry-after": new Date(NOW - 86_400_000).toUTCString() }],
])("for %j the delay is exponential", async (headers) => {
  expect(await delay(429, headers)).toBe(500);
});

test.each([
  ['{"a":1}', { a: 1 }],
  [' \n{"a":{"b":"}"}}\n', { a: { b: "}" } }],
  ['Here it is: {"a":1} Good luck!', { a: 1 }],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['Dear {owner}, {"b":2} and {"a":"{"}', { a: "{" }],
  ['<think>Say {"a":1}, or { "a": … </think>{"a":2}', { a: 2 }],
  ['I could say {"a":1}. Better: {"a":2}', { a: 2 }],
  ['So: {"a":"say \\"{\\" twice"}.', { a: 'say "{" twice' }],
  ["[1]", [1]],
  ["7", 7],
])("%j contains %j", (reply, expected) => {
  expect(jsonIn(reply)).toEqual(expected);
});

test.each([
  "",
  "I am sorry.",
  "{",
  "Dear {owner}",
  '{"a":1',
  '<think>Say {"a":1}.</think>',
  // An object inside a truncated reply is not the reply.
  '{"insights":[{"text":"a","questionIds":["b1"]}',
])("%j contains none", (reply) => {
  expect(jsonIn(reply)).toBeNull();
});

test("a key named __proto__ changes no prototype", () => {
  const value = jsonIn('Look: {"__proto__":{"isAdmin":true}}') as { isAdmin?: boolean };
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test("deep nesting is harmless", () => {
  const depth = 30_000;
  expect(() => jsonIn("{".repeat(depth))).not.toThrow();
  expect(() => jsonIn(`x ${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`)).not.toThrow();
  expect(() => jsonIn("[".repeat(depth) + "]".repeat(depth))).not.toThrow();
});

test("any text is parsed without an error, and any object is found inside prose", () => {
  fc.assert(fc.property(fc.string(), (text) => void jsonIn(text)));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const json = JSON.stringify(value);
      expect(jsonIn(`Sure! \`\`\`json\n${json}\n\`\`\` That is all.`)).toEqual(JSON.parse(json));
    }),
  );
});
