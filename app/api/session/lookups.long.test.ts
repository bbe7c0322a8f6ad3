// Over 1 s: it loads Google's library and signs some hundred calls.
import "@/test/support/own-store";
import * as unknownRoute from "@/app/api/[[...rest]]/route";
import * as accountRoute from "@/app/api/account/route";
import * as searchRoute from "@/app/api/desk/search/route";
import * as visitorRoute from "@/app/api/visitors/[id]/route";
import { browserOn } from "@/test/support/api-browser";
import { deskForm } from "@/test/support/desk-form";
import { withGoogleEdge } from "@/test/standins/google-edge";
import * as sessionRoute from "./route";

const ORIGIN = "https://bizgrow.example";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: "op@example.in" });
const google = withGoogleEdge("bizgrow-1");

const at = browserOn({
  "/api/account": accountRoute,
  "/api/session": sessionRoute,
  "/api/desk/search": searchRoute,
  "/api/visitors/:id": visitorRoute,
  "/api/nothing": unknownRoute,
});
const sessionOf = (uid: string, more: object = {}) =>
  google.sign({ ...google.sessionClaimsOf(uid), ...more });
const secondsAgo = (seconds: number) => ({ auth_time: Math.floor(Date.now() / 1000) - seconds });
const send = (session: string, method = "GET", path = "/api/account") =>
  at.send(method, path, { headers: { origin: ORIGIN, cookie: `__Host-session=${session}` } });
const search = (session: string) => {
  const { raw, headers } = deskForm({ text: "Asha" });
  return at.send("POST", "/api/desk/search", {
    raw,
    headers: { ...headers, origin: ORIGIN, cookie: `__Host-session=${session}` },
  });
};

/** The number of questions to Google during some work. */
const lookupsOf = async (work: () => Promise<unknown>) => {
  const before = google.lookups();
  await work();
  return google.lookups() - before;
};

test("a deletion asks at every call", async () => {
  const owner = sessionOf("owner");
  await send(owner);
  const path = `/api/visitors/${crypto.randomUUID()}`;
  for (let n = 0; n < 3; n++) expect(await lookupsOf(() => send(owner, "DELETE", path))).toBe(1);
});

test("the desk asks Google nothing, whoever calls", async () => {
  const session = sessionOf("stranger");
  expect(
    await lookupsOf(async () => {
      for (let n = 0; n < 3; n++) expect((await search(session)).status).toBe(401);
    }),
  ).toBe(0);
});

test("after 300 calls in a minute a person has to wait, with any session, and nobody else does", async () => {
  const one = sessionOf("busy");
  const two = sessionOf("busy", secondsAgo(60));
  for (let n = 0; n < 300; n++) expect((await send(n % 2 ? one : two)).status).toBe(200);
  const asked = await lookupsOf(async () => {
    for (const session of [one, two]) {
      const reply = await send(session);
      expect(reply.status).toBe(429);
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const headers = {
      origin: ORIGIN,
      authorization: `Bearer ${google.sign(google.claimsOf("busy"))}`,
    };
    expect((await at.send("POST", "/api/session", { headers })).status).toBe(429);
  });
  expect(asked).toBe(0);
  expect((await send(sessionOf("calm"))).status).toBe(200);
});

test("a sign-out works at once, though the session was cached", async () => {
  const session = sessionOf("leaver", secondsAgo(10));
  expect((await send(session)).status).toBe(200);
  google.users.set("leaver", { validSince: String(Math.floor(Date.now() / 1000) + 60) });
  expect((await send(session)).status).toBe(200); // revoked elsewhere: the earlier answer is reused for some seconds
  const other = sessionOf("leaver", secondsAgo(20));
  expect((await send(other, "DELETE", "/api/session")).status).toBe(204);
  expect((await send(session)).status).toBe(401);
});
