// holds: #sessions, #r17
import "@/test/support/own-store";
import { createHmac, generateKeyPairSync, createSign } from "node:crypto";
import { log } from "@/lib/server/core/log";
import { handle, json } from "@/lib/server/http/route-handler";
import { noParams } from "@/lib/server/core/value-schemas";
import { browserOn } from "@/test/support/api-browser";
import { fakeTimeouts } from "@/test/support/browser-page";
import { withGoogleEdge } from "@/test/standins/google-edge";
import * as sessionRoute from "./route";

const ORIGIN = "https://bizgrow.example";
process.env.SITE_URL = ORIGIN;
const google = withGoogleEdge("bizgrow-1");

const routes = {
  "/api/session": sessionRoute,
  "/api/strict": { GET: handle({ params: noParams }, async ({ uid }) => json(200, { uid })) },
  "/api/lenient": {
    GET: handle({ params: noParams, sessions: "lenient" }, async ({ uid }) => json(200, { uid })),
  },
  "/api/none": {
    GET: handle({ params: noParams, sessions: "none" }, async ({ uid }) => json(200, { uid })),
  },
};
const newBrowser = () => browserOn(routes);
const signIn = (browser: ReturnType<typeof newBrowser>, token: string) =>
  browser.send("POST", "/api/session", {
    headers: { origin: ORIGIN, authorization: `Bearer ${token}` },
  });
const signedInBrowser = async () => {
  const browser = newBrowser();
  const reply = await signIn(browser, google.sign(google.claimsOf("u1")));
  return { browser, reply };
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
];

beforeEach(() => google.setMode("good"));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("with Google's signatures, over https", () => {
  test("the session's cookie is one that no other site of the domain can set", async () => {
    const { browser, reply } = await signedInBrowser();
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w.-]+; Path=\/; Max-Age=432000; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    expect((await browser.send("GET", "/api/strict")).body).toEqual({ uid: "u1" });
  });

  test("a cookie of the name used over http is not looked at", async () => {
    const { browser } = await signedInBrowser();
    const headers = { cookie: browser.cookie()!.replace("__Host-", "") };
    expect((await newBrowser().send("GET", "/api/strict", { headers })).body).toEqual({
      uid: null,
    });
  });

  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const resigned = (token: string, sign: (signed: string) => string) => {
    const signed = token.split(".").slice(0, 2).join(".");
    return `${signed}.${sign(signed)}`;
  };
  type Claims = ReturnType<typeof google.claimsOf>;
  test.each<[string, (claims: Claims) => string]>([
    ["alg none", (claims) => resigned(google.sign(claims, { alg: "none" }), () => "")],
    ["no signature", (claims) => resigned(google.sign(claims), () => "")],
    [
      "a shared secret",
      (claims) =>
        resigned(google.sign(claims, { alg: "HS256" }), (signed) =>
          createHmac("sha256", "secret").update(signed).digest("base64url"),
        ),
    ],
    [
      "a stranger's key",
      (claims) =>
        resigned(google.sign(claims), (signed) =>
          createSign("RSA-SHA256").update(signed).sign(stranger.privateKey, "base64url"),
        ),
    ],
    ["an unknown key", (claims) => google.sign(claims, { kid: "k2" })],
    ["no key's id", (claims) => google.sign(claims, { kid: undefined })],
    ["another audience", (claims) => google.sign({ ...claims, aud: "other" })],
    ["another issuer", (claims) => google.sign({ ...claims, iss: "https://evil.example/" })],
    ["an end in the past", (claims) => google.sign({ ...claims, exp: claims.iat - 10 })],
    ["somebody unknown", (claims) => google.sign({ ...claims, sub: "u404" })],
  ])("a token with %s makes no session, and as a cookie it is none", async (_, token) => {
    const idToken = token(google.claimsOf("u1"));
    expect(codeOf(await signIn(newBrowser(), idToken))).toEqual([401, "invalid_token"]);
    const headers = { cookie: `__Host-session=${token(google.sessionClaimsOf("u1"))}` };
    const reply = await newBrowser().send("GET", "/api/strict", { headers });
    expect([reply.status, reply.body]).toEqual([200, { uid: null }]);
  });

  test.each([
    ["16 minutes ahead", -16 * 60],
    ["two hours ahead: the token has expired by it", -2 * 3_600],
    ["10 minutes behind", 10 * 60],
  ])("a server's clock that is %s is said, with the seconds", async (_, shift) => {
    const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
    const claims = google.claimsOf("u1");
    const times = Object.fromEntries(
      (["iat", "auth_time", "exp"] as const).map((name) => [name, claims[name] + shift]),
    );
    const reply = await signIn(newBrowser(), google.sign({ ...claims, ...times }));
    expect(codeOf(reply)).toEqual([401, "clock_wrong"]);
    const [line] = error.mock.calls[0] as unknown as [{ event: string; seconds: number }];
    expect(line.event).toBe("sign-in refused: our clock is wrong");
    expect(Math.abs(line.seconds + shift)).toBeLessThan(60);
    expect(JSON.stringify(line)).not.toMatch(/u1|example/);
  });

  test("a token that a later page made of an old sign-in says nothing about the clock", async () => {
    const claims = google.claimsOf("u1");
    const old = google.sign({ ...claims, auth_time: claims.auth_time - 3_600 });
    expect(codeOf(await signIn(newBrowser(), old))).toEqual([401, "recent_sign_in_required"]);
  });

  test("a cookie with the claims and the signature that those lacked is a session", async () => {
    const headers = { cookie: `__Host-session=${google.sign(google.sessionClaimsOf("u1"))}` };
    const reply = await newBrowser().send("GET", "/api/strict", { headers });
    expect(reply.body).toEqual({ uid: "u1" });
  });

  test("a session revoked elsewhere is none some seconds later, when Google is asked again", async () => {
    const { browser } = await signedInBrowser();
    expect((await browser.send("GET", "/api/strict")).body).toEqual({ uid: "u1" });
    google.users.set("u1", { validSince: String(Math.floor(Date.now() / 1000) + 5) });
    const later = performance.now() + 5_001;
    jest.spyOn(performance, "now").mockReturnValue(later);
    expect((await browser.send("GET", "/api/strict")).body).toEqual({ uid: null });
  });
});

