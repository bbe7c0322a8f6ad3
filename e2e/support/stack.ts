import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { watchPolicy } from "./policy";
import { type Site, startSite } from "@/test/support/site";
import { type SiteStore, startSiteStore, type StoreKind } from "./site-store";

export type Stack = { site: Site; groq: GroqStandin; store: SiteStore; folder: string };

type Fixtures = {
  /** The welcome dialog comes 2 s after the load; a journey about something else has been through it before. */
  hasSeenWelcome: boolean;
  /** The stand-in for the AI service: well-behaved, no calls counted, for tests that do not name it too. */
  groq: GroqStandin;
  /** What the site has stored so far, by visitor id, read from its database at each call. */
  store: SiteStore["visitors"];
  /** Prints what the site had to complain about when a journey fails. */
  troubles: void;
};

/** Runs in the browser, before each page's own code. */
export const rememberWelcome = () => {
  try {
    localStorage.setItem("bizgrow-welcome-dismissed", `{"savedAt":${Date.now()}}`);
  } catch {
    // Not a page of ours, or one without storage.
  }
};

/** The last warnings and errors in a site's log. */
const troublesIn = (output: string): string =>
  output
    .split("\n")
    .filter((line) => /"level":[456]0/.test(line))
    .slice(-20)
    .join("\n");

const someAddress = () => `10.${[randomInt(256), randomInt(256), randomInt(1, 255)].join(".")}`;

/** Each worker has its own site: a production server, an empty database and a stand-in for the AI service. */
export const test = base.extend<
  Fixtures,
  { stack: Stack; siteEnv: Record<string, string>; storeKind: StoreKind }
>({
  hasSeenWelcome: [true, { option: true }],
  /** More variables for the worker's site (e2e/support/accounts.ts). */
  siteEnv: [{}, { scope: "worker", option: true }],
  storeKind: [
    process.env.E2E_STORE === "firestore" ? "firestore" : "sqlite",
    { scope: "worker", option: true },
  ],
  stack: [
    async ({ siteEnv, storeKind }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "bizgrow-e2e-"));
      const projectId = siteEnv["FIREBASE_PROJECT_ID"] ?? "demo-journeys";
      const store = await startSiteStore(storeKind, folder, projectId);
      const groq = await startGroqStandin();
      try {
        const site = await startSite({
          TRUST_PROXY_HOPS: "1",
          // Each request, for journeys that look for what no log may hold.
          LOG_LEVEL: "debug",
          GROQ_API_KEY: "test",
          GROQ_BASE_URL: groq.url,
          ...siteEnv,
          ...store.env,
        });
        try {
          await use({ site, groq, store, folder });
        } finally {
          await site.stop();
        }
      } finally {
        await groq.close();
        await store.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.site.url),
  // As a proxy before the site would say it: each test comes from its own address, or they would share its limits.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "X-Forwarded-For": someAddress() }),
  context: async ({ context, hasSeenWelcome }, use) => {
    if (hasSeenWelcome) await context.addInitScript(rememberWelcome);
    const violations = await watchPolicy(context);
    await use(context);
    expect(violations, "blocked by a content policy").toEqual([]);
  },
  groq: [
    async ({ stack: { groq } }, use) => {
      groq.setMode("good");
      groq.reset();
      await use(groq);
    },
    { auto: true },
  ],
  store: ({ stack }, use) => use(stack.store.visitors),
  troubles: [
    async ({ stack: { site } }, use, test) => {
      await use();
      if (test.status !== test.expectedStatus)
        console.error(`${test.title}:\n${troublesIn(site.output())}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
