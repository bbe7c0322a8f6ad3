import "@/test/support/own-store";
import * as configRoute from "@/app/api/config/route";
import { handle, json } from "@/lib/server/http/route-handler";
import { noParams } from "@/lib/server/core/value-schemas";
import { browserOn } from "@/test/support/api-browser";
import * as sessionRoute from "./route";

// All but one of the four variables: an incomplete configuration does not enable sign-in.
process.env.FIREBASE_PROJECT_ID = "demo-test";
process.env.FIREBASE_API_KEY = "demo";
process.env.FIREBASE_AUTH_DOMAIN = "demo-test.firebaseapp.com";
process.env.FIREBASE_APP_ID = "";

const TOKEN = "eyJhbGciOiJub25lIn0.e30.";
const browser = browserOn({
  "/api/session": sessionRoute,
  "/api/config": configRoute,
  "/api/everybody": { GET: handle({ params: noParams }, async ({ uid }) => json(200, { uid })) },
});

test("the browser learns that sign-in is off", async () => {
  const reply = await browser.send("GET", "/api/config");
  expect([reply.status, reply.body]).toEqual([200, { firebase: null, mailsReports: false }]);
});

test("a sign-in is answered with the reason", async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const reply = await browser.send("POST", "/api/session", { headers });
  expect([reply.status, reply.body]).toMatchObject([
    404,
    { error: { code: "sign_in_not_enabled" } },
  ]);
});

test("an earlier session is ignored, and can be cleared", async () => {
  const headers = { cookie: `session=${TOKEN}` };
  const seen = await browser.send("GET", "/api/everybody", { headers });
  expect([seen.status, seen.body]).toEqual([200, { uid: null }]);
  const out = await browser.send("DELETE", "/api/session", { headers });
  expect([out.status, out.headers.getSetCookie()[0]]).toEqual([
    204,
    expect.stringContaining("session=; "),
  ]);
});
