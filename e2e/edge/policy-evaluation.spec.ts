import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { startSite } from "@/e2e/support/site";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

/** What Google's CSP Evaluator finds weak in a policy. It only wonders ("maybe") whether our own files are harmless. */
const weaknessesOf = (policy: string | null | undefined): string[] =>
  new CspEvaluator(new CspParser(policy ?? "").csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => [directive, value, description].join(" "));

test("Google's evaluator finds nothing weak in the policy of any page", async ({ request }) => {
  const others = ["/account", "/settings", "/onboarding", "/nope", "/api/live", "/robots.txt"];
  for (const url of [...PUBLIC_PAGES.map((page) => page.url), ...others]) {
    const { "content-security-policy": policy } = (await request.get(url)).headers();
    expect(weaknessesOf(policy), url).toEqual([]);
  }
  const form = { form: { email: "" }, headers: { "sec-fetch-site": "same-origin" } };
  const page = await request.post("/api/leads/newsletter", form);
  expect(page.headers()["content-type"]).toContain("text/html");
  expect(weaknessesOf(page.headers()["content-security-policy"])).toEqual([]);
});

test("nor where sign-in is configured, while it does in a policy that is weak", LONG, async () => {
  const site = await startSite({
    FIREBASE_PROJECT_ID: "demo-test",
    FIREBASE_API_KEY: "demo",
    FIREBASE_AUTH_DOMAIN: "demo-test.firebaseapp.com",
    FIREBASE_APP_ID: "demo",
  });
  try {
    const policy = (await fetch(site.url)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("https://apis.google.com");
    expect(weaknessesOf(policy)).toEqual([]);
    const weak = policy.replace("https://apis.google.com", "https://*.googleapis.com");
    expect(weaknessesOf(weak)).not.toEqual([]);
    expect(weaknessesOf(null)).not.toEqual([]);
  } finally {
    await site.stop();
  }
});
