import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { npmCommand } from "./setup/ensure-installed.mjs";

/** Several times the duration of a step, so that one that hangs ends. */
const STEP_LIMIT_MS = 40 * 60_000;

/** Runs steps one after the other; resolves to their results. */
export async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

/** A check counts as one test; its output is shown when it fails. */
export async function runCheck(name) {
  const { ok, output, seconds } = await npmRun(name, [], {}, "pipe");
  console.log(`${ok ? "ok" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output);
  return { name, seconds, counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 } };
}

/** The last lines of a runner tell why it failed where no test did. */
const LAST_LINES = 15;

/** A runner's counts by its report; none, or a crash, is a failure more (`failedOutsideTests`: its last lines). */
export async function runTests(name, args, env, readCounts) {
  const { ok, seconds, output } = await npmRun(name, ["--", ...args], env, "inherit");
  const counts = readCountsOr(readCounts, { passed: 0, failed: 0, skipped: 0 });
  const isEmpty = counts.passed + counts.failed === 0;
  if (counts.failed > 0 || (ok && !isEmpty)) return { name, seconds, counts };
  const said = output.trim().split("\n").slice(-LAST_LINES).join("\n");
  const failedOutsideTests = said || "It printed nothing.";
  return { name, seconds, counts: { ...counts, failed: 1 }, failedOutsideTests };
}

function readCountsOr(readCounts, none) {
  try {
    return readCounts();
  } catch (error) {
    console.log(`No counts: ${error.message}`);
    return none;
  }
}

/** A test file that does not load counts as a failure. */
export function jestCounts(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed at its second try counts as passed. */
export function playwrightCounts(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky, // the runner lists the flaky ones
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The failed unit tests of a jest report, a line each: file and title, or why the file did not load. */
export function failedUnitTests(file) {
  return JSON.parse(readFileSync(file, "utf8")).testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length > 0) return failed.map(({ fullName }) => `${suite.name}: ${fullName}`);
    return suite.status === "failed" ? [`${suite.name}: ${suite.message}`] : [];
  });
}

/** With "inherit" the output is shown as it comes; what goes to stderr is also in the result. */
function npmRun(script, args, env, stdout) {
  const [command, ...npmArgs] = npmCommand("run", "--silent", script, ...args);
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, npmArgs, {
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      stdio: ["ignore", stdout, "pipe"],
      shell: command === "npm" && process.platform === "win32",
      timeout: STEP_LIMIT_MS,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => (output += text));
    if (stdout === "inherit") child.stderr.pipe(process.stderr, { end: false });
    const end = (ok) => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.on("error", () => end(false));
    child.on("close", (code) => end(code === 0));
  });
}
