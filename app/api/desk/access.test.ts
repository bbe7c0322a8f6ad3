// holds: #operators, #desk-access
import "@/test/standins/dead-mail-server";
import "@/test/support/own-store";
import { createHash } from "node:crypto";
import * as contactRoute from "@/app/api/leads/contact/route";
import { log } from "@/lib/server/core/log";
import { leadStore } from "@/lib/server/wiring/leads";
import { cellsIn } from "@/test/support/csv-cells";
import { browserOn } from "@/test/support/api-browser";
import { deskSession } from "@/test/support/desk-callers";
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
afterEach(() => jest.restoreAllMocks());

const at = browserOn({
  "/api/desk/export": exportRoute,
  "/api/desk/erasures": erasuresRoute,
  "/api/desk/news": newsRoute,
  "/api/desk/search": searchRoute,
  "/api/leads/contact": contactRoute,
});

/** The cookie of an operator's session that was opened, and used last, so many minutes ago. */
const sessionOf = (opened: number, seen = opened) => deskSession(OPERATOR, opened, seen);
const post = (session: string, path: string, fields: Record<string, string>) =>
  at.send("POST", `/api/desk/${path}`, {
    raw: `${new URLSearchParams({ back: "/desk/people", ...fields })}`,
    headers: {
      origin: ORIGIN,
      cookie: session,
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
    },
  });
const work = (session: string) => post(session, "search", { text: "" });
const watch = (session: string) =>
  at.send("GET", "/api/desk/news", {
    headers: { origin: ORIGIN, cookie: session },
  });
const take = (session: string) => post(session, "export", { kind: "people" });
const erase = (session: string, id = "0".repeat(64)) =>
  post(session, "erasures", { of: id, ids: id });
const answerOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
];

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const idOf = (cookie: string) => hashOf(cookie.replace(/^[^=]+=/, ""));

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

describe("a session", () => {
  test("is open for twelve hours", async () => {
    expect((await work(await sessionOf(12 * 60 - 1, 0))).status).toBe(200);
    expect(answerOf(await work(await sessionOf(12 * 60 + 1, 0)))).toEqual([401, "session_too_old"]);
  });

  test("of the last quarter of an hour is needed to take data along or delete them", async () => {
    const recent = await sessionOf(14);
    expect([(await take(recent)).status, (await erase(recent)).status]).toEqual([200, 200]);
    const old = await sessionOf(16);
    expect((await work(old)).status).toBe(200);
    for (const reply of [await take(old), await erase(old)])
      expect(answerOf(reply)).toEqual([401, "recent_link_required"]);
  });

  test("closes after an hour in which nothing is done, also to a copy of the cookie", async () => {
    const session = await sessionOf(90, 61);
    for (const reply of [await work(session), await watch(session), await work(session)])
      expect(answerOf(reply)).toEqual([401, "desk_idle"]);
    expect((await work(await sessionOf(90, 59))).status).toBe(200);
  });

  test("is not extended by the page's automatic calls", async () => {
    const session = await sessionOf(90, 59);
    const seenAt = async () => (await storeOf(DESK_SESSIONS).read(idOf(session)))!.seenAt;
    const before = await seenAt();
    expect((await watch(session)).status).toBe(200);
    expect(await seenAt()).toBe(before);
    expect((await work(session)).status).toBe(200);
    expect(await seenAt()).toBeGreaterThan(before);
  });

  test("ends when its address is no operator's any more", async () => {
    const session = await deskSession("gone@example.in");
    for (const reply of [await work(session), await watch(session)])
      expect(answerOf(reply)).toEqual([401, "sign_in_needed"]);
  });
});

test("each export and each deletion is a line on standard output and a letter to all operators", async () => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const session = await sessionOf(0);
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
