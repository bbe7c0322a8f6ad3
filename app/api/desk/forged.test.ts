import "@/test/support/own-store";
import { createSign, generateKeyPairSync } from "node:crypto";
import { contentIn } from "@/lib/content";
import { browserOn } from "@/test/support/api-browser";
import { withGoogleEdge } from "@/test/standins/google-edge";
import * as pageRoute from "./page/[lang]/route";
import * as searchRoute from "./search/route";

const ORIGIN = "https://bizgrow.example";
// The address of every user of the stand-in for Google.
Object.assign(process.env, {
  SITE_URL: ORIGIN,
  OPERATOR_EMAILS: "asha@example.in, aska@example.in",
});
const google = withGoogleEdge("bizgrow-1");
beforeEach(() => google.setMode("good"));

const search = async (session: string) => {
  const headers = { origin: ORIGIN, cookie: `__Host-session=${session}` };
  const body = { filter: {}, before: null };
  const at = browserOn({ "/api/desk/search": searchRoute });
  return (await at.send("POST", "/api/desk/search", { headers, body })).status;
};
const claims = () => google.sessionClaimsOf("op");
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

test("a session with Google's signature opens the desk, a forged one does not", async () => {
  const good = google.sign(claims());
  expect(await search(good)).toBe(200);
  const [header, said, signature] = good.split(".");
  const own = createSign("RSA-SHA256").update(`${header}.${said}`).sign(privateKey, "base64url");
  const other = google.sign({ ...claims(), email: "other@example.in" }).split(".");
  for (const forged of [
    `${header}.${said}.${own}`,
    `${header}.${said}.`,
    `${encode({ alg: "none" })}.${said}.${signature}`,
    `${other[0]}.${said}.${other[2]}`,
  ])
    expect(await search(forged)).toBe(404);
});

test.each([
  ["another address", { email: "other@example.in" }],
  ["an address nobody has verified", { email_verified: false }],
  ["no address", { email: undefined }],
  ["an address with the Kelvin sign for a k", { email: "as\u212aa@example.in" }],
  ["a session that is over", { exp: 1 }],
])("%s does not open it, with Google's signature or without", async (_, change) => {
  expect(await search(google.sign({ ...claims(), ...change }))).toBe(404);
});

test("a session that was revoked does not open it any more", async () => {
  const session = google.sign(claims());
  expect(await search(session)).toBe(200);
  google.users.set("op", { validSince: String(Math.floor(Date.now() / 1000) + 60) });
  expect(await search(session)).toBe(404);
});

test("while Google cannot be asked nobody gets access, and nobody gets a 404", async () => {
  const session = google.sign(claims());
  google.setMode("refused");
  expect(await search(session)).toBe(503);
  for (const lang of ["en", "hi"] as const) {
    const request = new Request(`${ORIGIN}/desk`, {
      headers: { cookie: `__Host-session=${session}` },
    });
    const page = await pageRoute.GET(request, { params: Promise.resolve({ lang }) });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain(contentIn(lang).desk.later.title);
  }
});
