import { spawn } from "node:child_process";

/** No step of a healthy run takes a third of this; one that hangs must not hang everything. */
const STEP_LIMIT_MS = 15 * 60_000;

/** Runs steps one after the other and collects their results. */
export const inTurn = async (steps) => {
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
};

const ofExit = ({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/**
 * Runs an npm script; its output is shown in one piece, and in full, when it fails or has tests of its own.
 * `counts` says how many tests passed and failed, by default one; failing without a failed test counts as one.
 */
export const runStep = async (name, npmArgs, { counts = ofExit, env = {} } = {}) => {
  const started = performance.now();
  const { ok, output } = await npm(npmArgs, env);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counted = counts({ ok });
  if (!ok && counted.failed === 0) counted.failed = 1;
  console.log(`── ${name}: ${counted.failed ? "FAILED" : "ok"} after ${seconds} s`);
  if (counted.failed) console.log(output);
  return { name, seconds, counts: counted };
};
