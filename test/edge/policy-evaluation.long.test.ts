// Every public page of a server.
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { startSite } from "@/test/support/site";

/** What Google's CSP Evaluator finds weak in a policy. It only wonders ("maybe") whether our own files are harmless. */
const weaknessesOf = (policy: string | null | undefined): string[] =>
  new CspEvaluator(new CspParser(policy ?? "").csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => [directive, value, description].join(" "));

const policyAt = async (url: string, init?: RequestInit) =>
  (await fetch(url, init)).headers.get("content-security-policy");

test("Google's evaluator finds no weakness in the policy of any page", async () => {
  const site = await startSite({});
  const others = ["/account", "/onboarding", "/nope", "/api/live", "/robots.txt"];
  const pages = LANGS.flatMap((lang) => PUBLIC_PATHS.map((path) => pathIn(lang, path)));
  try {
    for (const path of [...pages, ...others])
      expect([path, weaknessesOf(await policyAt(site.url + path))]).toEqual([path, []]);
    const form = {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ email: "" }),
    };
    expect(weaknessesOf(await policyAt(`${site.url}/api/leads/newsletter`, form))).toEqual([]);
  } finally {
    await site.stop();
  }
}, 60_000);

test("it finds none where sign-in is configured, and does find one in a weak policy", async () => {
  const site = await startSite({
    FIREBASE_PROJECT_ID: "demo-test",
    FIREBASE_API_KEY: "demo",
    FIREBASE_AUTH_DOMAIN: "demo-test.firebaseapp.com",
    FIREBASE_APP_ID: "demo",
  });
  try {
    const policy = (await policyAt(site.url)) ?? "";
    expect(policy).toContain("https://apis.google.com");
    expect(weaknessesOf(policy)).toEqual([]);
    const weak = policy.replace("https://apis.google.com", "https://*.googleapis.com");
    expect(weaknessesOf(weak)).not.toEqual([]);
    expect(weaknessesOf(null)).not.toEqual([]);
  } finally {
    await site.stop();
  }
}, 60_000);
