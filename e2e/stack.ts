import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type GroqStandin, startGroqStandin } from "@/scripts/groq-standin";
import { type Site, startSite } from "./site";
import { storedVisitors } from "./stored-visitors";

type Stack = { site: Site; groq: GroqStandin; databasePath: string };

type Fixtures = {
  /** The stand-in for the AI service: well-behaved, no calls counted, for tests that do not name it too. */
  groq: GroqStandin;
  /** What the site has stored so far, by visitor id, read from its database at each call. */
  store: () => ReturnType<typeof storedVisitors>;
};

/** Each worker has a site of its own: a production server, an empty database and a stand-in for the AI service. */
export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "bizgrow-e2e-"));
      const databasePath = join(folder, "site.db");
      const groq = await startGroqStandin();
      try {
        const site = await startSite({
          SQLITE_PATH: databasePath,
          GROQ_API_KEY: "test",
          GROQ_BASE_URL: groq.url,
        });
        try {
          await use({ site, groq, databasePath });
        } finally {
          await site.stop();
        }
      } finally {
        await groq.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.site.url),
  groq: [
    async ({ stack: { groq } }, use) => {
      groq.setMode("good");
      groq.reset();
      await use(groq);
    },
    { auto: true },
  ],
  store: ({ stack }, use) => use(() => storedVisitors(stack.databasePath)),
});

export { expect } from "@playwright/test";
