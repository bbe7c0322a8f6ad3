import "../test/support/specification-facts.mjs";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAuthEmulator } from "../test/standins/start-auth-emulator.ts";
import {
  failedUnitTests,
  inTurn,
  jestCounts,
  playwrightCounts,
  runCheck,
  runTests,
} from "./test-steps.mjs";

/**
 * `npm test`: every check, and the fast tests; `npm run test:all`: also those tagged @long and in
 * *.long.test.ts. Each step runs whatever the result of the previous one.
 */
const TEST_TIER = process.argv.includes("--all") ? "all" : "fast";

const reports = mkdtempSync(join(tmpdir(), "bizgrow-test-"));
const jestReport = join(reports, "jest.json");
const playwrightReport = join(reports, "playwright.json");

/** Shared, since it takes seconds to start. If it fails, the tests try again and report why. */
const authEmulator = startAuthEmulator("demo-test").catch(() => null);
const shared = async () => ({
  TEST_TIER,
  TEST_AUTH_EMULATOR_HOST: (await authEmulator)?.host ?? "",
});

const check = (name) => () => runCheck(name);
const unit = async () => {
  // Coverage of lib/domain is measured with all of its tests only.
  const coverage = TEST_TIER === "all" ? ["--coverage"] : [];
  const projects = ["--selectProjects", "node", "device", "jsdom"];
  const args = [...coverage, ...projects, "--json", `--outputFile=${jestReport}`];
  return runTests("unit", args, await shared(), () => jestCounts(jestReport));
};
const e2e = async () => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, ...(await shared()) };
  const args = ["--reporter=list,json"];
  return runTests("e2e", args, env, () => playwrightCounts(playwrightReport));
};

// Two lanes for two cores. The build rewrites the generated types that the linter reads, so it runs after the linter.
// The tests run alone: side by side, unit tests and journeys took as long as one after the other, and some exceeded
// their time-outs.
const checks = await Promise.all([
  inTurn([check("lint"), check("build")]),
  inTurn([check("unused"), check("format"), check("deps")]),
]);
const results = [...checks.flat(), ...(await inTurn([unit, e2e]))];
await (await authEmulator)?.stop();

const total = (what) => results.reduce((sum, { counts }) => sum + counts[what], 0);
const inWords = (passed, failed, skipped) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

// The journeys, which come after the unit tests, print more than a CI log keeps.
if (existsSync(jestReport))
  for (const name of failedUnitTests(jestReport)) console.log(`FAIL  ${name}`);
for (const { failedOutsideTests } of results)
  if (failedOutsideTests) console.log(`FAIL  outside of the tests:\n${failedOutsideTests}`);

rmSync(reports, { recursive: true, force: true });

console.log("");
for (const { name, seconds, counts, failedOutsideTests } of results) {
  const numbers = inWords(counts.passed, counts.failed, counts.skipped);
  const words = failedOutsideTests
    ? `${numbers} (no test failed: a threshold, a crash, or no test)`
    : numbers;
  console.log(`${name.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s  ${words}`);
}
process.exitCode = total("failed") === 0 ? 0 : 1;
console.log(inWords(total("passed"), total("failed"), total("skipped")));
