// holds: #sessions
import type { Lang } from "@/lib/domain/core/languages";
import { request as rawRequest } from "node:http";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { expect, newPerson, signIn, signOut, test } from "@/e2e/support/accounts";

const lang: Lang = "en";

/** A name of Google's service that occurs in Firebase's code, and not in ours. */
const FIREBASE_CODE = "identitytoolkit.googleapis.com";

const sessionOf = async (device: BrowserContext) =>
  (await device.cookies()).find(({ name }) => name === "session");

/** What a page fetches from the site, from now on. */
const fetchesOf = (page: Page) => {
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  return {
    paths: () => responses.map((response) => new URL(response.url()).pathname),
    firebaseScripts: async () => {
      const scripts = responses.filter((response) => response.url().includes("/_next/static/"));
      const texts = await Promise.all(scripts.map((script) => script.text().catch(() => "")));
      expect(texts.filter(Boolean).length, "scripts looked into").toBeGreaterThan(0);
      return texts.filter((text) => text.includes(FIREBASE_CODE)).length;
    },
  };
};

/** The status of a call with headers that a browser would not send. */
const statusOf = (url: string, headers: Record<string, string>, method = "GET") =>
  new Promise<number>((resolve, reject) => {
    const request = rawRequest(url, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", reject).end();
  });

test("signing in with Google's window gives a session that only the server reads", async ({
  page,
  context,
  google,
  stack,
}) => {
  const person = newPerson();
  await signIn(page, person, lang);
  const session = await sessionOf(context);
  expect(session).toMatchObject({
    path: "/",
    domain: "localhost",
    httpOnly: true,
    sameSite: "Lax",
    secure: false, // http in this test; __Host- and Secure on https are app/api/session/google-edge.test.ts's
  });
  const days = (session!.expires - Date.now() / 1000) / (24 * 60 * 60);
  expect(Math.round(days * 10) / 10).toBe(5);
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");
  // The emulator's own window loads styles and other people's pictures from elsewhere; the site nothing.
  expect(google.refusedTo(stack.site.url)).toEqual([]);
});

test("a copied session gets nothing once its owner has signed out", async ({
  page,
  context,
  newDevice,
}) => {
  const person = newPerson();
  await signIn(page, person);
  const copied = await sessionOf(context);
  const thief = await newDevice();
  await thief.addCookies([copied!]);
  const { userId } = await (await thief.request.get("/api/account")).json();
  const record = `/api/visitors/${userId}`;
  expect((await thief.request.get(record)).status()).toBe(200);

  await signOut(page, person);
  expect(await sessionOf(context)).toBeUndefined();
  expect((await thief.request.get("/api/account")).status()).toBe(401);
  expect((await thief.request.get(record)).status()).toBe(404);
});

test("who is not signed in fetches nothing of Firebase's", async ({ page }) => {
  const fetched = fetchesOf(page);
  for (const path of ["/", "/health-check"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await fetched.firebaseScripts(), path).toBe(0);
    expect(fetched.paths()).not.toContain("/api/config");
    expect(fetched.paths()).not.toContain("/api/session");
  }
});

test("the server takes no oversized cookie or token, and no forged preview", async ({
  stack: { site },
}) => {
  const big = "x".repeat(20_000);
  expect(await statusOf(`${site.url}/`, { cookie: `session=${big}` })).toBe(431);
  const bearer = { authorization: `Bearer ${big}`, origin: site.url };
  expect([401, 431]).toContain(await statusOf(`${site.url}/api/session`, bearer, "POST"));

  const pageWith = async (cookie: string) =>
    (await fetch(`${site.url}/`, { headers: { cookie } })).text();
  const preview = "__prerender_bypass=0123456789abcdef; __next_preview_data=e30";
  expect(await pageWith(preview)).toBe(await pageWith(""));
});
