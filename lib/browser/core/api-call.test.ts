// holds: #r14
import { ourApi, refusal } from "@/test/our-api";
import { standAt } from "@/test/support/browser-page";
import { call, noContent } from "./api-call";

const api = ourApi("none");

beforeEach(async () => {
  await api.reset();
  await api.start();
  standAt(api.origin);
});
afterEach(() => api.stop());

const get = () => call("GET", "/x", (value) => value);

test("a good reply is parsed; one that is not ours is to be asked for again", async () => {
  api.answers["GET /x"] = () => ({ status: 200, body: { a: 1 } });
  expect(await get()).toEqual({ kind: "done", value: { a: 1 } });
  api.answers["GET /x"] = () => ({ status: 200 });
  expect(await get()).toEqual({ kind: "later", afterMs: null });
});

test.each([
  [refusal(404, "not_found"), "missing"],
  [{ status: 404 }, "missing"],
  [refusal(401, "sign_in_needed"), "missing"],
  [{ status: 401, body: "<h1>Pay for Wi-Fi</h1>" }, "later"],
  [{ status: 401 }, "later"],
  [{ status: 409 }, "conflict"],
  [{ status: 422 }, "refused"],
  [{ status: 403 }, "later"],
  [{ status: 500 }, "later"],
])("%j is %s", async (reply, kind) => {
  api.answers["GET /x"] = () => reply;
  expect((await get()).kind).toBe(kind);
});

test("a server that says when to come back is heard", async () => {
  api.answers["GET /x"] = () => ({ status: 503, headers: { "Retry-After": "5" } });
  expect(await get()).toEqual({ kind: "later", afterMs: 5_000, status: 503 });
});

test("a conflict hands its body on, and a file is read as one", async () => {
  const body = { error: { code: "changed" }, now: { version: 2 } };
  api.answers["GET /x"] = () => ({ status: 409, body });
  expect(await get()).toEqual({ kind: "conflict", code: "changed", body });
  api.answers["GET /x"] = () => ({ status: 200, body: "%PDF" });
  const read = (response: Response) => response.text();
  const file = call("GET", "/x", (value) => value, { read });
  expect(await file).toEqual({ kind: "done", value: "%PDF" });
});

test("no network, and no answer in time, are for later", async () => {
  api.answers["GET /x"] = () => "reset";
  expect(await get()).toEqual({ kind: "later", afterMs: null });
  api.answers["GET /x"] = () => new Promise(() => {});
  const slow = call("GET", "/x", (value) => value, { timeoutMs: 50 });
  expect(await slow).toEqual({ kind: "later", afterMs: null });
});

test("only a call that carries something says that it is JSON", async () => {
  api.answers["PUT /x"] = () => ({ status: 204 });
  api.answers["DELETE /x"] = () => ({ status: 204 });
  expect(await call("PUT", "/x", noContent, { body: { a: "आ" } })).toEqual({
    kind: "done",
    value: true,
  });
  const headers = { Authorization: "Bearer t" };
  expect((await call("DELETE", "/x", noContent, { headers })).kind).toBe("done");
  const [first, second] = api.calls;
  expect(first).toMatchObject({
    body: { a: "आ" },
    headers: { "content-type": "application/json" },
  });
  expect(second!.headers).toMatchObject({ authorization: "Bearer t" });
  expect(second!.headers).not.toHaveProperty("content-type");
});

test("a 200 where 204 is due is not ours", async () => {
  api.answers["DELETE /x"] = () => ({ status: 200, body: { ok: true } });
  expect((await call("DELETE", "/x", noContent)).kind).toBe("later");
});
