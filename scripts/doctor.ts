import { readSite } from "@/lib/content/facts/site-file";
import { errorMessage } from "@/lib/server/core/error-text";
import { type Finding, nextSteps } from "@/tools/operator/doctor/finding";
import { operatorEnv } from "@/tools/operator/operator-env";

/**
 * `npm run doctor` tries everything once, in the site's environment, prints a line each, and what to do
 * next; exit 1 when something does not work. `-- --launch` also lists what is missing before going live.
 */
const MARKS = { ok: "ok  ", off: "off ", look: "look", need: "NEED", bad: "BAD " } as const;
const isLaunch = process.argv[2] === "--launch";

const print = ({ part, state, text }: Finding): void =>
  console.log(`${MARKS[state]}  ${part.padEnd(8)} ${text}`);

const summary = (findings: readonly Finding[]): string => {
  const steps = nextSteps(findings).map((step, index) => `${index + 1}. ${step}`);
  const missing = findings.filter(({ state }) => state === "need").length;
  const launch = isLaunch ? "Ready to go live." : "Next: npm run doctor -- --launch";
  return [
    ...(findings.some(({ state }) => state === "bad") ? [] : ["Everything that is set up works."]),
    ...(missing > 0 ? [`${missing} things are missing before going live.`] : []),
    ...(steps.length > 0 ? ["Next:", ...steps] : [launch]),
  ].join("\n");
};

try {
  // As the site's own start, which refuses more of an environment.
  Object.assign(process.env, { NODE_ENV: "production" });
  const env = operatorEnv();
  readSite(); // refuses an unusable file in words; what follows needs its facts to load
  const { examine } = await import("@/tools/operator/doctor/trials");
  const { forLaunch, launchGroups } = await import("@/tools/operator/doctor/launch");
  const tried = await examine(env);
  const findings = isLaunch ? forLaunch(tried, process.env) : tried;
  findings.filter(({ state }) => state !== "need").forEach(print);
  for (const group of launchGroups(findings)) {
    console.log(`\n${group.title} (${group.findings.length}):`);
    group.findings.forEach(print);
  }
  console.log(`\n${summary(findings)}`);
  process.exitCode = findings.some(({ state }) => state === "bad" || state === "need") ? 1 : 0;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
// The mail client may hold a connection open for a while.
process.exit();