/** Time-outs run down at once. */
const withoutWaiting = async <T>(work: Promise<T>): Promise<T> => {
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(100);
  }
  return work;
};

describe.each(["refused", "hanging"] as const)("while Google is out of reach (%s)", (mode) => {
  test("no sign-in works, and no session is treated as forged", async () => {
    const { browser } = await signedInBrowser();
    const cookie = browser.cookie();
    google.setMode(mode);
    fakeTimeouts();

    const replies = Promise.all([
      browser.send("GET", "/api/strict"),
      browser.send("GET", "/api/lenient"),
      browser.send("GET", "/api/none"),
      browser.send("DELETE", "/api/session", { headers: { origin: ORIGIN } }),
      signIn(newBrowser(), google.sign(google.claimsOf("u2"))),
    ]);
    const [strict, lenient, none, out, another] = await withoutWaiting(replies);
    for (const reply of [strict, out, another]) {
      expect(codeOf(reply)).toEqual([503, "unavailable"]);
      expect(reply.headers.get("retry-after")).toBe("10");
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    for (const reply of [lenient, none])
      expect([reply.status, reply.body]).toEqual([200, { uid: null }]);

    // A visitor without a session is not affected.
    const open = await newBrowser().send("GET", "/api/strict");
    expect([open.status, open.body]).toEqual([200, { uid: null }]);
    const garbage = { cookie: "__Host-session=garbage" };
    const bad = await newBrowser().send("GET", "/api/strict", { headers: garbage });
    expect(bad.status).toBe(200);

    google.setMode("good");
    jest.useRealTimers();
    expect(browser.cookie()).toBe(cookie);
    expect((await browser.send("GET", "/api/strict")).body).toEqual({ uid: "u1" });
  });
});
