// holds: #sessions
import "@/test/support/own-store";
import { getAuth } from "firebase-admin/auth";
import * as configRoute from "@/app/api/config/route";
import { firebaseApp } from "@/lib/server/core/firebase-app";
import { handle, json } from "@/lib/server/http/route-handler";
import { noParams } from "@/lib/server/core/value-schemas";
import { signInNeeded } from "@/lib/server/auth/session";
import { browserOn, type Sent } from "@/test/support/api-browser";
import { withAuthEmulator } from "@/test/standins/auth-emulator";
import * as sessionRoute from "./route";

const emulator = withAuthEmulator();

const SESSION = "/api/session";
/** A route for everybody, and one for signed-in users only. */
const everybody = {
  GET: handle({ params: noParams }, async ({ user, uid }) => json(200, { user, uid })),
};
const signedIn = {
  GET: handle({ params: noParams }, async ({ user }) => {
    if (!user) throw signInNeeded();
    return json(200, user);
  }),
};
const newBrowser = () =>
  browserOn({
    [SESSION]: sessionRoute,
    "/api/config": configRoute,
    "/api/everybody": everybody,
    "/api/signed-in": signedIn,
  });

const bearer = (token: string, headers: Sent["headers"] = {}): Sent => ({
  headers: { authorization: `Bearer ${token}`, ...headers },
});
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
];
/** A token in the form the emulator accepts, without a signature, with some claims changed. */
const altered = (token: string, change: (claims: Record<string, unknown>) => object): string => {
  const [header, claims] = token
    .split(".")
    .map((part) => JSON.parse(Buffer.from(part || "e30", "base64url").toString()));
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${encode(header)}.${encode({ ...claims, ...change(claims) })}.`;
};
const nowSeconds = () => Math.floor(Date.now() / 1000);

const signedInBrowser = async () => {
  const browser = newBrowser();
  const user = await emulator.signIn({ name: "Asha Patil", picture: "https://example.in/a.png" });
  const reply = await browser.send("POST", SESSION, bearer(user.idToken));
  return { browser, user, reply };
};

describe("the configuration for the browser", () => {
  test("names the public values and the emulator, to everybody", async () => {
    const reply = await newBrowser().send("GET", "/api/config");
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        firebase: {
          projectId: "demo-test",
          apiKey: "demo",
          authDomain: "demo-test.firebaseapp.com",
          appId: "demo",
          authEmulator: `http://${emulator.host()}`,
        },
        mailsReports: false,
      },
    ]);
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });
});

