// holds: #desk-access
// Over 1 s: it loads every route of the desk.
import "@/test/support/own-store";
import { globSync, readFileSync } from "node:fs";
import { newToken } from "@/lib/server/auth/owner-token";
import { type ApiBrowser, browserOn } from "@/test/support/api-browser";
import { deskSession } from "@/test/support/desk-callers";
import { DESK_LOG } from "@/lib/server/desk/desk-log";
import { storeOf } from "@/lib/server/store/store-of";

const ORIGIN = "https://bizgrow.example";
const OPERATOR = "op@example.in";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: OPERATOR });

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const FILES = globSync("app/api/desk/**/route.ts").filter((file) => !file.includes("/door/"));

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
    const source = readFileSync(file, "utf8");
    const isForm = source.includes("} = deskForm(");
    const own = isForm
      ? ["POST"]
      : [...source.matchAll(/^ +([A-Z]+): handle\(/gm)].map(([, name]) => name!);
    for (const method of METHODS) {
      const isOwn = own.includes(method);
      (isOwn ? calls : others).push({ method, path, isForm: isOwn && isForm });
    }
  }
  at = browserOn(routes);
});

/** Makes a call with a body that some calls take and others refuse. */
const send = ({ method, path, isForm }: Call, session: string | null, headers: object = {}) =>
  at.send(method, path, {
    ...(method !== "GET" && (isForm ? { raw: "back=/desk" } : { body: { after: null } })),
    headers: {
      ...(isForm && { accept: "application/json" }),
      origin: ORIGIN,
      cookie: session,
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

test.each([
  ["a stranger", () => null, "401 sign_in_needed"],
  ["an address that is no operator's", () => deskSession("other@example.in"), "401 sign_in_needed"],
  ["a made-up session", () => `__Host-desk=${newToken()}`, "401 sign_in_needed"],
  ["a session of Google's", () => "__Host-session=e30.e30.x", "401 sign_in_needed"],
])("%s is refused by each call, learns nothing, and leaves no line", async (_, of, answer) => {
  const session = await of();
  expect(await answersOf(calls, session)).toEqual(allAre(calls, answer));
  expect(await answersOf(others, session)).toEqual(allAre(others, "405 method_not_allowed"));
  expect((await storeOf(DESK_LOG).list({ before: null, limit: 1 })).rows).toEqual([]);
});

test("no other website can make a call in an operator's name", async () => {
  const session = await deskSession(OPERATOR);
  const writing = calls.filter(({ method }) => method !== "GET");
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: null },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])
    expect(await answersOf(writing, session, headers)).toEqual(allAre(writing, "403 wrong_origin"));
});

test("an operator's desk is closed to each call after an hour without an action", async () => {
  const session = await deskSession(OPERATOR, 90, 61);
  expect(await answersOf(calls, session)).toEqual(allAre(calls, "401 desk_idle"));
});
