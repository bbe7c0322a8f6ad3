// holds: #ai-advice
import fc from "fast-check";
import { jsonIn } from "./bounded-fetch";

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
