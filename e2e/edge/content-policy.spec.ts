import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@/test/support/free-port";
import { watchPolicy } from "@/e2e/support/policy";
import { startSite } from "@/test/support/site";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const FIREBASE = {
  FIREBASE_PROJECT_ID: "demo-test",
  FIREBASE_API_KEY: "demo",
  FIREBASE_AUTH_DOMAIN: "demo-test.firebaseapp.com",
  FIREBASE_APP_ID: "demo",
};
const STRICT =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;
const START_WITHIN_MS = 30_000;

test("what an attacker slips into a page does not run, and these tests would notice", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => {
    const add = (name: string, text: string) => {
      const element = document.createElement(name);
      element.textContent = text;
      document.head.append(element);
    };
    add("script", "window.owned = true");
    add("style", "body { color: red }");
    document.body.setAttribute("onclick", "window.owned = true");
    document.body.click();
    void fetch("http://evil.example").catch(() => null);
  });
  for (const directive of ["script-src-elem", "style-src-elem", "script-src-attr", "connect-src"])
    await expect.poll(() => violations.join("\n")).toContain(`"directive":"${directive}"`);
  expect(await page.evaluate(() => "owned" in window)).toBe(false);
  await context.close();
});

test("where Firebase is configured the server lets sign-in through, in a build made without", async () => {
  const site = await startSite(FIREBASE);
  try {
    const policy = (await fetch(site.url)).headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self' 'sha256-.*' https:\/\/apis\.google\.com;/);
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(policy).toMatch(/frame-src https:\/\/demo-test\.firebaseapp\.com$/);
    const api = await fetch(`${site.url}/api/config`);
    expect(api.headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  } finally {
    await site.stop();
  }
});

test("plain next start sends policy, status and headers too", LONG, async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const next = ["node_modules/next/dist/bin/next", "start", "--port", `${port}`];
  const child = spawn(process.execPath, next, {
    env: { ...process.env, NODE_ENV: "production", HOST: "localhost" },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    const isLive = async () => (await fetch(`${url}/api/live`).catch(() => null))?.ok;
    await expect.poll(isLive, { timeout: START_WITHIN_MS }).toBe(true);
    const page = await fetch(url);
    expect(page.headers.get("content-security-policy")).toMatch(STRICT);
    expect(page.headers.get("cache-control")).toContain("s-maxage=60");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    const missing = await fetch(`${url}/hi/nope`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-security-policy")).toMatch(STRICT);
    expect(missing.headers.get("cache-control")).toBe("no-store");
  } finally {
    child.kill();
    await ended;
  }
});
