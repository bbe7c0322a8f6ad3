import { readTemplates, saveTemplates } from "./template-client";
import { setSignInGate } from "./desk-client";

const sent = { version: 1, templates: [] };
const now = {
  version: 2,
  templates: [
    { id: "a", topic: "any", packageId: "any", status: "any", texts: { en: "a", hi: "अ" } },
  ],
};
const answers = (...replies: (readonly [status: number, body: unknown])[]) => {
  const next = replies.values();
  globalThis.fetch = (async () => {
    const [status, body] = next.next().value!;
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
};
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
  setSignInGate(async () => false);
});

test("the templates are read, and nothing else is taken for them", async () => {
  answers([200, now]);
  expect(await readTemplates()).toEqual({ kind: "done", value: now });
  for (const body of [{}, { version: 1 }, { version: 1, templates: [{ id: "a" }] }, null]) {
    answers([200, body]);
    expect(await readTemplates()).toMatchObject({ kind: "later" });
  }
});

test.each([
  [200, now, { kind: "saved", now }],
  [409, { error: { code: "changed" }, now }, { kind: "changed", now }],
  [409, "<html>", { kind: "later" }],
  [422, {}, { kind: "refused" }],
  [404, {}, { kind: "missing" }],
  [401, {}, { kind: "later" }],
  [503, {}, { kind: "later" }],
])("saving answered by %i with %j is %j", async (status, body, reply) => {
  answers([status, body]);
  expect(await saveTemplates(sent)).toEqual(reply);
});

test("no network is tried again later, an old sign-in is asked for anew", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  expect(await saveTemplates(sent)).toEqual({ kind: "later" });
  answers([401, { error: { code: "desk_idle" } }], [200, now]);
  setSignInGate(async () => true);
  expect(await saveTemplates(sent)).toEqual({ kind: "saved", now });
  setSignInGate(async () => false);
  answers([401, { error: { code: "desk_idle" } }]);
  expect(await saveTemplates(sent)).toEqual({ kind: "missing", code: "desk_idle" });
});