describe("signing in", () => {
  test("gives a session that only the server reads, for 5 days", async () => {
    const { browser, user, reply } = await signedInBrowser();
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w.-]+; Path=\/; Max-Age=432000; HttpOnly; SameSite=Lax$/),
    ]);
    const seen = await browser.send("GET", "/api/everybody");
    expect(seen.body).toEqual({
      uid: user.localId,
      user: {
        uid: user.localId,
        email: user.email,
        name: "Asha Patil",
        picture: "https://example.in/a.png",
      },
    });
  });

  test("never adopts a session that was planted before (fixation)", async () => {
    const { browser: attacker } = await signedInBrowser();
    const planted = attacker.cookie()!;
    const user = await emulator.signIn();
    const browser = newBrowser();
    const headers = { cookie: planted };
    const reply = await browser.send("POST", SESSION, bearer(user.idToken, headers));
    expect(reply.status).toBe(204);
    expect(browser.cookie()).not.toBe(planted);
    const seen = await browser.send("GET", "/api/signed-in");
    expect(seen.body).toMatchObject({ uid: user.localId });
  });

  test.each([
    ["no token", {}],
    ["an empty one", bearer("")],
    ["another scheme", { headers: { authorization: "Basic YTpi" } }],
    ["20 KB", bearer("a".repeat(20_000))],
    ["20 KB in the form of a token", bearer(`e30.${"e30_".repeat(5_000)}.e30`)],
    ["no token's form", bearer("a.b.c")],
    [
      "no JSON in it",
      bearer(["{", '"x', "x"].map((text) => Buffer.from(text).toString("base64url")).join(".")),
    ],
    ["null in it", bearer("bnVsbA.bnVsbA.x")],
    ["a header and no claims", bearer("eyJ0eXAiOiJKV1QiLCJhbGciOiJub25lIn0.e30.")],
  ] satisfies [string, Sent][])("takes no bearer with %s", async (_, sent) => {
    const reply = await newBrowser().send("POST", SESSION, sent);
    expect(codeOf(reply)).toEqual([401, "invalid_token"]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["another audience", () => ({ aud: "demo-other" })],
    ["another issuer", () => ({ iss: "https://securetoken.google.com/demo-other" })],
    [
      "another project",
      () => ({ aud: "demo-dev", iss: "https://securetoken.google.com/demo-dev" }),
    ],
    ["no issuer", () => ({ iss: undefined })],
    ["an end in the past", () => ({ exp: nowSeconds() - 10 })],
    ["a sign-in in the future", () => ({ auth_time: nowSeconds() + 3600 })],
    ["nobody", () => ({ sub: "" })],
    ["somebody unknown", () => ({ sub: "unknown", user_id: "unknown" })],
    ["no verified e-mail", () => ({ email_verified: false })],
    ["a word for verified", () => ({ email_verified: "true" })],
    ["no e-mail", () => ({ email: undefined })],
    ["a sign-in by password", () => ({ firebase: { sign_in_provider: "password" } })],
    ["no provider", () => ({ firebase: undefined })],
  ])("takes no token with %s", async (_, change) => {
    const { idToken } = await emulator.signIn();
    const reply = await newBrowser().send("POST", SESSION, bearer(altered(idToken, change)));
    expect(codeOf(reply)).toEqual([401, "invalid_token"]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test("asks for a recent sign-in", async () => {
    const { idToken } = await emulator.signIn();
    const aged = (seconds: number) =>
      bearer(altered(idToken, (claims) => ({ auth_time: Number(claims.auth_time) - seconds })));
    const late = await newBrowser().send("POST", SESSION, aged(5 * 60 + 5));
    expect(codeOf(late)).toEqual([401, "recent_sign_in_required"]);
    expect((await newBrowser().send("POST", SESSION, aged(4 * 60))).status).toBe(204);
  });

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["no origin", { origin: null }],
    ["a sandbox", { origin: "null" }],
    ["a cross-site request", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
  ])("is refused from %s: no login CSRF", async (_, headers) => {
    const { idToken } = await emulator.signIn();
    const reply = await newBrowser().send("POST", SESSION, bearer(idToken, headers));
    expect(codeOf(reply)).toEqual([403, "wrong_origin"]);
    expect(reply.headers.getSetCookie()).toEqual([]);
    const { browser } = await signedInBrowser();
    const out = await browser.send("DELETE", SESSION, { headers });
    expect(codeOf(out)).toEqual([403, "wrong_origin"]);
    expect((await browser.send("GET", "/api/signed-in")).status).toBe(200);
  });
});

describe("a cookie that is no session is none", () => {
  test.each([
    ["garbage", "session=garbage"],
    ["nothing", "session="],
    ["4 KB", `session=${"x".repeat(4096)}`],
    ["4 KB in the form of a token", `session=e30.${"e30_".repeat(1000)}.e30`],
    ["a token of nobody", "session=eyJhbGciOiJub25lIn0.e30."],
    ["two, both bad", "session=a; session=b"],
    ["what no cookie looks like", "=;;;=%E0%A4%A; a=%; __proto__=1; session"],
    ["Next's preview cookies", "__prerender_bypass=x; __next_preview_data=y"],
  ])("%s", async (_, cookie) => {
    const browser = newBrowser();
    const open = await browser.send("GET", "/api/everybody", { headers: { cookie } });
    expect([open.status, open.body]).toEqual([200, { user: null, uid: null }]);
    const closed = await browser.send("GET", "/api/signed-in", { headers: { cookie } });
    expect(codeOf(closed)).toEqual([401, "sign_in_needed"]);
  });

  test("an ID token is no session", async () => {
    const { idToken } = await emulator.signIn();
    const headers = { cookie: `session=${idToken}` };
    expect((await newBrowser().send("GET", "/api/signed-in", { headers })).status).toBe(401);
  });

  test("of two cookies the valid one is found, in any order", async () => {
    const { browser } = await signedInBrowser();
    const good = browser.cookie()!;
    for (const cookie of [`session=bad; ${good}`, `${good}; session=bad`]) {
      const reply = await newBrowser().send("GET", "/api/signed-in", { headers: { cookie } });
      expect(reply.status).toBe(200);
    }
  });

  test("of a deleted user", async () => {
    const { browser, user } = await signedInBrowser();
    await getAuth(firebaseApp()).deleteUser(user.localId);
    expect((await browser.send("GET", "/api/signed-in")).status).toBe(401);
    expect((await browser.send("GET", "/api/everybody")).body).toEqual({ user: null, uid: null });
  });
});

describe("signing out", () => {
  test("takes the session and the visitor's key, and a copy of the cookie gets nothing", async () => {
    const { browser, user } = await signedInBrowser();
    const copy = { cookie: browser.cookie() };
    const reply = await browser.send("DELETE", SESSION);
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect(reply.headers.getSetCookie()).toEqual([
      "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
    expect(browser.cookie()).toBeNull();
    const replayed = await newBrowser().send("GET", "/api/signed-in", { headers: copy });
    expect(codeOf(replayed)).toEqual([401, "sign_in_needed"]);
    const open = await newBrowser().send("GET", "/api/everybody", { headers: copy });
    expect(open.body).toEqual({ user: null, uid: null });
    // The earlier ID token makes no session either, though it is recent.
    const again = await newBrowser().send("POST", SESSION, bearer(user.idToken));
    expect(codeOf(again)).toEqual([401, "invalid_token"]);
  });

  test("succeeds without a session, and with an invalid cookie", async () => {
    for (const cookie of [null, "session=garbage"]) {
      const reply = await newBrowser().send("DELETE", SESSION, { headers: { cookie } });
      expect(reply.status).toBe(204);
      expect(reply.headers.getSetCookie()[0]).toContain("Max-Age=0");
    }
  });
});
