// holds: #desk-access
// Over 1 s: it loads Google's library and every route of the desk, and makes calls until they are refused.
import "@/test/support/own-store";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import * as unknownRoute from "@/app/api/[[...rest]]/route";
import { deskSessionStore } from "@/lib/server/auth/operator";
import { deskLogStore } from "@/lib/server/wiring/desk";
import { withGoogleEdge } from "@/test/standins/google-edge";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";

/** The most signed-in calls of a person in a minute (docs/product/data.md#limits). */
const CALLS_A_MINUTE = 300;
const ORIGIN = "https://bizgrow.example";
const OPERATOR = "op@example.in";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: OPERATOR });
const google = withGoogleEdge("bizgrow-1");

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
// The page is served by a rewrite: e2e/desk/desk.spec.ts.
const FILES = globSync("app/api/desk/**/route.ts").filter((file) => !file.includes("/page/"));
const NOWHERE = "/api/nowhere";

type Call = { method: string; path: string };
/** All that can be tried, and the calls that do something. */
const all: Call[] = [];
const calls: Call[] = [];
let at: ApiBrowser;
beforeAll(async () => {
  const routes: Record<string, Record<string, unknown>> = { [NOWHERE]: unknownRoute };
  for (const file of FILES) {
    const name = `/${file.slice("app/".length, -"/route.ts".length)}`;
    const path = name.replaceAll(/\[\w+\]/g, "f".repeat(64));
    routes[name.replaceAll(/\[(\w+)\]/g, ":$1")] = (await import(
      `./${file.slice("app/api/desk/".length)}`
    )) as Record<string, unknown>;
    const own = [...readFileSync(file, "utf8").matchAll(/^ +([A-Z]+): handle\(/gm)];
    all.push(...METHODS.map((method) => ({ method, path })));
    calls.push(...own.map(([, method]) => ({ method: method!, path })));
  }
  at = browserOn(routes);
});

let people = 0;
/** The session of somebody who has just signed in. */
const sessionOf = (email: string): string => {
  const uid = `op-${++people}`;
  const claims = { ...google.sessionClaimsOf(uid), email };
  google.users.set(uid, { validSince: "0" });
  return google.sign(claims);
};
/** Makes a call with a body that some calls take and others refuse. */
const send = ({ method, path }: Call, session: string | null, headers: object = {}) =>
  at.send(method, path, {
    ...(method !== "GET" && { body: { after: null } }),
    headers: {
      origin: ORIGIN,
      cookie: session && `__Host-session=${session}`,
      ...headers,
    },
  });
const answersOf = async (tried: readonly Call[], session: string, headers: object = {}) => {
  const answers: string[] = [];
  for (const call of tried) {
    const { status, body } = await send(call, session, headers);
    const { error } = body as { error?: { code: string } };
    answers.push(`${call.method} ${call.path} ${status} ${error?.code}`);
  }
  return answers;
};
const allAre = (tried: readonly Call[], answer: string) =>
  tried.map(({ method, path }) => `${method} ${path} ${answer}`);

test("each folder of the desk has calls", () => {
  expect(FILES.length).toBeGreaterThan(20);
  expect(new Set(calls.map(({ path }) => path)).size).toBe(FILES.length);
});

const forged = (session: string) => session.replace(/\.[^.]+$/, ".x");
const revoked = (session: string) => {
  google.users.set(`op-${people}`, { validSince: String(Math.floor(Date.now() / 1000) + 60) });
  return session;
};
test.each([
  ["a stranger", () => null],
  ["somebody else who is signed in", () => sessionOf("other@example.in")],
  ["a forged session", () => forged(sessionOf(OPERATOR))],
  ["an operator who signed out everywhere", () => revoked(sessionOf(OPERATOR))],
])("%s gets the answer of an unknown address from all of it, and leaves no line", async (_, of) => {
  const session = of();
  const nowhere = await send({ method: "GET", path: NOWHERE }, session);
  const same = (text: string) => text.replace(/"requestId":"[^"]+"/, "");
  for (const call of all) {
    const reply = await send(call, session);
    expect([call, reply.status, same(reply.text)]).toEqual([call, 404, same(nowhere.text)]);
    expect([...reply.headers.keys()].toSorted()).toEqual([...nowhere.headers.keys()].toSorted());
  }
  expect((await deskLogStore().list({ before: null, limit: 1 })).rows).toEqual([]);
});

test("no other website can make a call in an operator's name", async () => {
  const session = sessionOf(OPERATOR);
  const writing = all.filter(({ method }) => method !== "GET");
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: null },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])
    expect(await answersOf(writing, session, headers)).toEqual(allAre(writing, "403 wrong_origin"));
});

test("an operator's desk is closed after an hour without an action, and after too many calls", async () => {
  const session = sessionOf(OPERATOR);
  const hash = createHash("sha256").update(session).digest("hex");
  await deskSessionStore().update(hash, () => ({ seenAt: Date.now() - 61 * 60_000 }));
  expect(await answersOf(calls, session)).toEqual(allAre(calls, "401 desk_idle"));
  for (let n = calls.length; n < CALLS_A_MINUTE; n++)
    await send({ method: "GET", path: "/api/desk/counts" }, session);
  expect((await answersOf(calls, session)).filter((one) => !/ 429 /.test(one))).toEqual([]);
});
