// holds: #desk-access
// Over 1 s: it loads Google's library and every route of the desk, and makes calls until they are refused.
import "@/test/support/own-store";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { withGoogleEdge } from "@/test/standins/google-edge";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";
import { DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { DESK_LOG } from "@/lib/server/desk/desk-log";
import { storeOf } from "@/lib/server/store/store-of";

/** The most signed-in calls of a person in a minute (docs/product/data.md#limits). */
const CALLS_A_MINUTE = 300;
const ORIGIN = "https://bizgrow.example";
const OPERATOR = "op@example.in";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: OPERATOR });
const google = withGoogleEdge("bizgrow-1");

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const FILES = globSync("app/api/desk/**/route.ts");

type Call = { method: string; path: string; isForm: boolean };
/** The calls that do something, and all others. */
const calls: Call[] = [];
const others: Call[] = [];
let at: ApiBrowser;
beforeAll(async () => {
  const routes: Record<string, Record<string, unknown>> = {};
  for (const file of FILES) {
    const name = `/${file.slice("app/".length, -"/route.ts".length)}`;
    const path = name.replaceAll(/\[\w+\]/g, "f".repeat(64));
    routes[name.replaceAll(/\[(\w+)\]/g, ":$1")] = (await import(
      `./${file.slice("app/api/desk/".length)}`
    )) as Record<string, unknown>;
    const own = [...readFileSync(file, "utf8").matchAll(/^ +([A-Z]+): (handle|deskForm)\(/gm)];
    for (const method of METHODS) {
      const kind = own.find(([, name]) => name === method)?.[2];
      (kind ? calls : others).push({ method, path, isForm: kind === "deskForm" });
    }
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
const send = ({ method, path, isForm }: Call, session: string | null, headers: object = {}) =>
  at.send(method, path, {
    ...(method !== "GET" && (isForm ? { raw: "back=/desk" } : { body: { after: null } })),
    headers: {
      ...(isForm && { accept: "application/json" }),
      origin: ORIGIN,
      cookie: session && `__Host-session=${session}`,
      ...headers,
    },
  });
const answersOf = async (tried: readonly Call[], session: string | null, headers: object = {}) => {
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
  expect(FILES.length).toBeGreaterThan(8);
  expect(new Set(calls.map(({ path }) => path)).size).toBe(FILES.length);
});

const forged = (session: string) => session.replace(/\.[^.]+$/, ".x");
const revoked = (session: string) => {
  google.users.set(`op-${people}`, { validSince: String(Math.floor(Date.now() / 1000) + 60) });
  return session;
};
test.each([
  ["a stranger", () => null, "401 sign_in_needed"],
  ["somebody else who is signed in", () => sessionOf("other@example.in"), "403 forbidden"],
  ["a forged session", () => forged(sessionOf(OPERATOR)), "401 sign_in_needed"],
  ["a revoked session", () => revoked(sessionOf(OPERATOR)), "401 sign_in_needed"],
])("%s is refused by each call, learns nothing, and leaves no line", async (_, of, answer) => {
  const session = of();
  expect(await answersOf(calls, session)).toEqual(allAre(calls, answer));
  expect(await answersOf(others, session)).toEqual(allAre(others, "405 method_not_allowed"));
  expect((await storeOf(DESK_LOG).list({ before: null, limit: 1 })).rows).toEqual([]);
});

test("no other website can make a call in an operator's name", async () => {
  const session = sessionOf(OPERATOR);
  const writing = calls.filter(({ method }) => method !== "GET");
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
  await storeOf(DESK_SESSIONS).update(hash, () => ({ seenAt: Date.now() - 61 * 60_000 }));
  expect(await answersOf(calls, session)).toEqual(allAre(calls, "401 desk_idle"));
  for (let n = calls.length; n < CALLS_A_MINUTE; n++) await send(calls[0]!, session);
  expect((await answersOf(calls, session)).filter((one) => !/ 429 /.test(one))).toEqual([]);
});
