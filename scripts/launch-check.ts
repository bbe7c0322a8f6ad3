import { modelGaps } from "@/lib/server/advice/account-models";
import { env } from "@/lib/server/core/env";
import { readSiteOrExit, siteFile } from "@/lib/content/facts/site-file";
import { loadEnvFiles } from "@/lib/server/core/env-files";
import { nodeHashes, nodeProblem, sha256Of } from "@/tools/operator/node-hash";

/**
 * `npm run launch-check`: lists what an operator still has to configure before going live; exit 1 while anything is
 * missing. Arguments are paths of Node programs to check; without any it checks the one that runs this.
 */

loadEnvFiles();
readSiteOrExit();
const { launchGaps } = await import("@/lib/server/launch-gaps");

const { environment, facts } = launchGaps({ ...process.env, NODE_ENV: "production" });

const print = (where: string, lines: readonly string[]) => {
  if (lines.length > 0)
    console.log([`${where}:`, ...lines.map((line) => `  - ${line}`), ""].join("\n"));
};
print("In the environment (.env.example says more)", environment);
print(`In ${siteFile()} (docs/product/operator.md#operator-facts says more)`, facts);

/** Only where the environment is usable: what is wrong with it was named above. */
const groqOf = () => {
  try {
    return env().groq;
  } catch {
    return null;
  }
};
const groq = groqOf();
const models = groq ? await modelGaps(groq) : { missing: [], known: [] };
print("At the AI service", models.missing);
for (const text of models.known) console.log(`Not missing, but to be known: ${text}.\n`);

const paths = process.argv.slice(2);
const problems = await Promise.all(
  (paths.length > 0 ? paths : [process.execPath]).map(async (path) =>
    nodeProblem(await sha256Of(path), nodeHashes()),
  ),
);
const textsOf = (isFatal: boolean) =>
  problems.flatMap((problem) => (problem?.isFatal === isFatal ? [problem.text] : []));
const unknownNodes = textsOf(true);
print("The program that runs the site", unknownNodes);
for (const text of textsOf(false)) console.log(`Not missing, but to be known: ${text}.\n`);

const missing = environment.length + facts.length + models.missing.length + unknownNodes.length;
console.log(
  missing === 0 ? "Ready to go live." : `${missing} things are missing before going live.`,
);
process.exitCode = missing === 0 ? 0 : 1;
