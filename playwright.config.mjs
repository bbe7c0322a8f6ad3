import "./test/support/specification-facts.mjs";
import { defineConfig, devices } from "@playwright/test";
import { offeredIn, readSite } from "./lib/content/facts/site-file.ts";
import { CHROMIUM_ARGS, findChromium } from "./scripts/setup/chromium.mjs";

process.env.PACKAGES_OF_BUILD = offeredIn(readSite());
const executablePath = findChromium();

/** Journeys in a real Chromium against the production build; each worker has its own site (e2e/support/stack.ts). */
export default defineConfig({
  testDir: "e2e",
  // `npm test` leaves out the journeys of the long tier (e2e/support/tiers.ts); `npm run test:all` does not.
  ...(process.env.TEST_TIER === "fast" && { grepInvert: /@long/ }),
  // A journey mostly waits: three of them use two cores.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine stalls for seconds: a journey has a second try, and is then reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // In ms: a whole check takes 15 s on an idle machine, and longer on a busy one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // `page.route` does not see what a worker fetches; e2e/check/offline.spec.ts allows it.
    serviceWorkers: "block",
    // Traces cost an eighth of the time: only a second try keeps one. `--trace on` has one of each.
    trace: "on-first-retry",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
});
