// holds: #operators, #desk-access
// Over 1 s: it loads Google's library.
import "@/test/standins/dead-mail-server";
import "@/test/support/own-store";
import { createHash } from "node:crypto";
import * as contactRoute from "@/app/api/leads/contact/route";
import { env } from "@/lib/server/core/env";
import { log } from "@/lib/server/core/log";
import { leadStore } from "@/lib/server/wiring/leads";
import { cellsIn } from "@/test/support/csv-cells";
import { browserOn } from "@/test/support/api-browser";
import { withGoogleEdge } from "@/test/standins/google-edge";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import * as erasuresRoute from "./erasures/route";
import * as exportRoute from "./export/route";
import * as newsRoute from "./news/route";
import * as searchRoute from "./search/route";
import { DELIVERIES } from "@/lib/server/store/schemas/stored-notification";
import { DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { storeOf } from "@/lib/server/store/store-of";

const ORIGIN = "https://bizgrow.example";
const OPERATOR = "op@example.in";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: `${OPERATOR},two@example.in` });
const google = withGoogleEdge("bizgrow-1");
afterEach(() => jest.restoreAllMocks());

const at = browserOn({
  "/api/desk/export": exportRoute,
  "/api/desk/erasures": erasuresRoute,
  "/api/desk/news": newsRoute,
  "/api/desk/search": searchRoute,
  "/api/leads/contact": contactRoute,
});

let people = 0;
/** An operator's session from a sign-in this many minutes ago. */
const sessionOf = (minutesAgo: number, more: object = {}) => {
  const claims = google.sessionClaimsOf(`op-${++people}`);
  google.users.set(`op-${people}`, { validSince: "0" });
  return google.sign({
    ...claims,
    email: OPERATOR,
    auth_time: Math.floor(Date.now() / 1000 - minutesAgo * 60),
    ...more,
  });
};
const post = (session: string, path: string, fields: Record<string, string>) =>
  at.send("POST", `/api/desk/${path}`, {
    raw: `${new URLSearchParams({ back: "/desk/people", ...fields })}`,
    headers: {
      origin: ORIGIN,
      cookie: `__Host-session=${session}`,
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
    },
  });
const work = (session: string) => post(session, "search", { text: "" });
const watch = (session: string) =>
  at.send("GET", "/api/desk/news", {
    headers: { origin: ORIGIN, cookie: `__Host-session=${session}` },
  });
const take = (session: string) => post(session, "export", { kind: "people" });
const erase = (session: string, id = "0".repeat(64)) =>
  post(session, "erasures", { of: id, ids: id });
const answerOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
];

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
/** Makes a session look unused for this many minutes. */
const leaveFor = async (session: string, minutes: number) => {
  const { seenAt } = (await storeOf(DESK_SESSIONS).read(hashOf(session)))!;
  await storeOf(DESK_SESSIONS).update(hashOf(session), () => ({
    seenAt: seenAt - minutes * 60_000,
  }));
};

const contact = async () => {
  const body = { ...GOOD_CONTACT, message: crypto.randomUUID() };
  const headers = { origin: ORIGIN };
  expect((await at.send("POST", "/api/leads/contact", { body, headers })).status).toBe(201);
};
const notices = async () => {
  const { rows } = await storeOf(DELIVERIES).list({ before: null, limit: 100 });
  return rows
    .flatMap(({ record }) => {
      const found = /\{"what":"(export|erasure)"[^}]*\}/.exec(JSON.stringify(record));
      return found ? [JSON.parse(found[0]) as object] : [];
    })
    .toReversed();
};

describe("a sign-in", () => {
  test("opens the desk for twelve hours", async () => {
    const old = sessionOf(12 * 60 - 1);
    await storeOf(DESK_SESSIONS).update(hashOf(old), () => ({ seenAt: Date.now() }));
    expect((await work(old)).status).toBe(200);
    const older = sessionOf(12 * 60 + 1);
    await storeOf(DESK_SESSIONS).update(hashOf(older), () => ({ seenAt: Date.now() }));
    expect(answerOf(await work(older))).toEqual([401, "sign_in_too_old"]);
  });

  test("of the last quarter of an hour is needed to take data along or delete them", async () => {
    const recent = sessionOf(14);
    expect([(await take(recent)).status, (await erase(recent)).status]).toEqual([200, 200]);
    const old = sessionOf(16);
    expect((await work(old)).status).toBe(200);
    for (const reply of [await take(old), await erase(old)])
      expect(answerOf(reply)).toEqual([401, "recent_sign_in_required"]);
  });

  test("with a second factor is needed where the setting says so", async () => {
    const firebase = { sign_in_provider: "google.com", sign_in_second_factor: "totp" };
    const [plain, strong] = [sessionOf(0), sessionOf(0, { firebase })];
    expect((await work(plain)).status).toBe(200);
    const settings = env() as { operatorSecondFactor: boolean };
    settings.operatorSecondFactor = true;
    const replies = [await work(plain), await work(strong)];
    settings.operatorSecondFactor = false;
    expect(replies.map(answerOf)).toEqual([
      [401, "second_factor_required"],
      [200, undefined],
    ]);
  });
});

describe("an hour in which nothing is done", () => {
  test("closes the desk, also to a copy of the cookie; a new sign-in opens it", async () => {
    const session = sessionOf(90);
    // Its first call came in time.
    await storeOf(DESK_SESSIONS).update(hashOf(session), () => ({ seenAt: Date.now() }));
    expect((await work(session)).status).toBe(200);
    await leaveFor(session, 61);
    for (const reply of [await work(session), await watch(session), await work(session)])
      expect(answerOf(reply)).toEqual([401, "desk_idle"]);
    expect((await work(sessionOf(0))).status).toBe(200);
  });

  test("counts from the sign-in where nothing is known of the session", async () => {
    expect((await work(sessionOf(59))).status).toBe(200);
    expect(answerOf(await work(sessionOf(61)))).toEqual([401, "desk_idle"]);
  });

  test("is not extended by the page's automatic calls", async () => {
    const session = sessionOf(0);
    expect((await work(session)).status).toBe(200);
    await leaveFor(session, 59);
    const before = await storeOf(DESK_SESSIONS).read(hashOf(session));
    expect((await watch(session)).status).toBe(200);
    expect(await storeOf(DESK_SESSIONS).read(hashOf(session))).toEqual(before);
    expect((await work(session)).status).toBe(200);
    expect((await storeOf(DESK_SESSIONS).read(hashOf(session)))!.seenAt).toBeGreaterThan(
      before!.seenAt,
    );
  });
});

test("each export and each deletion is a line on standard output and a letter to all operators", async () => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const session = sessionOf(0);
  await contact();
  const before = (await notices()).length;
  const [, ...leads] = cellsIn((await take(session)).text);
  const { rows } = await leadStore().list({ before: null, limit: 1 });
  // Its number is nobody's, so the lead's id is its person's key.
  expect((await erase(session, rows[0]!.cursor.id)).status).toBe(200);
  expect((await erase(session)).status).toBe(200); // nothing was deleted, so nobody is notified
  const by = hashOf(OPERATOR).slice(0, 12);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { event: "desk export", by, count: leads.length },
    { event: "desk erasure", by, count: 1 },
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(OPERATOR);
  expect((await notices()).slice(before).toSorted()).toEqual(
    [
      { what: "export", by: OPERATOR, count: leads.length },
      { what: "erasure", by: OPERATOR, count: 1 },
    ].toSorted(),
  );
});
