import "@/test/support/own-store";
import { generateKeyPairSync } from "node:crypto";
import { openDesk } from "@/lib/server/desk/open-desk";
import { browserOn } from "@/test/support/api-browser";
import { withGoogleEdge } from "@/test/standins/google-edge";
import * as newsRoute from "./news/route";

const ORIGIN = "https://bizgrow.example";
// The address of every user of the stand-in for Google.
Object.assign(process.env, {
  SITE_URL: ORIGIN,
  OPERATOR_EMAILS: "asha@example.in, aska@example.in",
});
const google = withGoogleEdge("bizgrow-1");
beforeEach(() => google.setMode("good"));

const look = async (session: string) => {
  const headers = { origin: ORIGIN, cookie: `__Host-session=${session}` };
  const at = browserOn({ "/api/desk/news": newsRoute });
  return (await at.send("GET", "/api/desk/news", { headers })).status;
};
const claims = () => google.sessionClaimsOf("op");
generateKeyPairSync("rsa", { modulusLength: 2048 });

test.each([
  ["another address", { email: "other@example.in" }, 403],
  ["an address nobody has verified", { email_verified: false }, 403],
  ["no address", { email: undefined }, 403],
  ["an address with the Kelvin sign for a k", { email: "as\u212aa@example.in" }, 403],
  ["a session that is over", { exp: 1 }, 401],
])("%s does not open it, with Google's signature or without", async (_, change, status) => {
  expect(await look(google.sign({ ...claims(), ...change }))).toBe(status);
});

test("a session that was revoked does not open it any more", async () => {
  const session = google.sign(claims());
  expect(await look(session)).toBe(200);
  google.users.set("op", { validSince: String(Math.floor(Date.now() / 1000) + 60) });
  expect(await look(session)).toBe(401);
});

test("while Google cannot be asked nobody gets access, and nobody is told to sign in", async () => {
  const session = google.sign(claims());
  google.setMode("refused");
  expect(await look(session)).toBe(503);
  expect(await openDesk(`__Host-session=${session}`)).toEqual({ kind: "later" });
});
