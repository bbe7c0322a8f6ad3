import { sendForm } from "./send-form";

const SENT = { action: "/api/desk/thing", body: new URLSearchParams("a=b") };

/** The next answer of the site; an error: no network. */
const answer = (reply: Response | Error) => {
  const fetched = jest.fn(async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
};

test("what came of a form, as the island takes it", async () => {
  const fetched = answer(Response.json({ text: "Saved.", to: "/desk" }));
  const saved = { kind: "said", text: "Saved.", isTrouble: false, isDone: true, to: "/desk" };
  expect(await sendForm(SENT)).toEqual(saved);
  expect(fetched.mock.calls).toEqual([
    ["/api/desk/thing", expect.objectContaining({ headers: { Accept: "application/json" } })],
  ]);
  answer(Response.json({ text: "No.", isTrouble: true, kept: { a: "b" } }, { status: 422 }));
  const refused = { ...saved, text: "No.", isTrouble: true, isDone: false, to: null };
  expect(await sendForm(SENT)).toEqual(refused);
});

test.each([
  [401, "desk_idle", { kind: "closed", reason: "desk_idle" }],
  [401, "sign_in_needed", { kind: "closed", reason: "sign_in_needed" }],
  [413, "too_large", { kind: "tooLarge" }],
  [500, "internal", { kind: "failed" }],
])("%i %s", async (status, code, expected) => {
  answer(Response.json({ error: { code } }, { status }));
  expect(await sendForm(SENT)).toEqual(expected);
});

test("an answer that is not ours, and none", async () => {
  answer(new Response("<html>", { status: 502 }));
  expect(await sendForm(SENT)).toEqual({ kind: "failed" });
  answer(new Response(null));
  expect(await sendForm(SENT)).toEqual({ kind: "failed" });
  answer(new Response(null, { status: 413 }));
  expect(await sendForm(SENT)).toEqual({ kind: "tooLarge" });
  answer(new TypeError("no network"));
  expect(await sendForm(SENT)).toEqual({ kind: "unsent" });
});
